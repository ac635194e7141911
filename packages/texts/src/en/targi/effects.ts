/** Effects of tribe cards, one sentence for each kind of effect. */
export const targiEffects = {
  scorePerTwo: 'Scores 1 point at the end for every two {{symbol}} cards in your display.',
  scoreIfMoreCards: 'Scores {{points}} at the end if your display has more cards than the opponent’s.',
  scoreIfFourth: 'Scores {{points}} at the end if it is the fourth card of a full row.',
  scoreVariedRows_one: 'At the end {{count}} of your full rows with four different symbols scores {{points}}.',
  scoreVariedRows_other:
    'At the end up to {{count}} of your full rows with four different symbols score {{points}} each.',
  scoreIfCards_one: 'Scores {{points}} at the end if your display has {{count}} card or more.',
  scoreIfCards_other: 'Scores {{points}} at the end if your display has {{count}} cards or more.',
  discount: 'Every further {{symbol}} costs you one good less.',
  nobleDiscount: 'Playing the card in your hand with the Noble costs you one good less.',
  layFromHand: 'Between your actions you may play the card in your hand without the Noble, for one extra good.',
  placeOnRobber: 'You may place a Targi on the robber’s card.',
  traderOneForOne: 'At the Trader you may also exchange one good for one other good.',
  raidShield: 'You pay nothing at raids.',
  raidVp: 'You gain 1 point at every raid, once you have paid what was due.',
  goodsBonus: 'Once a round, when a goods card gives you {{some}}, you get {{tokens}} more.',
  dryRoundGood: 'If no goods card gave you a good this round, you get 1 good of your choice after your actions.',
  gainPerLaid: 'When played: 1 good of your choice for every two cards in your display, this one included.',
  gainPerFree: 'When played: 1 good of your choice for every two free places in your display.',
  gainChoice: 'When played: {{goods}}, or {{gold}}, or {{points}}.',
  storeGold:
    'When played: put 1 gold from the supply on this card. It pays the gold in the price of a later tribe card.',
  rearrange: 'When played: you may rearrange up to two cards of your display.',
  fewerTargis: 'When played: your opponent places only two Targis next round.',
} as const;
