/** What has stopped a table, in any game: a code, and what a person can copy for us. */
export interface Stop {
  readonly code: string;
  readonly detail?: string;
}

const TOPICS = {
  'no-such-game': 'gone',
  'open-elsewhere': 'elsewhere',
  'broken-game': 'broken',
  'not-saved': 'notSaved',
  crashed: 'crashed',
} as const;

/** Which words a table's error has; what cannot stop a whole table is said by the table itself. */
export function topicOf({ code }: Stop) {
  return code in TOPICS ? TOPICS[code as keyof typeof TOPICS] : 'notNow';
}
