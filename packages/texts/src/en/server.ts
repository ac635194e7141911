export const server = {
  notFound: {
    title: 'No such page',
    text: 'Nobody at the inn knows this address. Perhaps there is a typo in it, or the page has moved.',
    home: 'Back to the start',
  },
  mail: {
    subject: 'Your turn at Caravanserai',
    text: 'It is your turn: {{url}}',
  },
} as const;
