/** The terminal program's texts for Targets. */
export const targetsCli = {
  command: {
    play: {
      summary: 'Play Targets, against bots or with somebody next to you',
      text: 'You are red; by default the others are the bot juggler. The table calls Targets for you, unless “Pas vu, pas pris!” is played. Aim with a key of the menu, then speed and turn: `d1 1100 -5`. The game is saved after every move; `--resume` continues exactly there. While you play, `?` shows what you can type. With `--json` every position is a line of JSON, and every line you send is a move in notation.',
    },
    selfplay: {
      summary: 'Let bots play Targets, and count',
      text: 'Two to four bots play whole games with real physics: who won how often and how, and how their flicks went. With `--log` every start, move and end is a line of JSON, with the whole table after each move. With `--file` the last game is written as a text that `replay` reads.',
    },
    flick: {
      summary: 'Show one flick as a picture from above',
      text: 'The file is JSON: the table (“scene”: pucks and dice), the flick, and how many discs lie in the middle (“discs”, default 3). It can also be a list of these, like packages/targets/golden/shots.json. The picture is drawn here, or written as SVG. The file `-` is standard input.',
    },
    replay: {
      summary: 'Check a saved game of Targets and tell it in words',
      text: 'Every flick is rolled and every call checked again. A broken file is refused with the line and column of the first error. The file `-` is standard input.',
    },
    levels: {
      summary: 'List the levels of the Targets bots',
      text: 'Their names for other commands, and what to expect of them.',
    },
    arena: {
      summary: 'Let two bots play a match of Targets, and measure',
      text: 'Two-player games, each seed twice with the seats swapped. A bot is a level, or `naive`, which flicks roughly towards something.',
    },
    verify: {
      summary: 'Check that an online game of Targets was fair: the start and every flick',
      text: 'FILE is what the page of a finished online game offers as proof (JSON), or the published tries of a daily shot. Fingerprint, seed, how the dice stood, every flick, every call and the result are computed again; the exit code is 1 if one of them is not as told. docs/fairness.md says what that proves.',
    },
  },
  flag: {
    players: 'How many players',
    variants: 'Variants, separated by commas: pasvu, 3x3, teams',
    svg: 'Write the picture to this file, as SVG',
    file: 'The file: flick reads it, selfplay writes the last game to it, play saves there',
    seed: 'Where chance comes from; the same seed gives the same games',
    at: 'Which flick of a list',
    bots: 'The bots, separated by commas: one for everybody else, or one for each player, clockwise; in `play`, `human` is a person. A level, `naive`, `file:MODULE`, or `proc:COMMAND`',
  },
  verify: {
    notOurs: '{{file}} is not a proof of an online game of Targets. Download it from the page of a finished game.',
    shots: {
      head: 'Daily shot of {{date}}: players: {{players}}, tries: {{tries}}',
      commitment: 'fingerprint: {{commitment}}',
      holds: {
        commitment: 'The secret has the fingerprint.',
        table: 'The table comes from the secret.',
        scatter: 'The scatter of every try comes from the secret.',
        results: 'Every try has the distance that the server showed.',
      },
      fails: {
        commitment: 'The secret does not have the fingerprint: it was changed afterwards.',
        table: 'The table does not come from the secret.',
        scatter: 'The scatter of a try does not come from the secret.',
        results: 'A try has another distance than the server showed.',
      },
      fair: 'Everything is correct. Compare the fingerprint with the one that you were shown on that day.',
    },
  },
  wrong: {
    variant: 'There is no variant “{{word}}”. There are: {{variants}}.',
    variantNear: 'There is no variant “{{word}}”. Did you mean {{near}}?',
    botCount:
      'Bots named: {{bots}}; players: {{players}}. Name one bot for everybody, or one for each player, clockwise.',
    oddGames: 'Every seed is played twice, with the seats swapped: {{games}} is odd. Choose an even number of games.',
  },
  shot: {
    'not-json': 'this is not JSON ({{detail}}).',
    'no-such-shot': 'there is no flick {{at}} in it; it has {{count}}.',
    'bad-part':
      'the part {{part}} is missing or wrong. A shot is an object with “scene” (pucks, dice), “flick” and optionally “discs”; all numbers are whole.',
    flick: {
      malformed: 'the part flick is missing or wrong. It has “die”, “vxMmS”, “vzMmS”, “highPm”, “sidePm” and “tower”.',
      'not-whole': 'the numbers of the flick must be whole.',
      'too-fast': 'the flick is too fast. At most 4000 mm/s.',
      'no-speed': 'the flick has no speed.',
      'beside-the-die': 'the flick misses the die. “highPm” and “sidePm” go from -1000 to 1000.',
      'unknown-die': 'there is no such die. Dice are red1 to green3.',
      'not-there': 'the die that is flicked is not in the scene.',
      'no-tower': 'the die that is flicked is not in a tower.',
    },
  },
  flick: {
    title: '{{die}} is flicked at {{speed}} m/s.',
    wholeTower: 'The whole tower of {{die}} is flicked at {{speed}} m/s.',
    legend:
      '░ disc, ▓ black centre, ▒ puck, · path. A small letter and a number: a die and its face. A capital: a tower and its height.',
    written: 'The picture is in {{file}}.',
    tower: '{{die}} stays on its puck.',
    off: '{{die}} leaves the table.',
    unsettled: '{{die}} does not come to rest.',
    slid: '{{die}} slid and did not roll.',
    cocked: '{{die}} leans, or lies on something, and counts nowhere.',
    table: '{{die}} shows {{face}}.',
    onDisc: '{{die}} shows {{face}}, completely on disc {{disc}}.',
    black: '{{die}} shows {{face}} and touches the black centre of disc {{disc}}.',
    took: 'At rest after {{seconds}} s. Hash of the whole movement: {{hash}}.',
  },
  play: {
    towerOf: '{{colour}}’s tower',
    middle: 'the middle of the table',
    aimText:
      'flick there: a key of the menu, then the speed in mm/s (usual: 1100, at most 4000) and degrees to the right of it (minus: left)',
    notationText: 'the flick itself, in notation (docs/notation-targets.md); calls too: `targets:red1`',
    letGoText: 'nothing to say: the others go on',
  },
  selfplay: {
    head_one: '{{count}} game, seed {{seed}}',
    head_other: '{{count}} games, seed {{seed}}',
    seat_one: '{{seat}} ({{bot}}): {{count}} win ({{share}}), {{discs}} discs per game',
    seat_other: '{{seat}} ({{bot}}): {{count}} wins ({{share}}), {{discs}} discs per game',
    decided: 'Decided by the fourth disc {{fourth}}, after the last round {{lastRound}}, by Golden Targets {{golden}}',
    length: '{{rounds}} rounds and {{moves}} moves per game',
  },
  tally:
    'flicks {{flicks}}, completely on a disc {{share}}; Targets {{targets}}, not called {{missed}}; Doubles {{doubles}}, steals {{steals}}, disarms {{disarms}}',
  arena: {
    head_one: '{{a}} against {{b}}: {{count}} two-player game, seed {{seed}}',
    head_other: '{{a}} against {{b}}: {{count}} two-player games, seed {{seed}}',
    margin: 'margin {{mean}} discs per game ({{low}} to {{high}})',
    games: 'won {{won}}, lost {{lost}}',
    tally: '{{bot}}: {{tally}}',
    time: '{{bot}}: {{mean}} ms per flick, 95% of them within {{p95}} ms, the longest {{max}} ms',
  },
  replay: {
    head: 'Seed {{seed}}.',
    player: '{{seat}}: {{player}}.',
    move: '{{seat}}: {{move}}',
    discs: '{{seat}}: won {{won}}, under the puck {{stored}}.',
    unfinished_one: 'The game is not over: it stops after {{count}} move.',
    unfinished_other: 'The game is not over: it stops after {{count}} moves.',
  },
} as const;
