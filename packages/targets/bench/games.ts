/** `node packages/targets/bench/games.ts [--seconds 20] [--json]`: whole games between bots, by level and number of players. See docs/bots.md. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { LEVEL_NAMES, levelBot, type LevelName, nextStep } from '@caravanserai/bots/targets';
import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, init, type Options, PLAYER_COUNTS, type Simulate, toAct } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';

interface Row {
  readonly level: LevelName;
  readonly players: number;
  readonly games: number;
  readonly gamesPerMinute: number; // of CPU time
  readonly flicksPerGame: number;
  readonly triedPerFlick: number; // flicks that the bot simulated before deciding
  readonly msPerFlick: number; // of CPU time, including the bot's thinking
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' }, json: { type: 'boolean' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds wants a number above 0');

await loadPhysics();
measure('leftHand', 2, 1000); // warm-up: WASM is optimised while it runs
const tables = LEVEL_NAMES.flatMap((level) => PLAYER_COUNTS.map((players) => ({ level, players })));
const rows = tables.map(({ level, players }) => measure(level, players, (seconds * 1000) / tables.length));
const machine = { node: process.version, cpu: cpus()[0].model, cores: availableParallelism(), load: loadavg()[0] };
console.log(values.json ? JSON.stringify({ ...machine, rows }) : makeTable());

/** Plays at least one game, and starts new ones until the time is up. */
function measure(level: LevelName, players: Options['players'], ms: number): Row {
  let [games, flicks, simulated] = [0, 0, 0];
  const simulate: Simulate = (scene, asked) => {
    simulated++;
    return flick(scene, asked);
  };
  const bot = levelBot(level, simulate);
  const bots = { red: bot, blue: bot, yellow: bot, green: bot };
  const cpu = process.threadCpuUsage();
  for (const end = performance.now() + ms; games === 0 || performance.now() < end; games++) {
    const seed = `bench/${level}/${players}/${games}`;
    let state = init({ ...DEFAULT_OPTIONS, players }, seed);
    for (let n = 0; toAct(state).length > 0; n++) {
      const step = nextStep(state, bots, simulate, (seat) => quickRng(`${seed}/${seat}/${n}`));
      if (step.move.type === 'flick' || step.move.type === 'golden') flicks++;
      ({ state } = step);
    }
  }
  const { user, system } = process.threadCpuUsage(cpu);
  const cpuMs = (user + system) / 1000;
  return {
    level,
    players,
    games,
    gamesPerMinute: (games / cpuMs) * 60_000,
    flicksPerGame: flicks / games,
    triedPerFlick: simulated / flicks - 1, // one of the simulations is the flick itself
    msPerFlick: cpuMs / flicks,
  };
}

function makeTable(): string {
  const { node, cpu, cores, load } = machine;
  const lines = rows.map((row) =>
    [
      row.level.padEnd(10),
      String(row.players).padStart(7),
      row.gamesPerMinute.toFixed(1).padStart(13),
      row.flicksPerGame.toFixed(1).padStart(12),
      row.triedPerFlick.toFixed(0).padStart(12),
      row.msPerFlick.toFixed(0).padStart(10),
      String(row.games).padStart(6),
    ].join(' '),
  );
  return [
    `Node ${node}, ${cpu}, ${cores} cores, load ${load.toFixed(1)}; one is used. By CPU time`,
    `${'level'.padEnd(10)} players  games/minute  flicks/game  tried/flick  ms/flick  games`,
    ...lines,
  ].join('\n');
}
