/** Texts about Targets that are shown before its own are loaded: on the home page, in lists, in the lobby. */
export const targetsTeaser = {
  name: 'Targets',
  picture:
    'A wooden table in lamplight. Towers of dice stand on four pucks around three painted discs; one die has just been flicked.',
  pitch:
    'Flick the top die of your tower at the discs in the middle. Hit the black centre, call it first, and steal what the others have not secured.',
  facts: '2 to 4 players · a quarter of an hour',
  start: 'Flick now',
  round: 'Round {{round}}',
  level: {
    leftHand: {
      name: 'Left hand',
      text: 'Flicks with the wrong hand, is happy to hit a disc, and often misses a call. A first opponent.',
    },
    tavern: {
      name: 'Tavern regular',
      text: 'Has played this many an evening: aims for points, with a hand that is not quite steady.',
    },
    juggler: {
      name: 'Market juggler',
      text: 'Quick fingers: keeps an eye on your discs too, and steals and topples towers where it pays.',
    },
    master: {
      name: 'Dice master',
      text: 'Imagines more than a hundred flicks before each one, and plays for the whole match.',
    },
  },
} as const;
