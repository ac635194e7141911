import { assert, err, known, type MatchId, type Person } from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { malformed } from '../http/wire/fault.ts';
import { networksOf } from '../limits/address.ts';
import type { Budgets } from '../limits/budgets.ts';
import { FairQueue } from '../limits/fairQueue.ts';
import { newNonce } from '../matches/ids.ts';
import type { Matches } from '../matches/matches.ts';
import { hostFor, type TableEngine } from '../matches/table.ts';
import type { Done } from '../matches/types.ts';
import type { MatchRow, MatchStore, SqlGuard } from '../storage/matchStore.ts';
import type { UserStore } from '../storage/userStore.ts';
import type { Brain, Decision } from './brains.ts';

const LOOK_AGAIN_MS = 15_000;
const MOST_AT_ONCE = 200;
const PAUSE_MS = 700; // between another player's move and a bot's, except where its reaction time counts

export interface ServerBotsDeps {
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

/** The server's own bots at online tables. They see what a player in their seat sees, and their moves are validated like any other. */
export class ServerBots {
  readonly #deps: ServerBotsDeps;
  readonly #busy = new Map<MatchId, () => void>(); // wakes the bots that wait at a match
  readonly #queues = new Map<string, FairQueue>(); // by game
  readonly #timer: NodeJS.Timeout;
  readonly #stop: () => void;
  #isClosed = false;

  constructor(deps: ServerBotsDeps) {
    this.#deps = deps;
    this.#stop = deps.matches.onChange(({ match, isOwn }) => {
      this.#busy.get(match)?.();
      if (isOwn) void this.#move(match);
    });
    this.#timer = setInterval(() => void this.wake(), LOOK_AGAIN_MS).unref();
  }

  /** Users for the bots of a new table; the same name may occur several times. */
  async people(game: string, bots: readonly string[]): Promise<Person[]> {
    const people: Person[] = [];
    for (const bot of bots)
      people.push(
        await this.#person(
          game,
          bot,
          people.map(({ id }) => id),
        ),
      );
    return people;
  }

  /** Sits down at the given or the next free seat of a table. */
  async sit(match: MatchId, game: string, bot: string, seat?: string, guard?: SqlGuard): Promise<Done<string>> {
    const { bots = [] } = hostOf(game) ?? {};
    if (!bots.includes(bot)) {
      return err(malformed('request', { path: '/bot', expected: `must be one of ${bots.join(', ')}` }));
    }
    const seated = (await this.#deps.matches.get(match))?.seats.map(({ person }) => person.id) ?? [];
    const person = await this.#person(game, bot, seated);
    return this.#deps.matches.sit(match, person, { nonce: newNonce(), guard, ...(seat === undefined ? {} : { seat }) });
  }

  /** Resumes matches in which a bot is to move and no node acts: after a restart, or when the responsible node has stopped. */
  async wake(): Promise<void> {
    try {
      const waiting = await this.#deps.store.waitingForKind('house', MOST_AT_ONCE);
      await Promise.all(waiting.map(({ id }) => this.#move(id)));
    } catch (error) {
      this.#deps.report(error); // for example a database restart: retried by the next call
    }
  }

  /** A bot that sits at a table several times is a different user for each seat. */
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

  /** Returns whether there may be more to do. */
  async #moveOnce(id: MatchId): Promise<boolean> {
    const match = await this.#deps.matches.get(id);
    const seated = match ? seatedBots(match) : [];
    if (!match || seated.length === 0) return false;
    const decision = await this.#decide(match, seated);
    if (!decision) return false;
    const waitMs = this.#dueMs(match, decision) - this.#deps.now();
    const isNews = waitMs > 0 && ((await this.#deps.matches.get(id))?.version ?? 0) !== match.version;
    if (isNews || (waitMs > 0 && !(await this.#isUndisturbed(id, waitMs)))) return true; // something changed: start over
    if (this.#isClosed) return false;
    const person = seated.find(({ seat }) => seat === decision.seat)?.person;
    assert(person !== undefined, 'who decides was asked');
    const played = await this.#deps.matches.play(id, person.id, {
      onVersion: match.version,
      moves: [decision.move],
    });
    // Another client was quicker, for example another node with the same move: continue from the new state.
    if (played.ok || played.error.code === 'stale-version') return true;
    return this.#playAnything(match, decision.seat, person);
  }

  /** Bots follow the newest rules. If an older version forbids their move, they play any legal one, so that every game ends. */
  async #playAnything(match: MatchRow, seat: string, person: Person): Promise<boolean> {
    if (match.rulesVersion === hostOf(match.terms.game)?.rulesVersion) return false;
    const move = await this.#deps.engine.sample(match, seat, `${match.secret} ${match.version}`);
    const played = await this.#deps.matches.play(match.id, person.id, { onVersion: match.version, moves: [move] });
    return played.ok || played.error.code === 'stale-version';
  }

  async #decide(match: MatchRow, seated: MatchRow['seats']): Promise<Decision | undefined> {
    const { secret, terms, rulesVersion, version, rest } = match;
    const { sights } = await this.#deps.engine.look(
      match,
      seated.map(({ seat }) => seat),
    );
    // The seed is secret during the game and can be verified afterwards. Reaction times are drawn once each time the table comes to rest.
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

  /** The brain of each game handles one question at a time, round-robin between matches. */
  #queueOf(game: string): FairQueue {
    const queue = this.#queues.get(game) ?? new FairQueue({ now: this.#deps.now });
    this.#queues.set(game, queue);
    return queue;
  }

  /** Reaction times count from the moment the table came to rest. Moves outside a race also leave players time to see the previous move. */
  #dueMs(match: MatchRow, { move, afterMs }: Decision): number {
    const { race } = hostFor(match);
    if (!race) return 0;
    const { rest, changedMs } = match;
    const reflexMs = (rest?.atMs ?? changedMs) + afterMs;
    return race.claimOf(move) === undefined ? Math.max(reflexMs, changedMs + PAUSE_MS) : reflexMs;
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

/** Seats of the server's bots that may act now. */
function seatedBots(match: MatchRow): MatchRow['seats'] {
  if (match.status !== 'running') return [];
  return match.seats.filter(({ seat, person }) => person.kind === 'house' && match.toAct.includes(seat));
}
