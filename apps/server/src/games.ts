import type { AnyT } from '@caravanserai/texts';
import type { GameFamily, GameHost } from './games/host.ts';
import { targetsFamily } from './games/targets.ts';
import { targiFamily } from './games/targi.ts';

export type { GameFamily, GameHost, PlayedGame, Race } from './games/host.ts';

export const GAMES: Readonly<Record<string, GameFamily>> = {
  targi: targiFamily,
  targets: targetsFamily,
};

/** A match of a game that this server does not know goes by the name in its terms. */
export function sayGame(game: string, t: AnyT): string {
  return familyOf(game)?.sign.sayName(t) ?? game;
}

function familyOf(game: string): GameFamily | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

const hosts = new Map<string, GameHost>();

/** By the rules that new matches follow, or by those of an older match; nothing where there is no such game or version. */
export function hostOf(game: string, rulesVersion?: number): GameHost | undefined {
  const family = familyOf(game);
  if (!family) return undefined;
  const version = rulesVersion ?? Math.max(...family.versions);
  if (!family.versions.includes(version)) return undefined;
  const key = `${game} ${version}`;
  const host = hosts.get(key) ?? family.host(version);
  hosts.set(key, host);
  return host;
}

/** By name, as new matches are played. */
export function currentHosts(): (readonly [string, GameHost])[] {
  return Object.keys(GAMES).flatMap((game) => {
    const host = hostOf(game);
    return host ? [[game, host] as const] : [];
  });
}
