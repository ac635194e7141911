import { type Person, quickRng, type Version } from '@caravanserai/contract';
import { type Move, sampleMove, type Seat, type State } from '@caravanserai/targets';
import { loadPhysics } from '@caravanserai/targets/physics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestNode, pictureFor } from '../../test/play.ts';
import { DATABASES, type TestDatabase } from '../../test/stores.ts';
import { startTargets, stateIn, type TargetsTable } from '../../test/targets.ts';
import type { ServerNode } from '../node.ts';
import { newNonce } from './ids.ts';

let place: TestDatabase;
let node: ServerNode;
let nowMs = 1_000_000;

beforeAll(async () => {
  await loadPhysics();
  place = await DATABASES.sqlite();
  const wait = async (ms: number) => void (nowMs += ms); // each wait advances the clock
  node = await openTestNode(place.address, () => nowMs, wait);
});
afterAll(async () => {
  await node.close();
  await place.remove();
});

function play({ id, players }: TargetsTable, seat: string, move: Move, onVersion: number) {
  return node.matches.play(id, players[seat].id, { onVersion: onVersion as Version, moves: [move], key: newNonce() });
}

test('[T15] Golden Targets: nobody is sent how another flicks before all have, then everybody', async () => {
  const table = await startTargets(node, { options: { first: 'red', calls: 'forYou' } });
  const aside = (state: State, seat: string): Move => {
    const { zUm } = state.pucks.find((puck) => puck.seat === seat)!;
    return { type: 'flick', vxMmS: 0, vzMmS: Math.sign(zUm) * 1500, highPm: 150, sidePm: 0 }; // off the table
  };
  for (;;) {
    const match = await node.matches.get(table.id);
    const seat = match!.toAct[0]!;
    nowMs = Math.max(nowMs, match!.rest?.atMs ?? 0); // the dice are at rest
    const state = stateIn(await pictureFor(node, table.id, table.players[seat].id));
    if (state.phase.name === 'golden') break;
    const move = state.phase.name === 'flick' ? aside(state, seat) : sampleMove(state, seat as Seat, quickRng('x'));
    expect(await play(table, seat, move, match!.version)).toMatchObject({ ok: true });
  }
  const { version } = (await node.matches.get(table.id))!;
  const secret = { type: 'golden', vxMmS: 77, vzMmS: 1377, highPm: 150, sidePm: 0 } as const;
  expect(await play(table, 'blue', secret, version)).toMatchObject({ ok: true });
  const SECRET = '"vzMmS":1377'; // the number alone may be in a random key
  const toldTo = async (user: string | undefined) => {
    const whole = await node.pictures.picture(table.id, user as Person['id']);
    const news = await node.pictures.update(table.id, user as Person['id'], version);
    const page = await node.pictures.logPage(table.id, user as Person['id'], (version + 1) as Version);
    return [JSON.stringify(whole), news?.json, JSON.stringify(page)].join();
  };
  const [red, blue] = [table.players['red'].id, table.players['blue'].id];
  for (const user of [red, undefined]) expect((await toldTo(user)).includes(SECRET)).toBe(false);
  expect((await toldTo(blue)).split(SECRET)).toHaveLength(4); // one's own, in each of the three
  expect(await play(table, 'red', { ...secret, vzMmS: -1300 }, version + 1)).toMatchObject({ ok: true });
  for (const user of [red, undefined]) expect((await toldTo(user)).includes(SECRET)).toBe(true);
});
