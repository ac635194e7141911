/** Where the rulebook is silent, or a program has to read the table: the question, what this table does, and why. */
export const targetsRulings = {
  T1: {
    question: 'How big is everything?',
    ruling:
      'A disc is 100 mm across and its black centre 25 mm. A die is 16 mm wide with rounded edges. A puck is 40 mm across and 10 mm high. The table is 1 m by 1 m and has no rim.',
    why: 'The rulebook likens 20 cm to two discs. The rest is chosen so that flicks come out lively and towers stand.',
  },
  T2: {
    question: 'How do the discs lie?',
    ruling:
      'Three at the corners of a triangle with equal sides, 16 mm between their edges; two side by side; one in the middle. They lie flush: dice do not bump against them.',
    why: 'The rulebook asks for the width of a die between them and no more. With raised rims, one die in ten would lean.',
  },
  T3: {
    question: 'When did a die slide and not roll?',
    ruling: 'When the face on top never changed between the flick and rest.',
    why: 'Everybody can see that. Adding up how far a die turned gave the wrong answer in 9 of 100 flicks.',
  },
  T4: {
    question: 'Which of the dice that were knocked off is out?',
    ruling:
      'The topmost of those that fell. The others go back onto the tower in their order, wherever they came to rest.',
    why: 'The rulebook takes one die and does not say which. This way there is nothing to argue about.',
  },
  T5: {
    question: 'When does a die touch the black centre?',
    ruling: 'When the square on which it rests, 14 mm wide, meets the black circle.',
    why: 'The edges of a die are rounded, so this is what really touches. The same square decides everything else.',
  },
  T6: {
    question: 'When does a die lie on one disc and on nothing else?',
    ruling:
      'When that whole square is inside the disc and the die lies flat on the table, not on another die or a puck.',
    why: 'The rulebook does not count a die that touches another surface.',
  },
  T7: {
    question: 'What about a die that leans?',
    ruling:
      'Dice roll on until each lies flat. One that leans on something for good shows no face and counts nowhere until it is moved.',
    why: 'Nobody could read it at a real table either.',
  },
  T8: {
    question: 'In which order are things settled once the dice are at rest?',
    ruling:
      'Faults, disarmed towers, steals; then calls are open. Each call is carried out before the next is looked at.',
    why: 'Calls are a race. What leaves no choice has to be settled before it starts.',
  },
  T9: {
    question: 'Until when can something be called, and who was first?',
    ruling:
      'Until the next flick starts. Over the net the order of arrival counts, less the sender’s measured delay, within a limit. A table may be set to “called for you” instead.',
    why: 'A slow line should not lose a race that its player won.',
  },
  T10: {
    question: 'Where do stored discs lie, and when is a die on them?',
    ruling:
      'The puck stands in the middle of its stack of stored discs, which shows all round it. A die is on them by the same square as on a disc of the middle.',
    why: 'One measure for all discs.',
  },
  T11: {
    question: 'What if nobody is left to flick?',
    ruling: 'The round ends.',
    why: 'All dice have been played.',
  },
  T12: {
    question: 'What if the dice do not come to rest?',
    ruling: 'After eight seconds they are stopped. A die that still moves then is a fault.',
    why: 'The match has to go on.',
  },
  T13: {
    question: 'What becomes of dice when a disc leaves the middle?',
    ruling: 'They stay where they are, unless a Targets sends them back under their pucks.',
    why: 'A disc can be drawn away from under a die. Nobody should gain or lose by it.',
  },
  T14: {
    question: 'When exactly does the fourth disc end the game?',
    ruling: 'At that moment, also in the middle of a round.',
    why: 'The rulebook names the fourth disc and no later moment.',
  },
  T15: {
    question: 'How do several players flick at the same time on one device?',
    ruling:
      'One after the other, each on a copy of the same table, and all are judged together. Over the net all flick within one countdown.',
    why: 'So nobody’s dice get in the way of another’s, whoever is first.',
  },
  T16: {
    question: 'Which way up does a die stand in a tower?',
    ruling:
      'It is drawn from all 24 ways by the seed of the match, for every tower that is rebuilt and every die that comes back.',
    why: 'A fixed start would let a practised player steer the face.',
  },
  T17: {
    question: 'Which of several own fallen dice is kept?',
    ruling:
      'Their player chooses, before anything else happens. A bot, and a table set to “called for you”, keeps the best: on black, then one that steals, then one on a disc, then the higher face.',
    why: 'The rulebook leaves the choice to the player.',
  },
  T18: {
    question: 'Where do the towers stand?',
    ruling:
      'Each on its own side, evenly spread, with 20 cm from the edge of the puck to the edge of the nearest disc, the same for all.',
    why: 'The rulebook sets the largest distance. One for all is fair.',
  },
  T19: {
    question: 'When is a disc removed?',
    ruling: 'Only if none was won by Targets in the round and none is awarded.',
    why: 'The rulebook wants it when no disc was taken, and a Targets takes one.',
  },
  T20: {
    question: 'What if a tower is pushed and loses no die?',
    ruling: 'It is put straight, its dice in the same order and as they stood.',
    why: 'It is clear then which die is on top, and everybody flicks from the same place.',
  },
  T21: {
    question: 'What if a die comes to rest on a puck or a tower?',
    ruling: 'It is a fault, whoever brought it there. So is a flicked die that stays on its own puck.',
    why: 'A puck belongs to its tower. And a flick that is too weak should not get a second try.',
  },
  T22: {
    question: 'Which dice lie on a disc that is won?',
    ruling: 'Those whose whole square is over it, also on top of another die. What only overlaps the edge stays.',
    why: 'It is the same measure as for counting.',
  },
  T23: {
    question: 'When do calls close after the last flick of a round?',
    ruling:
      'When everybody has said that they call nothing more, whether they could or not. A Double brings the round back to life. Online, whoever says nothing for 20 seconds, or for the days that a move has, calls nothing.',
    why: 'No flick follows that could close them, and nobody should learn from the waiting who has something to call.',
  },
  T24: {
    question: 'Do equal totals of partners cancel each other?',
    ruling: 'Yes, like any others.',
    why: 'Totals count by colour, and the rest of the rules stays as it is.',
  },
  T25: {
    question: 'What if you hit your partner’s tower, or the discs under it?',
    ruling: 'The tower loses a die, as any other would. The discs stay where they are.',
    why: 'The rulebook speaks of opponents’ discs. A tower does not ask who knocked it over.',
  },
} as const;
