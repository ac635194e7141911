import { quickRng } from '@caravanserai/contract';
import { clone, copyInto, newState, redeal, targi } from '../src/index.ts';
import { parseBenchArgs, USAGE } from './args.ts';
import { checkAlike, type Contender, inPlace, pure } from './contenders.ts';
import * as frozen from './frozen/engine.mjs';
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
  const { json, seconds } = args.value;
  const { boardgameIoPacked, boardgameIoReadable } = await import('./boardgameIo.ts'); // sets NODE_ENV, so only when needed
  const contenders: Contender[] = [
    inPlace(),
    pure(),
    asOf(FROZEN, frozen.inPlace()),
    asOf(FROZEN, frozen.pure()),
    boardgameIoReadable(),
    boardgameIoPacked(),
  ];
  checkAlike(contenders);
  const stretches = await measureInTurn(contenders, seconds * 1000, REPETITIONS);
  const report = makeReport(stretches, timeCalls(Math.min(seconds, 1) * 1000));
  console.log(json ? JSON.stringify(report, undefined, 2) : makeTables(report));
  return 0;
}

const FROZEN = '9c867fc';

function asOf(revision: string, contender: Contender): Contender {
  return { ...contender, key: `${contender.key}@${revision}`, what: `${contender.what}, as it was at ${revision}` };
}

/** Positions from anywhere in a game, seen by everybody in turn. */
function timeCalls(ms: number): Record<string, Timing> {
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
    [`view@${FROZEN}`]: timeCall((i) => frozen.targi.view(states[i % DEALS], VIEWERS[i % 3]), ms),
    [`guess@${FROZEN}`]: timeCall((i) => frozen.targi.guess(views[i % DEALS], rng), ms),
  };
}

process.exitCode = await main();
