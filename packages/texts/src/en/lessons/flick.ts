/** Lesson «Your first flick»: the guide's texts at the Targets table. */
export const flickWords = {
  title: 'Your first flick',
  about: 'The whole of Targets in three minutes, each rule by a flick.',
  ground: {
    title: 'Practice ground',
    about: 'Ten flicks at a goal, and up to three stars: stop on a disc, touch black, topple, steal.',
  },
  tricks: {
    title: 'Trick shots',
    about: 'One goal, one flick: steal, topple, push. Up to three stars for each table.',
  },
  swipe: {
    title: 'The flick',
    first:
      'Welcome to Targets! Put a finger or the mouse on the top die of your tower, swipe towards the discs and let go.',
    firstKeys:
      'Welcome to Targets! At the table, the arrow keys aim. Space starts the strength needle, and Space again strikes the die.',
    firstElse: 'That die is lost: it slid, or it left the table. Your tower stands again: swipe once more.',
    firstDone: 'That was a flick! The dots show its way. A die stays where it stops.',
    disc: 'The faster you swipe, the faster the die. Make it stop completely on the disc.',
    discKeys: 'The further right you stop the needle, the faster the die. Make it stop completely on the disc.',
    discElse: 'Not completely on the disc. Try again.',
    discDone: 'There, its face counts at the end of the round.',
    side: 'Where you touch the die matters too. Start the swipe near its left or right edge: it spins.',
    sideKeys:
      'Where the die is struck matters too. Press the full stop key three times to strike it on the right, then flick.',
    sideElse: 'That was near the middle. Start closer to the left or right edge of the die.',
    sideDone: 'It spun. Struck high or low and hard, your own tower falls: then only one of the fallen dice stays.',
  },
  black: {
    title: 'Targets!',
    aim: 'Now for the black centre. If your die touches it, call “Targets!” and the disc is yours at once.',
    call: 'It touches black. Call “Targets!” before the next flick!',
    else: 'Not on black. The table is as it was: try again, or let me show you.',
    done: 'That disc is yours for good. Four discs win the game. Nobody reminds you to call: keep your eyes open.',
  },
  double: {
    title: 'Double!',
    call: 'Your last die shows 4, like another one of yours. Call “Double!” and choose which of them goes back onto your tower.',
    else: 'You flicked, and so it was too late. Call “Double!” first.',
    done: 'So you have one more flick in this round.',
  },
  rivals: {
    title: 'Your rivals',
    topple: 'Blue has a tower, too. Flick hard and straight at it!',
    toppleElse: 'It still stands. Harder, and straight at it!',
    toppleDone: 'Disarmed! The topmost die that fell is out for this round; the others go back.',
    steal: 'A disc lies under Blue’s puck, and it is not safe yet. Stop your die on it to steal it.',
    stealElse: 'Not on it. There is room between the puck and the rim of the disc: try again, or let me show you.',
    stealDone: 'Stolen! Take care: what lies under your puck can be stolen as well.',
  },
  end: {
    title: 'The end',
    round:
      'This is the last die of the round. Flick it: then each disc goes to the highest total of one colour, and equal totals cancel out.',
    roundElse: 'No disc for you this time: do not push your own 6 away.',
    roundDone: 'Your disc lies under your puck. If nobody steals it before the next round ends, it is yours for good.',
    money:
      'The middle is empty: Money time, the last round. Flick at Blue’s disc to steal it; then all that is stored counts.',
    moneyElse: 'Once more: flick at Blue’s disc.',
    done: 'That is all of Targets: the most discs win. Your hand learns the rest by playing.',
  },
} as const;
