/** `node packages/targets/bench/bench.ts [--seconds 10] [--json]`: the speed of flicks, compared with rules version 2 and cannon-es. See docs/physics.md. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { quickRng } from '@caravanserai/contract';
import { type Flick, type Scene, SEATS } from '../src/geometry.ts';
import { flick, loadPhysics } from '../src/physics/index.ts';
import { STEP_HZ } from '../src/physics/settings.ts';
import { rulesOf } from '../src/versions.ts';
import { sensibleFlick, towers } from '../test/physicsScenes.ts';
import { flickInCannon } from './cannon.ts';

const BAR_FLICKS_PER_S = 400;
const ROUNDS = 5; // round-robin, so that a slow minute of the machine affects all contenders

interface Contender {
  readonly key: string;
  readonly seats: number;
  readonly share: number; // of the time
  play(scene: Scene, asked: Flick): number; // steps
}

const earlier = await rulesOf(2);
const CONTENDERS: readonly Contender[] = [
  { key: 'flick, 4 towers', seats: 4, share: 0.3, play: (scene, asked) => flick(scene, asked).steps },
  { key: 'version 2, 4 towers', seats: 4, share: 0.2, play: (scene, asked) => earlier.flick(scene, asked).steps },
  { key: 'flick, 3 towers', seats: 3, share: 0.1, play: (scene, asked) => flick(scene, asked).steps },
  { key: 'flick, 2 towers', seats: 2, share: 0.1, play: (scene, asked) => flick(scene, asked).steps },
  { key: 'cannon-es, 4 towers', seats: 4, share: 0.3, play: flickInCannon },
];

interface Stretch {
  readonly cpuMs: number; // total of this thread: the clock is too coarse for single flicks
  readonly wallMs: readonly number[]; // per flick
  readonly steps: number;
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' }, json: { type: 'boolean' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds wants a number above 0');

await loadPhysics();
const rngs = new Map(CONTENDERS.map(({ key }) => [key, quickRng('bench')]));
const rounds = CONTENDERS.map((): Stretch[] => []);
for (let round = -1; round < ROUNDS; round++) {
  CONTENDERS.forEach((contender, i) => {
    const ms = (seconds * 1000 * contender.share) / ROUNDS;
    const flicked = stretch(contender, round < 0 ? Math.max(ms, 1000) : ms);
    if (round >= 0) rounds[i].push(flicked); // the first round is the warm-up: WASM is optimised while it runs
  });
}

const rows = CONTENDERS.map(({ key }, i) => ({ key, ...figures(rounds[i]) }));
const [ours, before, theirs] = [rows[0], rows[1], rows[rows.length - 1]];
const report = {
  node: process.version,
  cpu: cpus()[0].model,
  cores: availableParallelism(),
  load: loadavg()[0],
  rows,
  perFlick: ours.flicksPerCpuS / theirs.flicksPerCpuS,
  perStep: theirs.stepUs / ours.stepUs,
  toVersion2: ours.flicksPerCpuS / before.flicksPerCpuS,
  bar: BAR_FLICKS_PER_S,
};
console.log(values.json ? JSON.stringify(report) : makeTable());

/** Runs for `ms` of CPU time, so that other load on the machine does not change the number of flicks. */
function stretch({ key, seats, play }: Contender, ms: number): Stretch {
  const rng = rngs.get(key) ?? quickRng('bench');
  const wallMs: number[] = [];
  let steps = 0;
  const before = process.threadCpuUsage();
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  while (cpuMs() < ms || wallMs.length === 0) {
    const scene = towers(SEATS.slice(0, seats), rng);
    const asked = sensibleFlick(rng, 'red3');
    const start = performance.now();
    steps += play(scene, asked);
    wallMs.push(performance.now() - start);
  }
  return { cpuMs: cpuMs(), wallMs, steps };
}

function figures(of: readonly Stretch[]) {
  const sum = (pick: (one: Stretch) => number) => of.reduce((total, one) => total + pick(one), 0);
  const walls = of.flatMap(({ wallMs }) => wallMs).sort((a, b) => a - b);
  const speeds = of.map(({ wallMs, cpuMs }) => (wallMs.length / cpuMs) * 1000).sort((a, b) => a - b);
  const [cpuMs, steps] = [sum((one) => one.cpuMs), sum((one) => one.steps)];
  return {
    flicks: walls.length,
    flicksPerCpuS: speeds[of.length >> 1],
    spread: [speeds[0], speeds[speeds.length - 1]] as const,
    medianMs: walls[walls.length >> 1],
    p95Ms: walls[Math.floor(walls.length * 0.95)],
    stepsPerFlick: steps / walls.length,
    stepUs: (cpuMs * 1000) / steps,
    realTimeFactor: steps / STEP_HZ / (cpuMs / 1000),
  };
}

function makeTable(): string {
  const lines = rows.map((row) =>
    [
      row.key.padEnd(20),
      row.flicksPerCpuS.toFixed(1).padStart(8),
      row.spread
        .map((speed) => speed.toFixed(0))
        .join('–')
        .padStart(10),
      row.medianMs.toFixed(2).padStart(8),
      row.p95Ms.toFixed(2).padStart(8),
      row.stepsPerFlick.toFixed(0).padStart(7),
      `${row.realTimeFactor.toFixed(1)} ×`.padStart(11),
      String(row.flicks).padStart(8),
    ].join(' '),
  );
  return [
    `Node ${report.node}, ${report.cpu}, ${report.cores} cores, load ${report.load.toFixed(1)}; one is used. Flicks/s and real time by CPU time; median and p95 in ms by the clock`,
    `${'to rest'.padEnd(20)} flicks/s     spread   median      p95   steps   real time   flicks`,
    ...lines,
    `ours ÷ cannon-es: ${report.perFlick.toFixed(1)} × the flicks, ${report.perStep.toFixed(1)} × the steps`,
    `ours ÷ version 2: ${report.toVersion2.toFixed(2)} × the flicks`,
    `bar: ${BAR_FLICKS_PER_S} flicks/s with 4 towers: ${ours.flicksPerCpuS >= BAR_FLICKS_PER_S ? 'reached' : 'missed'}`,
  ].join('\n');
}
