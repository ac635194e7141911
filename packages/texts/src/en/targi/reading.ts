import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** What Targi's rules say, line by line: loaded with the rules, since nobody needs it to play. */
export const targiReading = { targiRules, targiRulings } as const;
