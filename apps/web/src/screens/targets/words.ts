import type { TableError } from '../../games/targets/table.ts';

/** Which words a table's error has; what cannot stop a whole table is said by the table itself. */
export function topicOf({ code }: TableError) {
  switch (code) {
    case 'no-such-game':
      return 'gone';
    case 'open-elsewhere':
      return 'elsewhere';
    case 'broken-game':
      return 'broken';
    case 'not-saved':
      return 'notSaved';
    case 'crashed':
      return 'crashed';
    default:
      return 'notNow';
  }
}
