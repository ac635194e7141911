/** Cases where the rulebooks are silent or disagree: the question, our ruling, and the reason. */
export const targiRulings = {
  R1: {
    question: 'What if a player cannot pay a raid in full in either way?',
    ruling: 'That player loses nothing, and the opponent takes the points that were due from the supply.',
    why: 'One rulebook says so and the others are silent. A table that prefers to can play “lose what you have” instead.',
  },
  R2: {
    question: 'What if a deck is empty?',
    ruling: 'When a card is needed, the discards of that kind are shuffled into a new deck.',
    why: 'The rulebooks all say this of goods cards, and one says it of both kinds. One rule for both is easier to remember.',
  },
  R3: {
    question: 'What happens to a centre card that was declined?',
    ruling: 'It stays face up where it is, and the marker is taken back.',
    why: 'The rulebooks let you decline any action, and a card that nobody used has no reason to leave.',
  },
  R4: {
    question: 'Which card does the Noble discard?',
    ruling: 'The card in your hand.',
    why: 'Three rulebooks agree. The fourth speaks of a card already in the display, which looks like a translation slip.',
  },
  R5: {
    question: 'When can a card that was kept this round be played?',
    ruling: 'With the Noble, only in a later round. The Noble may discard it at once.',
    why: 'The rulebooks let a kept card be played in a following round. They ask for no such delay before discarding it.',
  },
  R6: {
    question: 'Where may the Fata Morgana move a marker?',
    ruling: 'To a face-up centre card that holds no marker.',
    why: 'A face-down card is not in play until it is revealed.',
  },
  R7: {
    question: 'What do discounts apply to?',
    ruling:
      'Goods, never gold, and you choose which. Discounts add up, never go below zero, do not apply to the card that brings them, and on a card with two prices apply to the goods side only.',
    why: 'In this game, gold is not a good.',
  },
  R8: {
    question: 'When does a card that promises one more date, salt or pepper give it?',
    ruling:
      'Once a round, when the card is in your display and a goods card from the centre or the Caravan has given you that good in the round. A good you chose counts, a border card does not.',
    why: 'One rulebook excludes border cards and lets a card help from the round in which it is played.',
  },
  R9: {
    question: 'When do you get the good for a round in which goods cards gave you none?',
    ruling: 'After your actions and before the limits are checked. Gold and points do not count as goods.',
    why: 'Only when your actions are over is it certain that there was none.',
  },
  R10: {
    question: 'You may place a Targi on the robber’s card: what about the card opposite?',
    ruling: 'The card opens the robber’s place and nothing else. You still may not face one of the opponent’s Targis.',
    why: 'It lifts one restriction. The others are not mentioned, so they stand.',
  },
  R11: {
    question: 'A card gives goods for cards in the display, or for free places: does it count itself?',
    ruling:
      'Counting comes after the card is played. It is one of the cards in your display, and its place is no longer free.',
    why: 'The gain comes right after the card is played.',
  },
  R12: {
    question: 'When may you play the card in your hand without the Noble?',
    ruling: 'At any time between your actions, even if you kept it this round. You choose the extra good.',
    why: 'The card names no limit.',
  },
  R13: {
    question: 'What can the gold stored on a card be used for?',
    ruling:
      'It pays the gold in a tribe card’s price, and nothing else. It does not count for the limit of three, for ties or at raids.',
    why: 'It lies on the card and not among your tokens.',
  },
  R14: {
    question: 'When does the card that earns a point at raids pay out?',
    ruling:
      'At every raid, the last one too, once you have paid what was due, and also if nothing is due. Not if you could not pay.',
    why: 'A protected player leaves nothing unpaid. A player who cannot pay does.',
  },
  R15: {
    question: 'Must the three goods of your choice be identical?',
    ruling: 'No. Take any mix of three goods, or 1 gold, or 1 point.',
    why: 'Where the game wants identical goods, as at the Trader, it says so.',
  },
  R16: {
    question: 'Does rearranging mean moving or swapping?',
    ruling:
      'Both: swap two cards, move up to two to the ends of rows, or move one to the end of a row and the other into its place. No gap may remain. You may also change nothing.',
    why: 'Two rulebooks speak of moving, two of swapping. This way both are possible.',
  },
  R17: {
    question: 'How many rows of four different symbols can score 4 points?',
    ruling: 'Two. A third one scores its usual 2.',
    why: 'The card upgrades two rows. A third keeps what such a row is always worth.',
  },
  R18: {
    question: 'What changes at the Trader with one good for one other?',
    ruling:
      'The exchange is added, and three identical goods for 1 gold stays as it is. In one visit no good is both given and received one for one.',
    why: 'The card adds a rate and changes none. And exchanging in circles would never end.',
  },
  R19: {
    question: 'Which placement is skipped when a player places only two Targis?',
    ruling: 'That player’s last one, in the next round only. There can be one marker at most.',
    why: 'So all the other placements keep their usual order.',
  },
  R20: {
    question: 'What can a player with a full display still do with tribe cards?',
    ruling: 'Keep them or discard them. Nothing more can be played.',
    why: 'A display has twelve places, and cards in it stay.',
  },
  R21: {
    question: 'What if score, gold and goods are all tied?',
    ruling: 'The game is a draw: nobody wins.',
    why: 'Three rulebooks say so. The fourth asks for another game, and a rematch is always welcome.',
  },
  R22: {
    question: 'Who pays first at a raid?',
    ruling: 'The player who holds the amulet in the round that starts.',
    why: 'One rulebook names the current first player, and the amulet changes hands before the robber moves.',
  },
  R23: {
    question: 'May part of an action be declined?',
    ruling:
      'No. An action is declined as a whole, or everything it gives is taken. Only a card that says “may” and the Trader leave you a choice.',
    why: 'One rulebook lets a player leave out part of an action, and also says that all tokens are received. The others speak of whole actions.',
  },
} as const;
