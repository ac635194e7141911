import type { Result } from '@caravanserai/contract';
import type { ComponentType } from 'react';
import type { LocalGames } from '../../keeper/keeper.ts';
import type { Watched } from '../../keeper/watched.ts';
import { pathTo } from '../paths.ts';
import { go } from '../router.ts';
import type { Screen } from '../routes.ts';
import { storedSignal } from '../signals/storedSignal.ts';
import type { Stop } from './words.ts';

/** An open table of a local game. */
export interface LocalTable extends Watched<{ readonly gameId: string }, Stop> {
  close(): void;
}

/** A stored game, as shown in lists. */
export interface KeptSummary {
  readonly id: string;
  /** The player to move; undefined if the game is over. */
  readonly toAct?: string;
  readonly round: number;
  readonly version: number;
  readonly startedMs: number; // Unix time
  readonly changedMs: number;
  /** False if the browser stores nothing, as in some private windows: the game lasts as long as the page. */
  readonly isKept: boolean;
}

/** The types of one game on this device. */
export interface LocalTypes {
  setup: unknown;
  client: LocalTable;
  summary: KeptSummary;
  error: Stop;
}

interface DeviceOptions<Games, Table> {
  readonly name: string;
  readonly screen: () => Screen; // where it is played
  /** Loaded on demand. */
  keeper(): Promise<Games>;
  table(): Promise<ComponentType<Table>>;
  /** Preloads what else a game needs before it can start. */
  warm?(games: Games): void;
}

/** Access to the games stored on this device. */
export interface Device<L extends LocalTypes = LocalTypes, Games extends LocalGames<L> = LocalGames<L>> {
  readonly screen: () => Screen;
  games(): Promise<Games>;
  /** Preloads, so that «Play now» opens without a delay. */
  warmUp(): void;
  /** Synchronous and without the keeper: a home page where this game was never played need not start it. */
  hasPlayed(): boolean;
  /** The game played last; undefined once it is over or removed. */
  last(): string | undefined;
  forgetLast(): void;
  /** Creates a game and navigates to its table; returns an error if it could not be created. */
  start(setup: L['setup'], options?: { readonly replace: boolean }): Promise<L['error'] | undefined>;
  /** Opens a game that was just created or stored earlier. */
  open(id: string, takeOver: boolean): Promise<Result<L['client'], L['error']>>;
}

export function openDevice<L extends LocalTypes, Games extends LocalGames<L>, Table>(
  options: DeviceOptions<Games, Table>,
): Device<L, Games> {
  const { name, screen, keeper, table, warm } = options;
  const last = storedSignal<string | undefined>(`caravanserai.${name}.last`, asItIs, asItIs);
  const handedOver = new Map<string, L['client']>();
  let waking: Promise<Games> | undefined;

  function games(): Promise<Games> {
    waking ??= keeper();
    waking.catch(() => (waking = undefined)); // the next call tries again
    return waking;
  }

  return {
    screen,
    games,
    warmUp() {
      for (const wanted of [games().then((woken) => warm?.(woken)), table(), screen().load()]) {
        wanted.catch(() => undefined); // the caller that awaits it reports the error
      }
    },
    hasPlayed: () => last.get() !== undefined,
    last: () => last.get() || undefined,
    forgetLast: () => last.set(''), // clears the id; the key still records that games were played
    async start(setup, { replace } = { replace: false }) {
      const made = await (await games()).create(setup);
      if (!made.ok) return made.error;
      const id = made.value.snapshot().gameId;
      handedOver.set(id, made.value);
      last.set(id);
      go(pathTo(screen().path, id), { replace });
      return undefined;
    },
    async open(id, takeOver) {
      const made = handedOver.get(id);
      handedOver.delete(id);
      if (made) return { ok: true, value: made };
      const opened = await (await games()).open(id, { takeOver });
      if (opened.ok) last.set(id);
      return opened;
    },
  };
}

function asItIs<T>(value: T): T {
  return value;
}
