/** What is said about the bots: their names, their advice, their matches. */
export const bots = {
  level: {
    shepherd: {
      name: 'Shepherd',
      text: 'Looks after its own flock, ignores your plans and often misjudges. A first opponent.',
    },
    saltCarrier: {
      name: 'Salt carrier',
      text: 'Watches where you may go, but often misjudges what things are worth.',
    },
    guide: {
      name: 'Caravan guide',
      text: 'Plans a whole turn, and yours too; misjudges now and then.',
    },
    merchant: {
      name: 'Merchant',
      text: 'Weighs every place against every answer, and seldom slips.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'The chief: thinks longest, and plans for the cards that nobody has seen yet.',
    },
  },
  flicker: {
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
  levels: {
    line: '{{id}}: {{name}}. {{text}}',
  },
  spec: {
    unknown: '“{{bot}}” is not a bot. There are: {{bots}}.',
    near: '“{{bot}}” is not a bot. Did you mean {{near}}?',
    few: 'A ladder needs at least two different bots.',
  },
  program: {
    'not-started': 'The program “{{program}}” cannot be started: {{detail}}.',
    'not-a-bot': 'The file {{program}} has no bot in it: {{detail}}',
    ended: 'The program “{{program}}” ended while it was asked for a move (exit: {{detail}}).',
    late: 'The program “{{program}}” did not answer within {{limitMs}} ms.',
    unasked: 'The program “{{program}}” sent a line that it was not asked for: {{sent}}',
    'not-json': 'The program “{{program}}” sent a line that is not a JSON object: {{sent}}',
    'not-an-answer':
      'The program “{{program}}” sent {{sent}}, which has neither a number “move” nor a text “notation”.',
    illegal:
      'The program “{{program}}” chose {{sent}}, which is not one of the {{count}} moves it was offered: {{expected}}',
    broke: 'A match was broken off: {{detail}}',
  },
  arena: {
    head_one: '{{a}} against {{b}}: {{count}} pair of games, seed {{seed}}',
    head_other: '{{a}} against {{b}}: {{count}} pairs of games, seed {{seed}}',
    games: 'won {{won}}, lost {{lost}}, drawn {{shared}}',
    pairs: 'pairs by result (0, ½, 1, 1½, 2): {{pairs}}',
    winRate: 'win rate {{mean}} ({{low}} to {{high}})',
    elo: 'Elo {{mean}} ({{low}} to {{high}})',
    margin: 'margin {{mean}} points per game ({{low}} to {{high}})',
    points: 'points {{a}} to {{b}} on average',
    time: '{{bot}}: {{mean}} ms per decision, 95% of them within {{p95}} ms, the longest {{max}} ms',
    intervals: 'Intervals are 95%, from the results of pairs.',
    sprt: 'SPRT between {{elo0}} and {{elo1}} Elo: log likelihood ratio {{llr}} (it ends at {{lower}} or {{upper}})',
    verdict: {
      stronger: '{{a}} is stronger.',
      notStronger: '{{a}} is not stronger.',
      undecided: 'Not decided yet: more pairs are needed.',
    },
    early: 'This was decided in fewer than {{pairs}} pairs: repeat it with another seed before you believe it.',
    eloOrder: '--elo1 must be above --elo0.',
  },
  ladder: {
    head_one: '{{count}} pair of games for any two bots, seed {{seed}}',
    head_other: '{{count}} pairs of games for any two bots, seed {{seed}}',
    bot: 'bot',
    elo: 'Elo',
    interval: '95%',
    share: 'win rate',
    points: 'points',
    time: 'ms per decision (mean, 95%)',
    against: 'won against',
    anchor: '{{bot}} is {{elo}} Elo; intervals are of the distance to it.',
  },
  hint: {
    head: 'After move {{at}} of {{count}}; {{seat}} to move.',
    best: '{{notation}}: {{move}}',
    numbers: 'Win chance {{chance}}, expected margin {{margin}} points, give or take {{spread}}.',
    certain: 'The final margin is {{margin}} points.',
    others: 'What the other moves cost, in points:',
    more_one: 'and {{count}} more move',
    more_other: 'and {{count}} more moves',
    forced: 'There is nothing to choose.',
    over: 'This game is over: there is nothing left to advise.',
    notToAct: 'It is {{seat}}’s turn: advice is only for the player who has to decide.',
    impossible: 'No game leads to this position: {{detail}}',
  },
  analysis: {
    head: 'Expected margin and win chance for {{seat}} after every move; what a move gave away, and what was better.',
    round: 'Round {{round}}',
    raid: 'The last raid',
    turning: 'Turning points for {{seat}} ({{lost}} points given away in all)',
    none: 'none worth mentioning',
    point: 'Move {{n}}, round {{round}}: {{notation}} gave away {{lost}} points. Better: {{better}}: {{move}}',
    ended: 'In the end: {{blue}} to {{white}}.',
    empty: 'This game has no moves yet.',
  },
} as const;
