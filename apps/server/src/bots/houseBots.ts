import { err, type MatchId, ok, type Person } from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { newNonce } from '../matches/ids.ts';
import type { Matches } from '../matches/matches.ts';
import type { TableEngine } from '../matches/table.ts';
import type { Done } from '../matches/types.ts';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import { ConflictError } from '../storage/sql.ts';
import type { UserStore } from '../storage/userStore.ts';
import type { Brain } from './brains.ts';

const LOOK_AGAIN_MS = 15_000;
const MOST_AT_ONCE = 200;

export interface HouseBotsDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly users: UserStore;
  readonly engine: TableEngine;
  readonly brains: Readonly<Record<string, Brain>>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Our own opponents at online tables. They see what a player in their seat sees, and their moves take the same way. */
export class HouseBots {
  readonly #deps: HouseBotsDeps;
  readonly #busy = new Set<MatchId>();
  readonly #timer: NodeJS.Timeout;
  readonly #stop: () => void;

  constructor(deps: HouseBotsDeps) {
    this.#deps = deps;
    this.#stop = deps.matches.onChange(({ match, isOwn }) => (isOwn ? void this.#move(match) : undefined));
    this.#timer = setInterval(() => void this.wake(), LOOK_AGAIN_MS).unref();
  }

  /** Takes the next free seat of a table. */
  async sit(match: MatchId, game: string, bot: string, seat?: string): Promise<Done<string>> {
    if (!hostOf(game)?.bots.includes(bot)) return err({ code: 'malformed', detail: `no bot is called ${bot}` });
    const person = await this.#person(game, bot);
    return this.#deps.matches.sit(match, person, { nonce: newNonce(), ...(seat === undefined ? {} : { seat }) });
  }

  /** Moves where a bot is to move and no node has: after a start, or when the node that should have stopped. */
  async wake(): Promise<void> {
    try {
      const waiting = await this.#deps.store.waitingForKind('house', MOST_AT_ONCE);
      await Promise.all(waiting.map(({ id }) => this.#move(id)));
    } catch (error) {
      this.#deps.report(error); // such as a database that restarts: the next time then
    }
  }

  async #person(game: string, bot: string): Promise<Person> {
    const person: Person = { id: `house:${game}:${bot}`, kind: 'house', name: bot };
    const known = await this.#deps.users.get(person.id);
    if (known) return known;
    try {
      await this.#deps.users.create({ ...person, language: 'en', createdMs: this.#deps.now() });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error; // another node was quicker
    }
    return person;
  }

  async #move(id: MatchId): Promise<void> {
    if (this.#busy.has(id)) return;
    this.#busy.add(id);
    try {
      let goesOn = true;
      while (goesOn) goesOn = (await this.#moveOnce(id)).ok;
    } catch (error) {
      this.#deps.report(error);
    } finally {
      this.#busy.delete(id);
    }
  }

  async #moveOnce(id: MatchId): Promise<Done<unknown>> {
    const match = await this.#deps.matches.get(id);
    const seated = match && seatedBot(match);
    if (!match || !seated) return err({ code: 'not-now' });
    const { seat, person } = seated;
    const moment = await this.#deps.engine.look(match, [seat]);
    const { view, moves } = moment.sights[seat];
    const brain = this.#deps.brains[match.terms.game];
    const seed = `${match.secret} ${match.version}`; // nobody can foresee it, everybody can check it afterwards
    const move = moves.length === 1 ? moves[0] : await brain.choose({ bot: person.name, view, moves, seed });
    const played = await this.#deps.matches.play(id, person.id, {
      onVersion: match.version,
      moves: [move],
      key: `house ${match.version}`,
    });
    // Somebody was quicker, such as another node with the same move: go on from there.
    return !played.ok && played.error.code === 'stale-version' ? ok(undefined) : played;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop();
    await Promise.all(Object.values(this.#deps.brains).map((brain) => brain.close()));
  }
}

function seatedBot(match: MatchRow): MatchRow['seats'][number] | undefined {
  if (match.status !== 'running') return undefined;
  return match.seats.find(({ seat, person }) => person.kind === 'house' && match.toAct.includes(seat));
}
