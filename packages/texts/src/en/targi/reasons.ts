/** Why a move was refused: what is wrong, and what would be legal. */
export const targiReasons = {
  'game-over': 'The game is over; nothing more can be played.',
  'not-now': 'This is not possible at this point of the round. Choose one of the moves that are open now.',
  corner: 'No Targi may stand on a corner. Choose a card along one of the sides.',
  robber: 'The robber stands on this card. Choose another one; the card opposite the robber is allowed.',
  occupied: 'There is already a Targi on this card. Choose a free one.',
  'facing-opponent':
    'This card is opposite one of your opponent’s Targis. Choose a card whose other end is free or your own.',
  'no-piece-there': 'None of your pieces is there. Use a card that holds one of your Targis or markers.',
  'finish-first': 'First finish what you have begun.',
  'face-down': 'This card is still face down. It comes into play when the round’s new cards are revealed.',
  'not-a-goods-card': 'There is a tribe card there. Play it, keep it or discard it.',
  'not-a-tribe-card': 'There is a goods card there. You can only take what it shows.',
  'choose-a-good': 'This card gives one good of your choice. Say which: dates, salt or pepper.',
  'no-choice-here': 'This card offers no choice. You take exactly what it shows.',
  'hand-full': 'You already have a card in your hand. Play the new card or discard it.',
  'hand-empty': 'There is no card in your hand. Keep one first, then come back.',
  'wrong-payment': 'This is not the price of the card. Pay exactly what it costs you now.',
  'cannot-pay': 'You do not have everything this costs. Choose something you can pay for.',
  'no-stored-gold': 'No gold is stored on your cards. Pay with gold from your tokens.',
  'row-full': 'This row already has four cards. Choose another row.',
  'display-full':
    'Your display already has twelve cards. You can only keep the card, if your hand is empty, or discard it.',
  'kept-this-round': 'You kept this card this round. The Noble can play it from the next round on, or discard it now.',
  'needs-noble':
    'Without the Noble, you can play the card in your hand only if you have the tribe card that allows it.',
  'not-that-card':
    'You cannot simply take something from this card. Take goods from the cards named Dates, Salt or Pepper.',
  'bad-exchange':
    'The Trader does not offer this. Give three identical goods for 1 gold, or two identical goods for 1 other good.',
  'not-enough-goods': 'You do not have enough of this good. Offer one that you have enough of.',
  'back-and-forth':
    'In one visit, you cannot both give and receive the same good one for one. Choose another exchange, or leave.',
  'no-marker': 'You have no unused marker there. Choose a place that holds one of yours.',
  'mirage-target': 'The marker cannot go there. Choose a face-up centre card that holds no marker.',
  'bad-offer': 'The Silversmith does not offer this. Give two or four identical goods, or 1 or 2 gold.',
  'wrong-gain': 'This is not what you are due. Take exactly the number of goods you may choose.',
  'wrong-return': 'Return exactly as many goods as you have above ten.',
  'wrong-raid-payment': 'This does not settle the raid. Pay what the card demands, in one of its two ways.',
  'bad-rearrangement': 'At most two cards may move, every other card stays where it is, and no gap may remain.',
  'not-a-move': 'There is no such move in this game. Choose one from the list.',
} as const;
