import { type ChatLine, err, type MatchId, ok, type UserId } from '@caravanserai/contract';
import { seatOf } from '../matches/entries.ts';
import type { Matches } from '../matches/matches.ts';
import type { Done } from '../matches/types.ts';
import type { TalkStore } from '../storage/talkStore.ts';
import { cleanLine } from './chatText.ts';

/** Chat between the players of a table, unless the table is quiet. */
export class Chat {
  readonly #matches: Matches;
  readonly #talk: TalkStore;
  readonly #now: () => number;
  readonly #onSaid: (match: MatchId) => void;

  constructor(matches: Matches, talk: TalkStore, now: () => number, onSaid: (match: MatchId) => void) {
    this.#matches = matches;
    this.#talk = talk;
    this.#now = now;
    this.#onSaid = onSaid;
  }

  async say(id: MatchId, user: UserId, words: string): Promise<Done<{ readonly n: number }>> {
    const refused = await this.#refuse(id, user);
    if (refused) return refused;
    const text = cleanLine(words);
    if (text === '') return err({ code: 'malformed', detail: 'nothing was said' });
    const n = await this.#talk.say(id, user, text, this.#now());
    if (n === undefined) return err({ code: 'unauthorized' });
    this.#onSaid(id);
    return ok({ n });
  }

  async lines(id: MatchId, user: UserId, after: number): Promise<Done<readonly ChatLine[]>> {
    return (await this.#refuse(id, user)) ?? ok(await this.#talk.lines(id, after));
  }

  async #refuse(id: MatchId, user: UserId): Promise<Done<never> | undefined> {
    const match = await this.#matches.get(id);
    if (!match) return err({ code: 'not-found' });
    if (!match.terms.chat) return err({ code: 'forbidden', detail: 'a quiet table' });
    return seatOf(match, user) === undefined ? err({ code: 'not-seated' }) : undefined;
  }
}
