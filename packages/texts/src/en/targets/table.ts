/** What the table says around a match: headings, prompts, options, refusals, the outcome. */
export const targetsTable = {
  section: {
    setup: 'Setup',
    turn: 'A turn',
    faults: 'Faults',
    attacks: 'Other players’ towers and discs',
    targets: '“Targets!”',
    double: '“Double!”',
    calls: 'Calling',
    endOfRound: 'The end of a round',
    end: 'The end of the game',
    golden: 'Golden Targets',
    variants: 'Variants',
    open: 'What is open, and what chance decides',
  },
  need: {
    swap: '{{seats}}: choose the die you give to your partner, and where the one you get will stand.',
    flick: '{{seat}}, flick the top die of your tower.',
    calls: '{{seats}}: call now, or let it go.',
    keep: '{{seat}}, several of your dice fell. Keep one of them: {{dice}}.',
    remove: '{{seat}}, nobody won a disc. Remove one from the middle: {{discs}}.',
    golden: '{{seats}}: flick your whole tower at the disc.',
    over: 'The game is over.',
  },
  call: {
    targets: '{{seat}} can call “Targets!” with {{die}} for disc {{disc}}.',
    double: '{{seat}} can call “Double {{face}}!” with {{dice}}.',
  },
  option: {
    players_one: '{{count}} player.',
    players_other: '{{count}} players.',
    first: {
      named: '{{seat}} begins.',
      drawn: 'The first player is drawn by lot.',
    },
    calls: {
      own: 'Everybody calls for themselves.',
      forYou: 'The table calls for you.',
    },
    variant: {
      pasVu: 'Variant: pas vu, pas pris.',
      threeByThree: 'Variant: 3 × 3.',
      teams: 'Variant: two against two.',
    },
  },
  optionRefusal: {
    'not-options': 'There is no such table. Choose 2, 3 or 4 players, who begins, who calls, and the variants.',
    'first-not-seated': 'The player who should begin is not at this table. Name one who is, or draw lots.',
    'teams-need-four': 'Two against two needs four players.',
    'pas-vu-needs-calls':
      'Where the table calls for you, nobody can be faster with “Pas vu, pas pris!”. Choose one or the other.',
  },
  fileError: {
    'wrong-turn': '“{{found}}” is not the round and flick that come next.',
    'new-line': 'Every flick starts a line, and nothing else does: “{{found}}”.',
  },
  refusal: {
    notYourTurn: 'It is not your turn, and you have nothing to call. Wait for the others.',
    staleVersion: 'The table has changed since you looked. Look again, then choose.',
    cited: '{{text}} ({{rule}})',
  },
  outcome: {
    fourth: '{{seats}} wins with {{discs}}: the fourth disc ends the game.',
    lastRound: '{{seats}} wins with {{discs}}.',
    golden: '{{seats}} wins the Golden Targets, after a tie at {{discs}}.',
    teamFourth: '{{seats}} win with {{discs}}: the fourth disc ends the game.',
    teamLastRound: '{{seats}} win with {{discs}}.',
    teamGolden: '{{seats}} win the Golden Targets, after a tie at {{discs}}.',
    discs_one: '{{count}} disc',
    discs_other: '{{count}} discs',
    running: 'The game is still in progress.',
  },
} as const;
