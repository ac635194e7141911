/** The Learn page, and links to lessons from other pages. */
export const learnWords = {
  title: 'Learn by playing',
  lead: 'Sit down at the real table. A guide shows you the way, one step at a time.',
  start: 'Start',
  goOn: 'Continue',
  again: 'Once more',
  done: 'done',
  rules: 'Read the complete rules',
  shows: 'See it in play: {{title}}',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
} as const;
