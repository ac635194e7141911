import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerNode } from '../src/node.ts';
import { openTestNode } from '../test/play.ts';
import { startPostgres } from '../test/postgres.ts';
import { endAtOnce } from '../test/ratings.ts';
import { type Scene, SCENES, type Transition, type World } from './transitions.ts';

export interface PairsOutcome {
  readonly pairs: number;
  readonly runs: number;
  readonly faults: readonly string[];
}

/** Two nodes on one database, with a clock that the scenes advance. */
export interface Pair {
  readonly nodes: readonly [ServerNode, ServerNode];
  skip(ms: number): void;
}

export async function openPair(database: string): Promise<Pair> {
  let nowMs = 1_000_000;
  const open = () => openTestNode(database, () => nowMs);
  return { nodes: [await open(), await open()], skip: (ms) => void (nowMs += ms) };
}

/**
 * Runs every two transitions of every scene concurrently on two nodes. The result must equal that of a serial execution, in one order or
 * the other.
 */
export async function runPairs({ nodes, skip }: Pair, times: number): Promise<PairsOutcome> {
  const faults: string[] = [];
  let [pairs, runs] = [0, 0];
  for (const [sceneName, scene] of Object.entries(SCENES)) {
    const acts = Object.entries(scene.transitions);
    for (const [i, [nameA, a]] of acts.entries()) {
      for (const [nameB, b] of acts.slice(i)) {
        pairs++;
        const allowed = await inTurn(nodes[0], scene, skip, a, b);
        for (let time = 0; time < times; time++, runs++) {
          const seen = await atOnce(nodes, scene, skip, a, b, time);
          if (!allowed.has(seen)) {
            faults.push(`${sceneName}: ${nameA} × ${nameB}: ${seen}, not ${[...allowed].join(' or ')}`);
          }
        }
      }
    }
  }
  return { pairs, runs, faults };
}

type Skip = Pair['skip'];

async function inTurn(node: ServerNode, scene: Scene, skip: Skip, a: Transition, b: Transition): Promise<Set<string>> {
  const first = await scene.prepare(node, skip);
  const ab = [await a(node, first), await b(node, first)];
  const second = await scene.prepare(node, skip);
  const ba = [await b(node, second), await a(node, second)].toReversed();
  return new Set([await told(node, first, ab), await told(node, second, ba)]);
}

async function atOnce(
  nodes: Pair['nodes'],
  scene: Scene,
  skip: Skip,
  a: Transition,
  b: Transition,
  time: number,
): Promise<string> {
  const world = await scene.prepare(nodes[0], skip);
  if (world.match && time % 2 === 0) await nodes[1].matches.get(world.match); // in half of the runs both nodes have cached the match
  const order = time % 4 < 2 ? nodes : nodes.toReversed();
  const outcomes = await Promise.all([a(order[0], world), b(order[1], world)]);
  return told(nodes[0], world, outcomes);
}

/** The outcomes and all stored data, without random values. */
export async function told(
  { store }: ServerNode,
  { match, people }: World,
  outcomes: readonly boolean[],
): Promise<string> {
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id.slice(0, 6);
  const facts: unknown[] = [outcomes];
  for (const [name, { id }] of Object.entries(people)) {
    const user = await store.users.get(id);
    const bots = await store.users.botsOf(id);
    const counts = await store.db.all(
      `SELECT (SELECT COUNT(*) FROM sessions WHERE user_id = $1) AS sessions,
       (SELECT COUNT(*) FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.owner = $1) AS tokens,
       (SELECT COUNT(*) FROM push_devices d JOIN sessions s ON s.token = d.session WHERE s.user_id = $1) AS devices,
       (SELECT COUNT(*) FROM matches WHERE host = $1) AS hosted,
       (SELECT COUNT(*) FROM daily_games WHERE user_id = $1) AS dailies,
       (SELECT STRING_AGG(status, ' ') FROM duos WHERE host = $1 OR guest = $1) AS duos,
       (SELECT COUNT(*) FROM rating_history WHERE user_id = $1) AS rated,
       (SELECT COALESCE(MAX(games), 0) FROM ratings WHERE user_id = $1) AS games`,
      id,
    );
    const tag = user?.name === 'X' ? 'X' : '';
    facts.push([name, user?.kind, tag, user?.password, bots.length, ...counts.flatMap((row) => Object.values(row))]);
  }
  const row = match && (await store.matches.get(match));
  if (row) {
    const seats = row.seats.map(({ seat, person }) => `${seat} ${nameOf(person.id)}`).toSorted();
    const next = row.rematch && (await store.matches.get(row.rematch));
    const log = await store.matches.entries(row.id, 0);
    const lines = log.map((entry) => [entry.version, entry.kind, entry.seat, entry.body]);
    facts.push(row.status, row.version, seats, row.toAct, row.undoAsked, row.result, lines);
    const twin = row.twin && (await store.matches.get(row.twin.id));
    if (twin) facts.push(row.twin?.isOver, twin.status, twin.twin?.isOver);
    if (next) facts.push(Object.entries(next.reserved ?? {}).map(([seat, id]) => `${seat} ${nameOf(id)}`));
  }
  return JSON.stringify(facts);
}

const USAGE = `npm run faults:pairs -- [--times N] [--games N]
  --times N   how often every two transitions meet, on each database (200)
  --games N   how many rated games end at once on two nodes (1000)`;

/** Runs on both databases; returns the number of violations. */
export async function tellPairs(times: number, games: number, print: (line: string) => void): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-pairs-'));
  const postgres = await startPostgres();
  let wrong = 0;
  try {
    for (const database of [await postgres.database('pairs'), join(folder, 'pairs.db')]) {
      const pair = await openPair(database);
      const { kind } = pair.nodes[0].store.db;
      const { pairs, runs, faults } = await runPairs(pair, times);
      print(`${kind}: ${pairs} pairs of transitions, ${runs} runs, ${faults.length} faults`);
      for (const fault of faults.slice(0, 20)) print(`  ${fault}`);
      const { ended, seconds, people } = await endAtOnce(pair.nodes, { people: 50, games });
      const off = people.filter(({ games: counted, history }) => counted !== history).length;
      print(
        `${kind}: ${ended} of ${games} games ended at once in ${seconds.toFixed(1)} s, ${off} of 50 people miscounted`,
      );
      wrong += faults.length + off + games - ended;
      await Promise.all(pair.nodes.map((node) => node.close()));
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return wrong;
}

async function main(args: readonly string[]): Promise<number> {
  const options = { times: { type: 'string', default: '200' }, games: { type: 'string', default: '1000' } } as const;
  const { values } = parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  return (await tellPairs(Number(values.times), Number(values.games), console.log)) === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
