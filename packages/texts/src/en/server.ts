export const server = {
  notFound: {
    title: 'No such page',
    text: 'Nobody at the inn knows this address. Perhaps there is a typo in it, or the page has moved.',
    home: 'Back to the start',
    play: 'Play {{game}}',
  },
  mail: {
    subject: 'Your turn at Caravanserai',
    text: 'It is your turn: {{url}}',
  },
  push: {
    turn: 'Your turn: {{game}}',
    started: 'The game starts: {{game}}',
    invited: 'You are invited: {{game}}',
    table: 'At the table: {{names}}',
  },
  preview: {
    guest: 'a guest',
    inn: {
      title: 'Caravanserai · play Targi and Targets online',
      text: 'Two board games at one inn: with friends, with strangers or against the computer. Free, open source, no account.',
      picture: 'Two board games at one inn. Free, and no account needed.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: 'Play {{game}} online: with a friend, with anyone or against the computer. No account needed.',
      picture: 'With a friend, with anyone or against the computer.',
    },
    waiting: {
      title: '{{game}}: a seat is free',
      text: 'Somebody is waiting at the table. Open the link and sit down; no account is needed.',
      picture: 'A seat is free. Open the link and sit down.',
    },
    running: {
      title: '{{game}}: a game is on',
      text: 'A game is being played. Open the link to watch.',
      picture: 'A game is on. Open the link to watch.',
    },
    over: {
      title: '{{game}}: a finished game',
      text: 'The game is over. Open the link to see every move.',
      picture: 'The game is over. See every move.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Games, ratings and results of {{person}}.',
      picture: 'Games, ratings and results.',
    },
  },
} as const;
