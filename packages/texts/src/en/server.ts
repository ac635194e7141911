export const server = {
  notFound: {
    title: 'No such page',
    text: 'Nobody at the inn knows this address. Perhaps it was mistyped, or what stood here has moved on.',
    home: 'Back to the inn',
  },
  mail: {
    subject: 'Your move at Caravanserai',
    text: 'It is your turn: {{url}}',
  },
} as const;
