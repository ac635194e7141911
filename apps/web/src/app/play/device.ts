import type { Result } from '@caravanserai/contract';
import type { ComponentType } from 'react';
import type { LocalGames } from '../../keeper/client.ts';
import type { Watched } from '../../keeper/watched.ts';
import { pathTo } from '../paths.ts';
import { go } from '../router.ts';
import type { Screen } from '../routes.ts';
import { keptCell } from '../cells/keptCell.ts';
import type { Stop } from './words.ts';

/** A table of a game on this device. */
export interface LocalTable extends Watched<{ readonly gameId: string }, Stop> {
  close(): void;
}

/** A kept game as lists know it. */
export interface KeptSummary {
  readonly id: string;
  /** Whom the table waits for; nobody: it is over. */
  readonly toAct?: string;
  readonly round: number;
  readonly version: number;
  readonly startedMs: number; // since 1970
  readonly changedMs: number;
  /** False where the browser keeps nothing, as in some private windows: it lasts as long as the page. */
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
  /** Loaded when they are first wanted. */
  keeper(): Promise<Games>;
  table(): Promise<ComponentType<Table>>;
  /** What else a game needs before it can begin. */
  warm?(games: Games): void;
}

/** The way to the games of this device. */
export interface Device<L extends LocalTypes = LocalTypes, Games extends LocalGames<L> = LocalGames<L>> {
  readonly screen: () => Screen;
  games(): Promise<Games>;
  /** So that «Play now» is now. */
  warmUp(): void;
  /** Known at once and without the keeper: a home page that nobody has played from need not wake it. */
  hasPlayed(): boolean;
  /** The game that was last on the table; nothing once it is over or gone. */
  last(): string | undefined;
  forgetLast(): void;
  /** Makes a game and goes to its table; an error if it could not be made. */
  start(setup: L['setup'], options?: { readonly replace: boolean }): Promise<L['error'] | undefined>;
  /** The game that was just made, or the one that was kept. */
  open(id: string, takeOver: boolean): Promise<Result<L['client'], L['error']>>;
}

export function openDevice<L extends LocalTypes, Games extends LocalGames<L>, Table>(
  options: DeviceOptions<Games, Table>,
): Device<L, Games> {
  const { name, screen, keeper, table, warm } = options;
  const last = keptCell<string | undefined>(`caravanserai.${name}.last`, asItIs, asItIs);
  const handedOver = new Map<string, L['client']>();
  let waking: Promise<Games> | undefined;

  function games(): Promise<Games> {
    waking ??= keeper();
    waking.catch(() => (waking = undefined)); // the next one who asks may have better luck
    return waking;
  }

  return {
    screen,
    games,
    warmUp() {
      for (const wanted of [games().then((woken) => warm?.(woken)), table(), screen().load()]) {
        wanted.catch(() => undefined); // anyone who really needs it will hear of it
      }
    },
    hasPlayed: () => last.get() !== undefined,
    last: () => last.get() || undefined,
    forgetLast: () => last.set(''), // its name goes; that there were games stays known
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
