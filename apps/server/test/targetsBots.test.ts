import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEFAULT_OPTIONS, type Move, type State, targetsWith, toActFor } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, expect, test } from 'vitest';
import { chooseTargets, type TargetsView } from '../../../packages/create-bot/templates/typescript/targets.ts';

beforeAll(() => loadPhysics());
const targets = targetsWith(flick);
const VARIANTS = [
  DEFAULT_OPTIONS,
  { ...DEFAULT_OPTIONS, players: 3, first: 'called' } as const,
  { ...DEFAULT_OPTIONS, players: 4, teams: true, calls: 'forYou' } as const,
];

type Choose = (view: unknown, toAct: readonly string[]) => Promise<unknown>;

/** Asks every seat in turn with its own view, as the server does. */
async function playWhole(state: State, choose: Choose): Promise<State> {
  let now = state;
  for (let moves = 0; moves < 2000; moves++) {
    if (targets.toAct(now).length === 0) return now;
    let isPlayed = false;
    for (const seat of targets.toAct(now)) {
      const view = targets.view(now, seat);
      const move = (await choose(JSON.parse(JSON.stringify(view)), toActFor(now, seat))) as Move | undefined;
      if (!move) continue;
      const late = 'atMs' in move ? { ...move, atMs: Math.max(move.atMs, now.calls.lastMs) } : move; // as the server adjusts it
      const played = targets.play(now, seat, late);
      expect([move, played.ok ? '' : played.error]).toEqual([move, '']);
      if (!played.ok) return now;
      now = played.value.state;
      isPlayed = true;
      break;
    }
    expect(isPlayed).toBe(true);
  }
  throw new Error('it does not end');
}

test.each(VARIANTS)('the template in TypeScript plays whole games of Targets: %o', async (options) => {
  const end = await playWhole(targets.init(options, 'example'), async (view, toAct) =>
    chooseTargets(view as TargetsView, toAct),
  );
  expect(targets.score(end).winners.length).toBeGreaterThan(0);
});

const ASK = `
import json, sys
sys.path.insert(0, ${JSON.stringify(join(import.meta.dirname, '../../../packages/create-bot/templates/python'))})
from targets import choose_targets
for line in sys.stdin:
    view, to_act = json.loads(line)
    print(json.dumps(choose_targets(view, to_act)), flush=True)
`;

test('the template in Python too', async ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('python3 is not installed here');
  const child: ChildProcess = spawn('python3', ['-c', ASK], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const answers = createInterface({ input: child.stdout! });
    const choose: Choose = async (view, toAct) => {
      child.stdin!.write(`${JSON.stringify([view, toAct])}\n`);
      const [line] = (await once(answers, 'line')) as [string];
      return JSON.parse(line) ?? undefined;
    };
    const end = await playWhole(targets.init(DEFAULT_OPTIONS, 'python'), choose);
    expect(targets.score(end).winners).toHaveLength(1);
  } finally {
    child.kill();
  }
});
