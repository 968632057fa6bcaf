reason-ecotrade-return = This card brings the least for the Time and the Impact that it costs.
reason-ecotrade-take = This card brings the most for the Time and the Impact that it costs.
reason-ecotrade-deck = Nothing in the market is good enough, so a surprise is worth a try.
reason-ecotrade-start = { $shipments ->
    [one] It is time to start: { $shipments } shipment is worth the turn.
   *[other] It is time to start: { $shipments } shipments are worth the turn.
}
reason-ecotrade-add = These cards are worth more together.
reason-ecotrade-done = More cards would only make this shipment slower.
reason-ecotrade-top = With this card on top the numbers are better.
reason-ecotrade-means = This means gives the best mixture: Time { $time }, Growth { $growth }, Impact { $impact }.
reason-ecotrade-keep = The next Incident would hardly be better.
reason-ecotrade-redraw = The next Incident can hardly be worse.
reason-ecotrade-buy = This Development should bring about { $gain } Growth more than it costs, by what it does and by the Impact that it takes off.
reason-ecotrade-buy-even = This Development may not bring back all that it costs, but some of it, and it keeps up with the others.
reason-ecotrade-bank = The end may come: the score is good.
reason-ecotrade-end = Nothing else is worth its price in this turn.
reason-ecotrade-pass = There is nothing useful left to do in this turn.
