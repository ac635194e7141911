/** Table texts shared by all games. */
export const table = {
  leave: 'Leave the table',
  close: 'Close',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Step through the game',
    slider: 'Moment in the game',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move forward',
  },
  past: {
    title: 'Review',
    at: 'After move {{version}} of {{count}}',
    return: 'Back to the game',
  },
  menu: {
    title: 'This game',
    download: 'Save as a file',
    new: 'New game',
    leave: 'Leave the table',
    options: 'Rules of this game',
  },
  keys: {
    title: 'Keyboard shortcuts',
  },
} as const;
