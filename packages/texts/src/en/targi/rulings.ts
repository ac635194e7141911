/** Where the rulebooks are silent or disagree: the question, what this table does, and why. */
export const targiRulings = {
  R1: {
    question: 'What if a player can pay a raid in neither way in full?',
    ruling: 'That player loses nothing, and the opponent takes the points that were due from the supply.',
    why: 'One rulebook says so and the others are silent. A table that prefers it can play “lose what you have” instead.',
  },
  R2: {
    question: 'What if a deck is empty?',
    ruling: 'When a card is wanted, the discards of that kind are shuffled into a new deck.',
    why: 'The rulebooks all say it of goods cards, and one says it of both kinds. One rule for both is easier to keep in mind.',
  },
  R3: {
    question: 'What becomes of a centre card that was declined?',
    ruling: 'It stays face up where it is, and the marker is taken back.',
    why: 'The rulebooks let you decline any action, and a card that nobody used has no reason to leave.',
  },
  R4: {
    question: 'Which card does the Noble discard?',
    ruling: 'The card in your hand.',
    why: 'Three rulebooks agree on it. The fourth speaks of a card already laid, which reads like a slip of translation.',
  },
  R5: {
    question: 'When can a card that was kept this round be laid?',
    ruling: 'Through the Noble, only in a later round. The Noble may discard it at once.',
    why: 'The rulebooks let a kept card be laid in a following round. They ask no such delay for discarding it.',
  },
  R6: {
    question: 'Where may Fata Morgana move a marker?',
    ruling: 'To a face-up centre card that holds no marker.',
    why: 'A face-down card is not in play before the reveal.',
  },
  R7: {
    question: 'What do discounts take off?',
    ruling:
      'Goods, never gold, and you choose which. Discounts add up, never go below zero, leave out the card that brings them, and on a card with two prices work on the goods side only.',
    why: 'In this game a good and gold are different things.',
  },
  R8: {
    question: 'When does a card that promises one more date, salt or pepper give it?',
    ruling:
      'Once a round, as soon as the card is laid and a goods card, from the centre or the Caravan, has given you that good in the round. A good you chose counts, a border card does not.',
    why: 'A rulebook leaves border cards out and lets a card help from the round in which it is laid.',
  },
  R9: {
    question: 'When do you get the good for a round in which goods cards brought you none?',
    ruling: 'After your actions and before the limits. Gold and points do not count as goods.',
    why: 'Only when your actions are over is it certain that the round brought none.',
  },
  R10: {
    question: 'You may place a Targi on the robber’s card: what about the card it faces?',
    ruling: 'The card opens the robber’s place and nothing else. You still may not face a Targi of the opponent.',
    why: 'It lifts one ban. The others are not mentioned, so they stand.',
  },
  R11: {
    question: 'A card gives goods for laid cards, or for free places: does it count itself?',
    ruling: 'Counting comes after laying. The card is one of your laid cards, and its place is no longer free.',
    why: 'The gain comes right after the card is laid.',
  },
  R12: {
    question: 'When may you lay the hand card without the Noble?',
    ruling:
      'At any time between your own actions, even if you kept it this round. The one good more is of your choice.',
    why: 'The card names no limit.',
  },
  R13: {
    question: 'What is the gold stored on a card good for?',
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
    question: 'Must three goods of your choice be equal?',
    ruling: 'No. Take any mix of three goods, or 1 gold, or 1 point.',
    why: 'Where the game wants equal goods, as at the Trader, it says so.',
  },
  R16: {
    question: 'Does rearranging mean moving or swapping?',
    ruling:
      'Either: swap two cards, or move up to two to the ends of rows, without a gap. You may also change nothing.',
    why: 'Two rulebooks speak of moving, two of swapping. This way both are possible.',
  },
  R17: {
    question: 'How many rows of four different symbols can score 4 points?',
    ruling: 'Two. A third one scores its usual 2.',
    why: 'The card raises two rows. A third keeps what such a row is always worth.',
  },
  R18: {
    question: 'What changes at the Trader with one good for one other?',
    ruling:
      'The exchange is added, and three equal goods for 1 gold stays as it is. In one visit no good is both given and received one for one.',
    why: 'The card adds a rate and changes none. And exchanges that go in circles would never end.',
  },
  R19: {
    question: 'Which placement is left out when a player places only two Targis?',
    ruling: 'That player’s last one, in the next round only. There can be one marker at most.',
    why: 'So all other placements keep their usual order.',
  },
  R20: {
    question: 'What can a player with a full display still do with tribe cards?',
    ruling: 'Keep them or discard them. Nothing more can be laid.',
    why: 'A display has twelve places, and laid cards stay.',
  },
  R21: {
    question: 'What if score, gold and goods are all tied?',
    ruling: 'Nobody wins.',
    why: 'Three rulebooks say so. The fourth asks for another game, and a rematch is always welcome.',
  },
  R22: {
    question: 'Who pays first at a raid?',
    ruling: 'The player who holds the amulet in the round that starts.',
    why: 'A rulebook names the current first player, and the amulet has changed hands before the robber moves.',
  },
} as const;
