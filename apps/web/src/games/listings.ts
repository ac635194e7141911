import { known } from '@caravanserai/contract';
import type { Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../app/settings/language.tsx';
import type { GameRoom } from '../online/room/gameRoom.ts';
import type { GameListing, GameT } from './listing.ts';
import { GAME_NAMES, type GameName, gameNamed, gameOf } from './page.ts';

/** The listing of each game, loaded once. */

const loading = new Map<GameName, Promise<GameListing>>();
const loaded = new Map<GameName, GameListing>();

function loadListing(name: GameName): Promise<GameListing> {
  const listing = loading.get(name) ?? gameOf(name).listing();
  loading.set(name, listing);
  listing.then((value) => settle(listing, name, value)).catch(() => loading.delete(name)); // retry later: the network may recover
  return listing;
}

/** React's `use` reads a settled value synchronously. */
function settle(listing: Promise<GameListing>, name: GameName, value: GameListing): void {
  loaded.set(name, value);
  Object.assign(listing, { status: 'fulfilled', value });
}

const rooms = new Map<GameName, Promise<GameRoom>>();

/** Loads the game's online room. */
export function loadRoom(game: string): Promise<GameRoom> {
  const name = known(gameNamed(game), `the game ${game}`);
  const room = rooms.get(name) ?? gameOf(name).room();
  rooms.set(name, room);
  room.catch(() => rooms.delete(name));
  return room;
}

export async function loadListings(): Promise<void> {
  await Promise.all(GAME_NAMES.map(loadListing));
}

/** Synchronous; throws unless the listing is loaded, as on screens that list every game. */
export function listingOf(game: string): GameListing {
  const name = gameNamed(game);
  const listing = name && loaded.get(name);
  if (!listing) throw new Error(`${game} was not loaded`);
  return listing;
}

/** Suspends until the listing is loaded. Always calls `use`: React loses track of the hooks after it if only a first attempt calls it. */
export function useListing(game: string): GameListing {
  return use(loadListing(known(gameNamed(game), `the game ${game}`)));
}

/** The name of a bot's level in any of the games. */
export function sayLevel(t: Translator, level: string): string | undefined {
  return [...loaded.values()].find(({ levels }) => levels.includes(level))?.sayLevel(t, level);
}

/** Translator with this game's texts; suspends until they are loaded. */
export function useGameT(game: string): GameT {
  return use(gameOf(game).words(useSpeech().language)) as GameT;
}
