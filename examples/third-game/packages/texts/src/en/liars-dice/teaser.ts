/** Texts about Liar’s Dice that are shown before its own are loaded: on the home page, in lists, in the lobby. */
export const liarsDiceTeaser = {
  name: 'Liar’s Dice',
  facts: '2 players · 5 minutes · bluff',
  pitch: 'Dice under cups, a bid on all of them, and one question: do you believe it?',
  picture: 'Two cups with dice on a table.',
  start: 'Roll now',
  level: { camel: 'Camel', fox: 'Fox' },
} as const;
