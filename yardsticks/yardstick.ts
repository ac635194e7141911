import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** Imports a package of this folder, which is not part of the main install; the first call installs it. */
export function yardstick(name: string): unknown {
  if (!isInstalled()) install();
  return createRequire(join(FOLDER, 'package.json'))(name);
}

/** npm writes that file last. */
function isInstalled(): boolean {
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
  if (!existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) return false;
  const versions = (text: string) =>
    Object.entries((JSON.parse(text) as { packages: Record<string, { version?: string }> }).packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => `${path} ${version}`);
  return String(versions(read('package-lock.json'))) === String(versions(read('node_modules/.package-lock.json')));
}

function install(): void {
  console.error('Installing what we compare with from the npm registry (once) …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The yardsticks could not be installed: `npm ci` in yardsticks/ failed.');
}

/** The subset of boardgame.io's types that we use. */
export interface BoardgameState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly transients?: unknown;
}

interface OfGame<G> {
  readonly G: G;
  readonly ctx: BoardgameState<G>['ctx'];
}

export interface BoardgameGame<G, Setup = unknown> {
  readonly name?: string;
  readonly setup?: (context: unknown, data?: Setup) => G;
  readonly disableUndo?: boolean;
  readonly playerView?: (of: { readonly G: G; readonly playerID: string | null }) => unknown;
  readonly turn?: {
    readonly order?: { readonly first: (of: OfGame<G>) => number; readonly next: (of: OfGame<G>) => number };
    readonly endIf?: (of: OfGame<G>) => boolean;
    readonly activePlayers?: unknown;
  };
  readonly endIf?: (of: OfGame<G>) => unknown;
  readonly moves?: Readonly<Record<string, (of: OfGame<G>, code: number) => unknown>>;
}

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

export interface BoardgameInternal {
  CreateGameReducer<G>(wish: {
    readonly game: BoardgameGame<G>;
  }): (state: BoardgameState<G>, action: MakeMove) => BoardgameState<G>;
  InitializeGame<G>(wish: { readonly game: BoardgameGame<G>; readonly numPlayers: number }): BoardgameState<G>;
  readonly Async: new () => object; // base class for match stores
}

export interface BoardgameCore {
  readonly ActivePlayers: { readonly ALL: unknown };
  readonly INVALID_MOVE: string;
}

export interface BoardgameAi {
  readonly MCTSBot: new <G>(wish: {
    readonly game: BoardgameGame<G>;
    readonly enumerate: (G: G) => readonly { readonly move: string; readonly args: readonly unknown[] }[];
    readonly seed: string;
    readonly iterations: number;
    readonly playoutDepth: number;
  }) => {
    play(
      state: BoardgameState<G>,
      player: string,
    ): Promise<{ readonly action: { readonly payload: { readonly args?: readonly unknown[] } } }>;
  };
}

export interface BoardgameServer {
  Server<G, Setup>(wish: {
    readonly games: readonly BoardgameGame<G, Setup>[];
    readonly origins: readonly string[];
    readonly db?: object;
  }): { readonly app: unknown; run(port: number): Promise<{ readonly appServer: unknown }> };
}
