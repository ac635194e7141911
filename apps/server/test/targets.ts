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
import type { HouseNode } from '../src/node.ts';
import { member, pictureFor, TERMS } from './play.ts';

/** Red begins, and the others may call «Pas vu, pas pris!». */
export const RED_FIRST: Terms = { ...TERMS, game: 'targets', options: { first: 'red', pasVu: true } };

export interface TargetsTable {
  readonly id: MatchId;
  readonly players: Readonly<Record<string, Person>>;
}

/** Guests at a table that has started. */
export async function startTargets(node: HouseNode, terms: Partial<Terms> = {}): Promise<TargetsTable> {
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

/** The table as a player sees it: with another chance to come. */
export function stateIn({ play }: MatchPicture): State {
  assert(play !== undefined, 'it has begun');
  return guess(play.view as View, quickRng('to come'));
}

const MOST_TRIES = 200;

/** A flick after which the table is as wanted. */
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

/** A legal move by a seat that may act, as chance has it. */
export async function sampledFor(node: HouseNode, { id, players }: TargetsTable, seat: string): Promise<Move> {
  const picture = await pictureFor(node, id, players[seat].id);
  return sampleMove(stateIn(picture), seat as Seat, quickRng(`${picture.version}`));
}

/** Plays on by chance until the game is over, or until `stop` likes a position. */
export async function playOn(
  node: HouseNode,
  table: TargetsTable,
  stop: (state: State) => boolean = () => false,
  until: (ms: number) => Promise<void> = (ms) => untilMs(node, ms), // the node's clock shows that
): Promise<void> {
  for (;;) {
    const match = await node.matches.get(table.id);
    const seat = match?.toAct[0];
    if (!match || seat === undefined) return;
    await until(match.rest?.atMs ?? 0); // nobody calls before the dice lie
    if (stop(stateIn(await pictureFor(node, table.id, table.players[seat].id)))) return;
    const played = await node.matches.play(table.id, table.players[seat].id, {
      onVersion: match.version,
      moves: [await sampledFor(node, table, seat)],
      key: newNonce(),
    });
    assert(played.ok, 'a legal move is taken');
  }
}

async function untilMs(node: HouseNode, ms: number): Promise<void> {
  while (node.now() < ms) await new Promise((later) => setTimeout(later, Math.min(50, ms - node.now())));
}
