import { at } from '@caravanserai/contract';
import type { Event, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { listeners } from '../../../../app/cells/cell.ts';
import type { LogEntry, Seen, Snapshot, TableClient } from '../../client.ts';
import { keepSame } from './keepSame.ts';
import { holdMs, type Pace } from './pace.ts';
import { turnBefore } from './summary.ts';
import { tellMove, type Told } from './tell.ts';

/** One thing that is being shown. */
export interface Beat {
  readonly event: Event;
  /** Whose move it belongs to. */
  readonly seat: Seat | undefined;
}

/** What the page draws: the present, or on the way there one thing after the other. */
export interface Shown {
  readonly snapshot: Snapshot;
  /** More follows before the present is reached. */
  readonly isPlaying: boolean;
  readonly beat: Beat | undefined;
  /** Somebody has to tap before it goes on. */
  readonly awaitsTap: boolean;
  /** It was seen before and was asked for once more. */
  readonly isAgain: boolean;
  /** Nothing led here step by step: things do not travel. */
  readonly isLeap: boolean;
}

export interface DirectorHouse {
  pace(): Pace;
  /** Calls back after a while; the function that comes back calls it off. */
  after(ms: number, then: () => void): () => void;
}

interface Scene {
  readonly snapshot: Snapshot;
  /** Nothing: the moment that a story starts from. */
  readonly beat: Beat | undefined;
  readonly isAgain: boolean;
}

type Client = Pick<TableClient, 'snapshot' | 'subscribe' | 'past' | 'seen' | 'saw'>;

/** Too long a story is told from its end. */
const MOST_SCENES = 60;
const OPENING_MS = 400;
const CLOSED = { moves: [], places: {}, previews: {} } as const satisfies Partial<Snapshot>;

/** Stands between a table and those who watch it: moves of others and what chance brings are shown in turn, each with its time. */
export class Director {
  readonly #client: Client;
  readonly #house: DirectorHouse;
  readonly #listeners = listeners(() => this.#follow());
  #shown: Shown;
  /** The last that was heard of the table; all of it is shown or waits in `#scenes`. */
  #latest: Snapshot;
  #scenes: Scene[] = [];
  #stopTimer: (() => void) | undefined;
  #isPlaying = false;
  #isHeld = false;
  /** Moments that must be asked for first, and how often that is under way; what comes after them waits. */
  #loaded = Promise.resolve();
  #loads = 0;
  #story = 0;

  constructor(client: Client, house: DirectorHouse) {
    this.#client = client;
    this.#house = house;
    const now = client.snapshot();
    this.#latest = seenBefore(now, client.seen?.()) ?? now;
    this.#shown = present(this.#latest, true);
  }

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = this.#listeners.subscribe;

  #follow(): () => void {
    if (this.#shown.isPlaying) this.#shown = present(this.#latest, true); // it was cut when the last one left
    const leave = this.#client.subscribe(() => this.#hear());
    this.#hear();
    if (!this.#isBusy) this.#client.saw?.(this.#latest);
    return () => {
      leave();
      this.#cut();
    };
  }

  /** On to the next thing. */
  readonly next = (): void => {
    if (this.#isPlaying) this.#advance();
  };

  /** To the present at once. */
  readonly skip = (): void => {
    this.#cut();
    this.#show(present(this.#latest, true));
  };

  /** The last turn of the other player once more. */
  readonly again = async (): Promise<void> => {
    const turn = turnBefore(this.#latest);
    if (!turn || this.#isBusy) return;
    const to = this.#latest;
    const start = (await this.#client.past(at(turn.entries, 0).n - 1))?.view;
    const moves = start && (await this.#movesIn(turn.entries, start, to));
    if (!start || !moves || this.#isBusy || this.#latest !== to) return;
    const scenes = moves.flatMap((move) =>
      tellMove(move.start, move.after, move.entry.events).map((told): Scene => {
        const beat = { event: told.event, seat: move.entry.seat };
        return { snapshot: { ...waiting(to, beat), view: told.view }, beat, isAgain: true };
      }),
    );
    const opening = { snapshot: { ...waiting(to, turn), view: start }, beat: undefined, isAgain: true };
    this.#play([opening, ...scenes]);
  };

  /** Nobody looks: it goes on when somebody does. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld && this.#isPlaying && !this.#stopTimer && !this.#shown.awaitsTap) this.#advance();
  }

  get #isBusy(): boolean {
    return this.#isPlaying || this.#loads > 0;
  }

  #hear(): void {
    const from = this.#latest;
    const to = keepSame(from, this.#client.snapshot());
    if (to === from) return;
    this.#latest = to;
    if (!isContinued(from, to)) {
      this.skip();
      return;
    }
    const entries = to.log.filter(({ n }) => n > from.version);
    const [entry] = entries;
    if (!entry) {
      if (!this.#isBusy) this.#show(present(to, false));
      return;
    }
    if (entries.length === 1 && this.#loads === 0) {
      this.#tell([{ entry, start: from.view, after: to.view }], from, to);
      return;
    }
    this.#loads++;
    this.#loaded = this.#load(entries, from, to);
  }

  async #load(entries: readonly LogEntry[], from: Snapshot, to: Snapshot): Promise<void> {
    const story = this.#story;
    await this.#loaded;
    const moves = await this.#movesIn(entries, from.view, to);
    if (story !== this.#story) return;
    this.#loads--;
    this.#tell(moves, from, to);
  }

  /** Moves with the moments around them. A moment that cannot be known is left out, and two moves are seen as one. */
  async #movesIn(entries: readonly LogEntry[], start: View, to: Snapshot): Promise<readonly Move[]> {
    const moments = await Promise.all(
      entries.map(async ({ n }) => (n === to.version ? to : await this.#client.past(n).catch(() => undefined))),
    );
    let before = start;
    return entries.map((entry, i): Move => {
      const after = moments.slice(i).find((moment) => moment !== undefined)?.view ?? to.view;
      const move = { entry, start: before, after };
      before = after;
      return move;
    });
  }

  #tell(moves: readonly Move[], from: Snapshot, to: Snapshot): void {
    const scenes = moves.flatMap(({ entry, start, after }) => {
      const log = to.log.filter(({ n }) => n < entry.n);
      const told = worthShowing(tellMove(start, after, entry.events), isHere(to, entry.seat), to.control.kind);
      return told.map(({ event, view, count }): Scene => {
        const beat = { event, seat: entry.seat };
        const isTold = count === entry.events.length;
        const part: LogEntry = isTold ? entry : { ...entry, events: entry.events.slice(0, count), isTelling: true };
        const then = { view, version: entry.n, log: [...log, part], score: from.score };
        return { snapshot: { ...waiting(to, beat), ...then }, beat, isAgain: false };
      });
    });
    this.#play(scenes);
  }

  #play(scenes: readonly Scene[]): void {
    this.#scenes = [...this.#scenes, ...scenes].slice(-MOST_SCENES);
    if (!this.#isPlaying) this.#advance();
  }

  #advance(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    const scene = this.#scenes.shift();
    this.#isPlaying = scene !== undefined;
    if (!scene) {
      if (this.#loads === 0) this.#show(present(this.#latest, false));
      return;
    }
    const { snapshot, beat, isAgain } = scene;
    const pace = this.#house.pace();
    const awaitsTap = pace === 'tap' && beat !== undefined && !isHere(snapshot, beat.seat);
    this.#show({ snapshot, isPlaying: true, beat, awaitsTap, isAgain, isLeap: beat === undefined });
    if (awaitsTap) return;
    this.#stopTimer = this.#house.after(beat ? holdMs(beat.event, pace) : OPENING_MS, () => {
      this.#stopTimer = undefined;
      if (!this.#isHeld) this.#advance();
    });
  }

  #cut(): void {
    this.#story++;
    this.#scenes = [];
    this.#loads = 0;
    this.#isPlaying = false;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    if (!shown.isPlaying) this.#client.saw?.(shown.snapshot);
    this.#listeners.tell();
  }
}

interface Move {
  readonly entry: LogEntry;
  readonly start: View;
  readonly after: View;
}

function present(snapshot: Snapshot, isLeap: boolean): Shown {
  return { snapshot, isPlaying: false, beat: undefined, awaitsTap: false, isAgain: false, isLeap };
}

/** Nobody can do anything while something is shown. */
function waiting(to: Snapshot, { seat }: Pick<Beat, 'seat'>): Snapshot {
  const waited = seat ?? (to.control.kind === 'over' ? 'blue' : to.control.seat);
  return { ...to, ...CLOSED, control: { kind: 'wait', seat: waited }, undo: { can: false, why: 'nothing' } };
}

/** The table as it was left: what happened since then is a story of its own. */
function seenBefore(now: Snapshot, seen: Seen | undefined): Snapshot | undefined {
  const missed = seen ? now.log.filter(({ n }) => n > seen.version) : [];
  const [first] = missed;
  if (!seen || !first || missed.every(({ seat }) => isHere(now, seat))) return undefined;
  const log = now.log.filter(({ n }) => n <= seen.version);
  return { ...waiting(now, { seat: first.seat }), view: seen.view, version: seen.version, log };
}

/** What was taken back, another game or a curtain that falls is no story. */
function isContinued(from: Snapshot, to: Snapshot): boolean {
  return to.gameId === from.gameId && to.version >= from.version && to.control.kind !== 'curtain';
}

/** Whether this device's own player has moved. */
function isHere({ players }: Snapshot, seat: Seat | undefined): boolean {
  return seat !== undefined && players[seat].kind === 'person';
}

const CHANCE: ReadonlySet<Event['type']> = new Set(['caravanShown', 'tribeDrawn', 'revealed', 'roundStarted']);

/** Anyone who moves knows what they did: only what chance and the round bring is shown to them, and a draft not at all. */
function worthShowing(told: readonly Told[], isOwn: boolean, control: Snapshot['control']['kind']): readonly Told[] {
  if (!isOwn) return told;
  const chance = told.findIndex(({ event }) => CHANCE.has(event.type));
  return control === 'confirm' || chance < 0 ? [] : told.slice(chance);
}
