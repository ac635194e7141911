import type { AnyT } from '@caravanserai/texts';
import type { GameFamily, GameHost } from './games/host.ts';
import { targetsFamily } from './games/targets.ts';
import { targiFamily } from './games/targi.ts';

export type { GameFamily, GameHost, PlayedGame, Race, ReadGame } from './games/host.ts';

export const GAMES: Readonly<Record<string, GameFamily>> = {
  targi: targiFamily,
  targets: targetsFamily,
};

/** For a game unknown to this server, shows the name in the match's terms. */
export function sayGame(game: string, t: AnyT): string {
  return familyOf(game)?.linkPreview.sayName(t) ?? game;
}

function familyOf(game: string): GameFamily | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

const hosts = new Map<string, GameHost>();

/** By the current rules, or those of an older match; nothing for an unknown game or version. */
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

/** By name, with the rules of new matches. */
export function currentHosts(): (readonly [string, GameHost])[] {
  return Object.keys(GAMES).flatMap((game) => {
    const host = hostOf(game);
    return host ? [[game, host] as const] : [];
  });
}
