/** Cases that the rulebook leaves open or a program must judge: the question, our ruling, and the reason. */
export const targetsRulings = {
  T1: {
    question: 'How big is everything?',
    ruling:
      'A disc is 100 mm across and its black centre 25 mm. A die is 16 mm wide with rounded edges. A puck is 40 mm across and 10 mm high. The table is 1 m by 1 m and has no rim.',
    why: 'The rulebook likens 20 cm to two discs. The rest is chosen so that flicks are lively and towers stand.',
  },
  T2: {
    question: 'How do the discs lie?',
    ruling:
      'Three at the corners of a triangle with equal sides, 16 mm between their edges; two side by side; one in the middle. They lie flush: dice do not bump against them.',
    why: 'The rulebook asks for the width of a die between them and no more. With raised rims, one die in ten would lean.',
  },
  T3: {
    question: 'When has a die slid without rolling?',
    ruling: 'When the face on top never changed between the flick and coming to rest.',
    why: 'Everybody can see that, and nobody has to judge how far a die turned.',
  },
  T4: {
    question: 'Which of the dice knocked off a tower is out?',
    ruling:
      'The topmost of those that fell. The others go back onto the tower in their order, wherever they came to rest.',
    why: 'The rulebook takes one die and does not say which. This way there is nothing to argue about.',
  },
  T5: {
    question: 'When does a die touch the black centre?',
    ruling: 'When the square it rests on, 14 mm wide, overlaps the black circle.',
    why: 'The edges of a die are rounded, so this is the part that really touches. The same square decides everything else.',
  },
  T6: {
    question: 'When does a die lie on one disc and on nothing else?',
    ruling:
      'When the whole square on which it rests (T5) is inside the disc and the die lies flat on the table, not on another die or a puck.',
    why: 'The rulebook does not count a die that touches any other surface.',
  },
  T7: {
    question: 'What about a die that leans?',
    ruling:
      'Dice keep rolling until each lies flat. One that stays leaning on something shows no face and counts nowhere until it is moved.',
    why: 'Nobody could read it at a real table either.',
  },
  T8: {
    question: 'In which order are things settled once the dice have come to rest?',
    ruling:
      'Faults, disarmed towers, steals; then calls are open. Each call is carried out before the next is looked at.',
    why: 'Calls are a race. Everything that leaves no choice has to be settled before it starts.',
  },
  T9: {
    question: 'How long can something be called, and who was first?',
    ruling:
      'Until the next flick starts. Online, a slow connection costs nothing. A table can be set to “automatic calls” instead.',
    why: 'A slow connection should not lose a race that its player won.',
  },
  T10: {
    question: 'Where do stored discs lie, and when is a die on them?',
    ruling:
      'The puck stands in the middle of its stack of stored discs, which is visible all around it. A die that lies flat is on them when the middle of the square it rests on (T5) is; the rest may stick out.',
    why: 'The rulebook asks where the die ends its course. Only counting on a disc asks for the whole die.',
  },
  T11: {
    question: 'What if nobody is left to flick?',
    ruling: 'The round ends.',
    why: 'All dice have been played.',
  },
  T12: {
    question: 'What if the dice do not come to rest?',
    ruling: 'After eight seconds they are stopped. A die that is still moving then is a fault.',
    why: 'The match has to go on.',
  },
  T13: {
    question: 'What happens to dice when a disc leaves the middle?',
    ruling: 'They stay where they are, unless a Targets sends them back under their pucks.',
    why: 'A disc can be pulled out from under a die. Nobody should gain or lose by it.',
  },
  T14: {
    question: 'When exactly does the fourth disc end the game?',
    ruling: 'At that moment, even in the middle of a round.',
    why: 'The rulebook names the fourth disc and no later moment.',
  },
  T15: {
    question: 'How do several players flick at the same time?',
    ruling:
      'Each says how they flick, and nobody learns it from the others. When all have, all towers are flicked at the same moment on one table, where dice may meet. At one device the players take turns at it.',
    why: 'Players flick together in the rulebook, and nobody can wait for the others.',
  },
  T16: {
    question: 'Which way up does a die stand in a tower?',
    ruling: 'One of 24 ways, at random, for every tower that is rebuilt and every die that comes back.',
    why: 'With a fixed start, a practised player could steer the face.',
  },
  T17: {
    question: 'If several of your own dice fall, which one is kept?',
    ruling:
      'Their player chooses, before anything else happens. A bot, and a table with automatic calls, keeps the best: on black, then one that steals, then one on a disc, then the higher face.',
    why: 'The rulebook leaves the choice to the player.',
  },
  T18: {
    question: 'Where do the towers stand?',
    ruling:
      'Each on its own side, evenly spread, with 20 cm from the edge of the puck to the edge of the nearest disc, the same for all unless a handicap was agreed (T31).',
    why: 'The rulebook sets the largest distance. The same one for all is fair.',
  },
  T19: {
    question: 'When is a disc removed?',
    ruling: 'Only if none was won by Targets in the round and none is awarded.',
    why: 'The rulebook asks for it when no disc was taken, and a Targets takes one.',
  },
  T20: {
    question: 'What if a tower is pushed but loses no die?',
    ruling:
      'Tower and puck go back to their place, put straight, with the dice in the same order and showing the same faces.',
    why: 'Then it is clear which die is on top, and everybody flicks from the same spot.',
  },
  T21: {
    question: 'What if a die comes to rest on a puck or a tower?',
    ruling:
      'It is a fault, no matter who brought it there, even if it lies where a puck that was pushed aside belongs. So is a flicked die that stays on its own puck.',
    why: 'A puck belongs to its tower and its place. And a flick that is too weak should not get a second try.',
  },
  T22: {
    question: 'Which dice leave with a disc that is won?',
    ruling: 'Every die whose square touches the disc, if only in part, including those on top of another die.',
    why: 'The rulebook returns every die that is on the disc, and the disc is lifted from under them. For counting, a die must lie completely on it (T6).',
  },
  T23: {
    question: 'When do calls close after the last flick of a round?',
    ruling:
      'When everybody has said that they have nothing more to call, whether they could or not. A Double reopens the round. Online, players who say nothing for 20 seconds, or for the days that a move may take, call nothing.',
    why: 'No flick follows that could close them, and nobody should learn from the waiting who could call something.',
  },
  T24: {
    question: 'Do equal totals of partners cancel each other out?',
    ruling: 'Yes, like any others.',
    why: 'Totals count by colour, and the rest of the rules stays the same.',
  },
  T25: {
    question: 'What if you hit your partner’s tower, or the discs under it?',
    ruling: 'The tower loses a die, like any other. The discs stay where they are.',
    why: 'The rulebook speaks of opponents’ discs. A tower does not ask who knocked it over.',
  },
  T26: {
    question: 'What if two towers lose dice in one flick?',
    ruling:
      'One die in all is out: the topmost fallen one of the tower that was touched first. All the others go back onto their towers.',
    why: 'The rulebook takes one single die of all opposing dice that fell.',
  },
  T27: {
    question: 'What if a die knocked off a tower comes to rest on a black centre?',
    ruling:
      'Its player may call “Targets!” with it. Fallen dice stay where they are until calls close; then they go back onto the tower or are out. They do not count for a Double.',
    why: 'In the rulebook a Targets also counts for a die that was pushed, by whomever.',
  },
  T28: {
    question: 'Does a pushed die steal?',
    ruling:
      'Yes, if it belongs to the player who flicked and was moved by that flick. Other players’ dice that are pushed there steal nothing.',
    why: 'The rulebook speaks of your die, no matter where it stops.',
  },
  T29: {
    question: 'What if you call with nothing to call?',
    ruling:
      'Nothing happens, and you cannot call for two seconds. If somebody simply beat you to it, you lose nothing. There is no such wait at tables with automatic calls.',
    why: 'Otherwise calling after every flick would cost nothing.',
  },
  T30: {
    question: 'Who goes first?',
    ruling:
      'As the table chose: a player it names, a random one, or the first to call once the towers stand. That is a race like any other call.',
    why: 'The rulebook lets the first person to shout “Targets” start.',
  },
  T31: {
    question: 'Can towers stand nearer?',
    ruling: 'Before the game a table may set 10, 15 or 20 cm for each player. It is recorded with the match.',
    why: 'The rulebook says at most 20 cm. A shorter way helps children and beginners.',
  },
} as const;
