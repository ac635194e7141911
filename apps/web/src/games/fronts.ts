import type { Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../app/settings/language.tsx';
import type { GameRoom } from '../online/room/gameRoom.ts';
import type { GameFront, GameT } from './front.ts';
import { GAME_NAMES, type GameName, gameNamed, gameOf } from './page.ts';

/** What each game shows of itself, loaded once. */

const loading = new Map<GameName, Promise<GameFront>>();
const loaded = new Map<GameName, GameFront>();

function loadFront(name: GameName): Promise<GameFront> {
  const front = loading.get(name) ?? gameOf(name).front();
  loading.set(name, front);
  front.then((value) => loaded.set(name, value)).catch(() => loading.delete(name)); // the network may be back the next time
  return front;
}

const rooms = new Map<GameName, Promise<GameRoom>>();

/** Its table over the network. */
export function loadRoom(game: string): Promise<GameRoom> {
  const name = gameNamed(game);
  const room = rooms.get(name) ?? gameOf(name).room();
  rooms.set(name, room);
  room.catch(() => rooms.delete(name));
  return room;
}

export async function loadFronts(): Promise<void> {
  await Promise.all(GAME_NAMES.map(loadFront));
}

/** One that was loaded before, as for a screen that speaks of every game. */
export function frontOf(game: string): GameFront {
  const front = loaded.get(gameNamed(game));
  if (!front) throw new Error(`${game} was not loaded`);
  return front;
}

/** Suspends until it is there; screens that speak of every game have loaded them all before. */
export function useFront(game: string): GameFront {
  const name = gameNamed(game);
  return loaded.get(name) ?? use(loadFront(name));
}

/** A bot of one of the games that are here. */
export function sayLevel(t: Translator, level: string): string | undefined {
  return [...loaded.values()].find(({ levels }) => levels.includes(level))?.sayLevel(t, level);
}

/** Speaks of this game too; suspends until its words are there. */
export function useGameT(game: string): GameT {
  return use(gameOf(game).words(useSpeech().language)) as GameT;
}
