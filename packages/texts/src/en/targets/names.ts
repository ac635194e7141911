/** Players, dice and discs. */
export const targetsNames = {
  seat: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green' },
  die: '{{seat}} {{number}}',
  dieOf: 'the {{colour}} die',
  diceOf: '{{count}} × {{colour}}',
  disc: { amber: 'amber {{number}}', jade: 'jade {{number}}', violet: 'violet {{number}}' },
  list: { and: '{{first}} and {{last}}' },
  total: '{{seat}} {{total}}',
  level: { bottom: 'at the bottom', middle: 'in the middle', top: 'on top' },
} as const;
