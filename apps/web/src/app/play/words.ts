/** What stopped a table, in any game: a code, and details to copy into a bug report. */
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

/** The key of the error's text. Errors that do not stop a whole table are reported by the table itself. */
export function topicOf({ code }: Stop) {
  return code in TOPICS ? TOPICS[code as keyof typeof TOPICS] : 'notNow';
}
