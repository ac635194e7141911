import { assert, type MatchId, type MatchPicture, type Person, quickRng, type Terms } from '@caravanserai/contract';
import {
  guess,
  type Move,
  openCalls,
  playWith,
  sampleMove,
  type Seat,
  type State,
  type View,
} from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { newNonce } from '../src/matches/ids.ts';
import type { ServerNode } from '../src/node.ts';
import { member, pictureFor, TERMS } from './play.ts';

/** Red begins, and the others may call «Pas vu, pas pris!». */
export const RED_FIRST: Terms = { ...TERMS, game: 'targets', options: { first: 'red', pasVu: true } };

export interface TargetsTable {
  readonly id: MatchId;
  readonly players: Readonly<Record<string, Person>>;
}

/** Guests at a running table. */
export async function startTargets(node: ServerNode, terms: Partial<Terms> = {}): Promise<TargetsTable> {
  const wanted = { ...RED_FIRST, ...terms };
  const people: Person[] = [];
  for (let i = 0; i < wanted.seats; i++) people.push(await member(node, `p${i}-${newNonce().slice(0, 6)}`));
  const created = await node.matches.create(people[0], wanted);
  assert(created.ok, 'a table is made');
  const players: Record<string, Person> = {};
  for (const person of people) {
    const sat = await node.matches.sit(created.value, person, { nonce: newNonce() });
    assert(sat.ok, 'a seat is free');
    players[sat.value] = person;
  }
  return { id: created.value, players };
}

/** The state as a player sees it, with another random seed. */
export function stateIn({ play }: MatchPicture): State {
  assert(play !== undefined, 'it has begun');
  return guess(play.view as View, quickRng('to come'));
}

const MOST_TRIES = 200;

/** A flick after which the state meets the condition. */
export async function flickThat(
  picture: MatchPicture,
  wanted: (after: State) => boolean = hasTargets,
): Promise<Extract<Move, { type: 'flick' }>> {
  await loadPhysics();
  const state = stateIn(picture);
  const seat = picture.viewer as Seat;
  const rng = quickRng('flicks');
  for (let i = 0; i < MOST_TRIES; i++) {
    const move = sampleMove(state, seat, rng);
    if (move.type !== 'flick') continue;
    const played = playWith(flick)(state, seat, move);
    if (played.ok && wanted(played.value.state)) return move;
  }
  throw new Error('no such flick was found');
}

export function hasTargets(state: State): boolean {
  return state.phase.name === 'flick' && openCalls(state).some(({ call }) => call === 'targets');
}

/** A random legal move of a seat that may act. */
export async function sampledFor(node: ServerNode, { id, players }: TargetsTable, seat: string): Promise<Move> {
  const picture = await pictureFor(node, id, players[seat].id);
  return sampleMove(stateIn(picture), seat as Seat, quickRng(`${picture.version}`));
}

/** Plays random moves until the game is over, or `stop` accepts a position. */
export async function playOn(
  node: ServerNode,
  table: TargetsTable,
  stop: (state: State) => boolean = () => false,
  until: (ms: number) => Promise<void> = (ms) => untilMs(node, ms), // default: by the node's clock
): Promise<void> {
  for (;;) {
    const match = await node.matches.get(table.id);
    const seat = match?.toAct[0];
    if (!match || seat === undefined) return;
    await until(match.rest?.atMs ?? 0); // no calls before the dice are at rest
    if (stop(stateIn(await pictureFor(node, table.id, table.players[seat].id)))) return;
    const played = await node.matches.play(table.id, table.players[seat].id, {
      onVersion: match.version,
      moves: [await sampledFor(node, table, seat)],
      key: newNonce(),
    });
    assert(played.ok, 'a legal move is taken');
  }
}

async function untilMs(node: ServerNode, ms: number): Promise<void> {
  while (node.now() < ms) await new Promise((later) => setTimeout(later, Math.min(50, ms - node.now())));
}
