/** The rules of Targets in our own words, one or two sentences a line. Numbers: `packages/targets/src/rules.ts`. */
export const targetsRules = {
  'TT-1':
    'Two, three or four players: red, blue, yellow and green, clockwise in this order. Each has a wooden puck and three dice of their colour.',
  'TT-2':
    'There are nine discs, three in each of three colours. One side shows a target with a black centre, the other a star. Three lie in the middle of the table, target side up and the width of a die apart; six are set aside.',
  'TT-3':
    'Each puck stands on its player’s side of the table, at most 20 cm from the discs; nearer ones can be agreed as a handicap.',
  'TT-4': 'Each player stacks their three dice on their puck: that is the tower.',
  'TT-5': 'You choose who goes first, or it is random, or the first to call “Targets!” goes first.',
  'TT-6':
    'On your turn you flick the top die of your own tower. Direction, strength and the point you hit decide where it goes. It stays where it stops, unless a line below says otherwise.',
  'TT-7':
    'Then the next player clockwise flicks. A player with no die on their puck is skipped; if only one player has dice left, that player flicks again.',
  'TT-8': 'A round ends when nobody has a die on a puck.',
  'TT-9': 'The face on top is what a die counts, and it counts for a disc only if it touches nothing but that disc.',
  'TT-10':
    'When all dice have come to rest, faults are settled first (TT-12), then disarmed towers (TT-17), then steals (TT-18). After that, calls are open (TT-27).',
  'TT-11':
    'A tower that was pushed but lost no die is put straight at its place, puck and all, with its dice in the same order.',
  'TT-12': 'A fault costs the die: it is out for this round and goes under its owner’s puck.',
  'TT-13': 'A die that leaves the table is a fault, whether it was flicked or pushed.',
  'TT-14': 'A flicked die that slid without rolling is a fault.',
  'TT-15':
    'A die that comes to rest on a puck or a tower is a fault, and so is a flicked die that stays on its own puck.',
  'TT-16':
    'When several dice leave your own tower in one flick, you keep one of them on the table. It counts as the flicked one, and the others are faults.',
  'TT-17':
    'Disarming: when a flick knocks dice off other players’ towers, one of them, and only one in all, is out for this round. The others go back onto their towers.',
  'TT-18':
    'Stealing: when one of your own dice, flicked or pushed by you, comes to rest on discs stored under an opponent’s puck (TT-32), you take all of them at once and store them under your own puck.',
  'TT-19': 'After a flick that stole, no Double can be called.',
  'TT-20':
    'When one of your dice touches the black centre of a disc in the middle, even partly, no matter who flicked or pushed it there, you may call “Targets!”. That secures the disc at once: it is turned to its star side, counts as one, and cannot be stolen.',
  'TT-21': 'All dice that touch a disc won this way are out for this round and go back under their owners’ pucks.',
  'TT-22': 'If several dice touch the same black centre, the first call wins the disc.',
  'TT-23':
    'A Targets that nobody called is lost: the die stays, and can be called again only after it has moved. Discs under pucks cannot be won this way.',
  'TT-24':
    'When two of your dice lie on the table and show the same face, you may call “Double!” and put one of the two back on top of your tower. Dice on towers do not count.',
  'TT-25':
    'A Double can be called only when it is new: one of the two dice has just been flicked, or pushed to a new face.',
  'TT-26': 'A die can be used for one call only, Targets or Double.',
  'TT-27':
    'Calls are open from the moment the dice come to rest until the next flick starts. After a wrong call you cannot call for two seconds.',
  'TT-28': 'Calls are carried out one after the other, in the order in which they were made.',
  'TT-29':
    'You may let your calls go. When nobody has a die left to flick, the round ends as soon as all players have said that they have nothing more to call.',
  'TT-30':
    'A table can be set to “automatic calls”. Then the table calls Targets for each player at once, first for the one who flicked and then clockwise, and asks anyone who can call a Double before the next flick.',
  'TT-31': 'At the end of every round except the first, each disc stored under a puck is secured.',
  'TT-32':
    'Then each disc in the middle goes to the player whose dice on it add up to the most. It is stored under that player’s puck until the end of the next round.',
  'TT-33': 'Equal totals cancel each other out, and the next lower total counts.',
  'TT-34':
    'If no disc was won by Targets in the round and none is awarded, the player who went first in it chooses one disc from the middle and removes it.',
  'TT-35':
    'Then the middle is filled up to three discs, as long as there are any aside. All players rebuild their towers with all their dice, and the next player clockwise goes first.',
  'TT-36':
    'Money time: when no disc is left for the middle and some are stored, one last round is played, to steal and to defend. Then the stored discs are secured.',
  'TT-37': 'When no disc is left in the middle, aside or under a puck, the game is over at once.',
  'TT-38': 'The game ends at once when a player has secured four discs, by Targets or at the end of a round.',
  'TT-39': 'The player with the most secured discs wins.',
  'TT-40':
    'Players who are tied for the most discs play Golden Targets: one disc in the middle, star side up, and their towers rebuilt.',
  'TT-41':
    'Each of them flicks their whole tower of three dice, all at the same time. Only a die that leaves the table is lost, and nothing is called.',
  'TT-42': 'The player whose dice on the disc add up to the most wins.',
  'TT-43':
    'If that is tied, or nobody is on the disc, then among the tied players the one whose dice anywhere on the table add up to the most wins.',
  'TT-44': 'If that is tied too, the tied players flick again.',
  'TT-45':
    'Pas vu, pas pris: as long as a Targets is open and not yet called, any other player may cancel it by calling “Pas vu, pas pris!”.',
  'TT-46':
    '3 × 3: the game is played in three sets. Each set has three discs of one colour, and the middle is not refilled between its rounds.',
  'TT-47': '3 × 3: a round in which nobody won a disc removes one, as usual.',
  'TT-48':
    '3 × 3: a set ends as soon as the middle is empty, and only then are stored discs secured. There is no Money time.',
  'TT-49':
    'Teams: four players, two against two, partners opposite each other. Before the first round partners swap one die each and put it anywhere in their towers. From then on it belongs to the player in whose tower it stands.',
  'TT-50':
    'Teams: totals count by the colour of the dice, and a disc goes to the puck of that colour. Example: Yellow flicks the red die in the yellow tower, but its face counts for Red.',
  'TT-51':
    'Teams: the discs of partners count together, for the fourth disc and for the win. You can steal from opponents only.',
  'TT-52': 'Variants can be combined freely, and are recorded with the match.',
  'TT-53':
    'Everything on the table is open to all. Nobody knows how the dice will stand in a tower before it is rebuilt: that is random.',
  'TT-54': 'Everything else is up to the players: the same flick of the same tower always ends the same way.',
} as const;
