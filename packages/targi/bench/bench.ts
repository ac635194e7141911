import { quickRng } from '@caravanserai/contract';
import { clone, copyInto, newState, redeal, targi } from '../src/index.ts';
import { parseBenchArgs, USAGE } from './args.ts';
import { type EngineModule, loadContenders, loadEngine } from './beside.ts';
import { checkAlike, inPlace, pure } from './contenders.ts';
import { measureInTurn, timeCall, type Timing } from './measure.ts';
import { DEALS, midgames } from './positions.ts';
import { makeReport, makeTables } from './report.ts';

const REPETITIONS = 5;
const VIEWERS = ['blue', 'white', 'spectator'] as const;

async function main(): Promise<number> {
  const args = parseBenchArgs(process.argv.slice(2));
  if (!args.ok) {
    console.error(`bench: ${args.error}\n\n${USAGE}`);
    return 2;
  }
  if (args.value.help) {
    console.log(USAGE);
    return 0;
  }
  const { json, seconds, beside } = args.value;
  const { boardgameIoPacked, boardgameIoReadable } = await import('./boardgameIo.ts'); // loaded late because it sets NODE_ENV
  const contenders = [
    inPlace(),
    pure(),
    ...(beside === undefined ? [] : await loadContenders(beside)),
    boardgameIoReadable(),
    boardgameIoPacked(),
  ];
  checkAlike(contenders);
  const stretches = await measureInTurn(contenders, seconds * 1000, REPETITIONS);
  const other = beside === undefined ? undefined : await loadEngine(beside);
  const report = makeReport(stretches, timeCalls(Math.min(seconds, 1) * 1000, other));
  console.log(json ? JSON.stringify(report, undefined, 2) : makeTables(report));
  return 0;
}

/** Times single engine calls on midgame positions, with the viewers round-robin. */
function timeCalls(ms: number, other: EngineModule | undefined): Record<string, Timing> {
  const states = midgames();
  const views = states.map((state, i) => targi.view(state, VIEWERS[i % 3]));
  const scratch = states.map(clone);
  const target = newState();
  const rng = quickRng('calls');
  return {
    copyInto: timeCall((i) => copyInto(target, states[i % DEALS]), ms),
    clone: timeCall((i) => clone(states[i % DEALS]), ms),
    view: timeCall((i) => targi.view(states[i % DEALS], VIEWERS[i % 3]), ms),
    guess: timeCall((i) => targi.guess(views[i % DEALS], rng), ms),
    redeal: timeCall((i) => redeal(scratch[i % DEALS], VIEWERS[(i % DEALS) % 3], rng), ms),
    ...(other && {
      'view@beside': timeCall((i) => other.targi.view(states[i % DEALS], VIEWERS[i % 3]), ms),
      'guess@beside': timeCall((i) => other.targi.guess(views[i % DEALS], rng), ms),
    }),
  };
}

process.exitCode = await main();
