import { at } from '@caravanserai/contract';
import type { Event, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { listeners } from '../../../../app/signals/signal.ts';
import type { LogEntry, Seen, Snapshot, TableClient } from '../../client.ts';
import type { Pace } from '../../settings.ts';
import { holdMs } from './pace.ts';
import { turnBefore } from './summary.ts';
import { tellMove, type Told } from './tell.ts';

/** One event that is being shown. */
export interface Beat {
  readonly event: Event;
  /** The seat whose move it belongs to. */
  readonly seat: Seat | undefined;
}

/** What the page draws: the present, or the events that lead to it one by one. */
export interface Shown {
  readonly snapshot: Snapshot;
  /** More events follow before the present is reached. */
  readonly isPlaying: boolean;
  readonly beat: Beat | undefined;
  /** Continues only after a tap. */
  readonly awaitsTap: boolean;
  /** A replay. */
  readonly isAgain: boolean;
  /** Not reached step by step, so nothing is animated. */
  readonly isLeap: boolean;
}

export interface DirectorDeps {
  pace(): Pace;
  /** Calls back after a delay; the returned function cancels it. */
  after(ms: number, then: () => void): () => void;
}

interface Scene {
  readonly snapshot: Snapshot;
  /** Undefined: the moment before the first event. */
  readonly beat: Beat | undefined;
  readonly isAgain: boolean;
}

type Client = Pick<TableClient, 'snapshot' | 'subscribe' | 'past' | 'seen' | 'saw'>;

/** Only this many scenes at the end of a longer story are shown. */
const MOST_SCENES = 60;
const OPENING_MS = 400;
const CLOSED = { moves: [], places: {}, previews: {} } as const satisfies Partial<Snapshot>;

/** Sits between a table and its view: shows the moves of others and the outcome of chance one after the other, each for its own time. */
export class Director {
  readonly #client: Client;
  readonly #deps: DirectorDeps;
  readonly #listeners = listeners(() => this.#follow());
  #shown: Shown;
  /** The latest snapshot; everything up to it is shown or queued in `#scenes`. */
  #latest: Snapshot;
  #scenes: Scene[] = [];
  #stopTimer: (() => void) | undefined;
  #isPlaying = false;
  #isHeld = false;

  constructor(client: Client, deps: DirectorDeps) {
    this.#client = client;
    this.#deps = deps;
    const now = client.snapshot();
    this.#latest = seenBefore(now, client.seen?.()) ?? now;
    this.#shown = present(this.#latest, true);
  }

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = this.#listeners.subscribe;

  #follow(): () => void {
    if (this.#shown.isPlaying) this.#shown = present(this.#latest, true); // the show was cut when the last viewer left
    const leave = this.#client.subscribe(() => this.#hear());
    this.#hear();
    if (!this.#isPlaying) this.#client.saw?.(this.#latest);
    return () => {
      leave();
      this.#cut();
    };
  }

  /** Shows the next event. */
  readonly next = (): void => {
    if (this.#isPlaying) this.#advance();
  };

  /** Jumps to the present. */
  readonly skip = (): void => {
    this.#cut();
    this.#show(present(this.#latest, true));
  };

  /** Replays the last turn of the other player. */
  readonly again = (): void => {
    const to = this.#latest;
    const turn = turnBefore(to);
    const start = turn && this.#client.past(at(turn.entries, 0).n - 1)?.view;
    if (!start || this.#isPlaying) return;
    const scenes = this.#movesIn(turn.entries, start, to).flatMap((move) =>
      tellMove(move.start, move.after, move.entry.events).map((told): Scene => {
        const beat = { event: told.event, seat: move.entry.seat };
        return { snapshot: { ...waiting(to, beat), view: told.view }, beat, isAgain: true };
      }),
    );
    const opening = { snapshot: { ...waiting(to, turn), view: start }, beat: undefined, isAgain: true };
    this.#play([opening, ...scenes]);
  };

  /** Pauses while the page is hidden. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld && this.#isPlaying && !this.#stopTimer && !this.#shown.awaitsTap) this.#advance();
  }

  #hear(): void {
    const from = this.#latest;
    const to = this.#client.snapshot();
    if (to === from) return;
    this.#latest = to;
    if (!isContinued(from, to)) {
      this.skip();
      return;
    }
    const entries = to.log.filter(({ n }) => n > from.version);
    if (entries.length === 0) {
      if (!this.#isPlaying) this.#show(present(to, false));
      return;
    }
    this.#tell(this.#movesIn(entries, from.view, to), from, to);
  }

  /** Moves with the moments around them. Unknown moments are skipped, so that two moves are shown as one. */
  #movesIn(entries: readonly LogEntry[], start: View, to: Snapshot): readonly Move[] {
    const moments = entries.map(({ n }) => (n === to.version ? to : this.#client.past(n)));
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
      this.#show(present(this.#latest, false));
      return;
    }
    const { snapshot, beat, isAgain } = scene;
    const pace = this.#deps.pace();
    const awaitsTap = pace === 'tap' && beat !== undefined && !isHere(snapshot, beat.seat);
    this.#show({ snapshot, isPlaying: true, beat, awaitsTap, isAgain, isLeap: beat === undefined });
    if (awaitsTap) return;
    this.#stopTimer = this.#deps.after(beat ? holdMs(beat.event, pace) : OPENING_MS, () => {
      this.#stopTimer = undefined;
      if (!this.#isHeld) this.#advance();
    });
  }

  #cut(): void {
    this.#scenes = [];
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

/** No action is possible during the show. */
function waiting(to: Snapshot, { seat }: Pick<Beat, 'seat'>): Snapshot {
  const waited = seat ?? (to.control.kind === 'over' ? 'blue' : to.control.seat);
  return { ...to, ...CLOSED, control: { kind: 'wait', seat: waited }, undo: { can: false, why: 'nothing' } };
}

/** The table as last seen; what happened since is shown. */
function seenBefore(now: Snapshot, seen: Seen | undefined): Snapshot | undefined {
  const missed = seen ? now.log.filter(({ n }) => n > seen.version) : [];
  const [first] = missed;
  if (!seen || !first || missed.every(({ seat }) => isHere(now, seat))) return undefined;
  const log = now.log.filter(({ n }) => n <= seen.version);
  return { ...waiting(now, { seat: first.seat }), view: seen.view, version: seen.version, log };
}

/** Undone moves, another game or a new curtain are not shown as a story. */
function isContinued(from: Snapshot, to: Snapshot): boolean {
  return to.gameId === from.gameId && to.version >= from.version && to.control.kind !== 'curtain';
}

/** Whether a player at this device moved. */
function isHere({ players }: Snapshot, seat: Seat | undefined): boolean {
  return seat !== undefined && players[seat].kind === 'person';
}

const CHANCE: ReadonlySet<Event['type']> = new Set(['caravanShown', 'tribeDrawn', 'revealed', 'roundStarted']);

/** Players know their own moves: they are shown only the outcome of chance and of the round, and nothing of a draft. */
function worthShowing(told: readonly Told[], isOwn: boolean, control: Snapshot['control']['kind']): readonly Told[] {
  if (!isOwn) return told;
  const chance = told.findIndex(({ event }) => CHANCE.has(event.type));
  return control === 'confirm' || chance < 0 ? [] : told.slice(chance);
}
