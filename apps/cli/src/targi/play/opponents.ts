import { assert } from '@caravanserai/contract';
import { type Move, type Seat, type State, targi } from '@caravanserai/targi';
import { openPlayer, type Player } from '../arena/player.ts';
import { parseSpec } from '../arena/spec.ts';
import { botRng } from '../bots.ts';

/** A moment of a game: its seed, number of moves, and position. */
export interface Moment {
  readonly seed: string;
  readonly n: number;
  readonly state: State;
}

/** The bots of a table: ours, or a user's (`file:`, `proc:`). Each is opened when first asked. */
export class Opponents {
  readonly #limitMs: number;
  readonly #open = new Map<string, Promise<Player>>();

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** The choice of the bot to act, from its own view. */
  async choose({ seed, n, state }: Moment, seat: Seat, name: string): Promise<Move> {
    assert(targi.moves.kind === 'listed', 'Targi lists its moves');
    const player = await this.#player(name);
    return player.choose(targi.view(state, seat), targi.moves.list(state, seat), botRng(seed, seat, n));
  }

  #player(name: string): Promise<Player> {
    const spec = parseSpec(name);
    assert(spec !== undefined, 'the names of bots were checked');
    const player = this.#open.get(name) ?? openPlayer(spec, this.#limitMs);
    this.#open.set(name, player);
    return player;
  }

  async close(): Promise<void> {
    for (const player of this.#open.values()) await player.then((open) => open.close()).catch(() => undefined);
  }
}
