import type { GameHost } from './games/host.ts';
import { targetsHost } from './games/targets.ts';
import { targiHost } from './games/targi.ts';

export type { GameHost, PlayedGame, Race } from './games/host.ts';

export const GAMES: Readonly<Record<string, GameHost>> = { targi: targiHost, targets: targetsHost };

export function hostOf(game: string): GameHost | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}
