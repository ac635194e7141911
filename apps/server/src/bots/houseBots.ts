import { assert, err, known, type MatchId, type Person } from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { networksOf } from '../limits/address.ts';
import type { Budgets } from '../limits/budgets.ts';
import { FairQueue } from '../limits/fairQueue.ts';
import { newNonce } from '../matches/ids.ts';
import type { Matches } from '../matches/matches.ts';
import { hostFor, type TableEngine } from '../matches/table.ts';
import type { Done } from '../matches/types.ts';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import type { UserStore } from '../storage/userStore.ts';
import type { Brain, Decision } from './brains.ts';

const LOOK_AGAIN_MS = 15_000;
const MOST_AT_ONCE = 200;
const BREATH_MS = 700; // between what somebody else did and what a bot does then, where its reflexes do not count

export interface HouseBotsDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly users: UserStore;
  readonly engine: TableEngine;
  readonly brains: Readonly<Record<string, Brain>>;
  readonly budgets: Pick<Budgets, 'addressOf'>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Our own opponents at online tables. They see what a player in their seat sees, and their moves take the same way. */
export class HouseBots {
  readonly #deps: HouseBotsDeps;
  readonly #busy = new Map<MatchId, () => void>(); // what wakes the bots that wait there
  readonly #queues = new Map<string, FairQueue>(); // by game
  readonly #timer: NodeJS.Timeout;
  readonly #stop: () => void;
  #isClosed = false;

  constructor(deps: HouseBotsDeps) {
    this.#deps = deps;
    this.#stop = deps.matches.onChange(({ match, isOwn }) => {
      this.#busy.get(match)?.();
      if (isOwn) void this.#move(match);
    });
    this.#timer = setInterval(() => void this.wake(), LOOK_AGAIN_MS).unref();
  }

  /** Those who sit at a new table of this game, the same one several times if it is named so. */
  async people(game: string, bots: readonly string[]): Promise<Person[]> {
    const people: Person[] = [];
    for (const bot of bots) people.push(await this.#person(game, bot, people.map(({ id }) => id))); // prettier-ignore
    return people;
  }

  /** Takes the next free seat of a table. */
  async sit(match: MatchId, game: string, bot: string, seat?: string): Promise<Done<string>> {
    if (!hostOf(game)?.bots.includes(bot)) return err({ code: 'malformed', detail: `no bot is called ${bot}` });
    const seated = (await this.#deps.matches.get(match))?.seats.map(({ person }) => person.id) ?? [];
    const person = await this.#person(game, bot, seated);
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

  /** A bot may sit at a table several times, and is somebody else each time. */
  async #person(game: string, bot: string, seated: readonly string[]): Promise<Person> {
    const ids = [`house:${game}:${bot}`, ...seated.map((_, i) => `house:${game}:${bot}:${i + 2}`)];
    const id = ids.find((free) => !seated.includes(free));
    assert(id !== undefined, 'there are more names than seats taken');
    const person: Person = { id, kind: 'house', name: bot };
    const known = await this.#deps.users.get(person.id);
    if (known) return known;
    await this.#deps.users.create({ ...person, language: 'en', createdMs: this.#deps.now() });
    return person;
  }

  async #move(id: MatchId): Promise<void> {
    if (this.#busy.has(id)) return;
    this.#busy.set(id, () => undefined);
    try {
      let goesOn = true;
      while (goesOn) goesOn = await this.#moveOnce(id);
    } catch (error) {
      if (!this.#isClosed) this.#deps.report(error);
    } finally {
      this.#busy.delete(id);
    }
  }

  /** Whether there may be more to do. */
  async #moveOnce(id: MatchId): Promise<boolean> {
    const match = await this.#deps.matches.get(id);
    const seated = match ? seatedBots(match) : [];
    if (!match || seated.length === 0) return false;
    const decision = await this.#decide(match, seated);
    if (!decision) return false;
    const waitMs = this.#dueMs(match, decision) - this.#deps.now();
    const isNews = waitMs > 0 && ((await this.#deps.matches.get(id))?.version ?? 0) !== match.version;
    if (isNews || (waitMs > 0 && !(await this.#isUndisturbed(id, waitMs)))) return true; // look again
    if (this.#isClosed) return false;
    const person = seated.find(({ seat }) => seat === decision.seat)?.person;
    assert(person !== undefined, 'who decides was asked');
    const played = await this.#deps.matches.play(id, person.id, {
      onVersion: match.version,
      moves: [decision.move],
    });
    // Somebody was quicker, such as another node with the same move: go on from there.
    if (played.ok || played.error.code === 'stale-version') return true;
    return this.#playAnything(match, decision.seat, person);
  }

  /** Bots know the newest rules. Where older ones forbid what they want, they do what those allow, so that every game ends. */
  async #playAnything(match: MatchRow, seat: string, person: Person): Promise<boolean> {
    if (match.rulesVersion === hostOf(match.terms.game)?.rulesVersion) return false;
    const move = await this.#deps.engine.sample(match, seat, `${match.secret} ${match.version}`);
    const played = await this.#deps.matches.play(match.id, person.id, { onVersion: match.version, moves: [move] });
    return played.ok || played.error.code === 'stale-version';
  }

  async #decide(match: MatchRow, seated: MatchRow['seats']): Promise<Decision | undefined> {
    const { secret, terms, rulesVersion, version, rest } = match;
    const { sights } = await this.#deps.engine.look(match, seated.map(({ seat }) => seat)); // prettier-ignore
    // Nobody can foresee it, everybody can check it afterwards. Reflexes are drawn once for each rest.
    const seedOf = (seat: string) => (rest ? `${secret} ${rest.version} ${seat}` : `${secret} ${version}`);
    const asked = seated.map(({ seat, person }) => ({
      seat,
      bot: person.name,
      rulesVersion,
      ...known(sights[seat]),
      seed: seedOf(seat),
    }));
    const networks = networksOf(this.#deps.budgets.addressOf(match.host) ?? '').map(({ key }) => key);
    const brain = known(this.#deps.brains[terms.game]);
    return this.#queueOf(terms.game).run([...networks, match.host], () => brain.decide(asked));
  }

  /** The thread of each game thinks about one thing at a time, and for everybody in turn. */
  #queueOf(game: string): FairQueue {
    const queue = this.#queues.get(game) ?? new FairQueue({ now: this.#deps.now });
    this.#queues.set(game, queue);
    return queue;
  }

  /** Reflexes run from the moment the table came to rest. Whatever is no race also leaves time to see what happened last. */
  #dueMs(match: MatchRow, { move, afterMs }: Decision): number {
    const { race } = hostFor(match);
    if (!race) return 0;
    const { rest, changedMs } = match;
    const reflexMs = (rest?.atMs ?? changedMs) + afterMs;
    return race.claimOf(move) === undefined ? Math.max(reflexMs, changedMs + BREATH_MS) : reflexMs;
  }

  async #isUndisturbed(id: MatchId, ms: number): Promise<boolean> {
    const disturbed = new Promise<boolean>((resolve) => this.#busy.set(id, () => resolve(false)));
    return Promise.race([disturbed, this.#deps.wait(ms).then(() => true)]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#stop();
    await Promise.all(Object.values(this.#deps.brains).map((brain) => brain.close()));
  }
}

/** Those of us who may act now. */
function seatedBots(match: MatchRow): MatchRow['seats'] {
  if (match.status !== 'running') return [];
  return match.seats.filter(({ seat, person }) => person.kind === 'house' && match.toAct.includes(seat));
}
