/**
 * `npm run ts -- packages/targets/bench/shots.ts [TABLES]`: what a search gains at the daily shot. Medians of the shortest distance of three
 * tries, in mm, over TABLES tables; docs/daily.md has the results.
 */
import { quickRng } from '@caravanserai/contract';
import { arrange } from '../src/arrange.ts';
import { playWith } from '../src/engine.ts';
import { type Hand, PRACTISED, scattered, SWIPING, tremble } from '../src/hands.ts';
import type { Stroke } from '../src/moves.ts';
import { flick, loadPhysics } from '../src/physics/index.ts';
import { drawShot, missMm, SHOOTER } from '../src/shots/shot.ts';
import { puckOf } from '../src/state.ts';
import { centreOf } from '../src/tricks/drawing.ts';

const SEARCHED = 250; // random flicks at a table
const AIMS = 12; // the best of them, compared with the scatter
const EACH = 15; // scattered flicks to compare an aim
const GAMES = 12; // of three tries

const play = playWith(flick);
await loadPhysics();
const tables = Number(process.argv[2] ?? 15);
const rows = Array.from({ length: tables }, (_, i) => measured(`table ${i}`));
const names = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof measured>)[];
console.table(Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name]))])));

function measured(seed: string) {
  const shot = drawShot(seed);
  const start = arrange(shot.table);
  const rng = quickRng(seed);
  const share = () => rng.next() / 2 ** 32;
  const puck = puckOf(start, SHOOTER);
  const pushed = shot.table.lying?.find(({ die }) => die === shot.push);
  const goal = pushed ? { xUm: pushed.xMm * 1000, zUm: pushed.zMm * 1000 } : centreOf(shot.table, shot.disc);
  const ahead = Math.atan2(goal.xUm - puck.xUm, goal.zUm - puck.zUm);

  function missOf(stroke: Stroke): number {
    const played = play(start, SHOOTER, { type: 'flick', ...stroke });
    return (played.ok ? missMm(shot, played.value) : undefined) ?? Infinity;
  }
  function random(): Stroke {
    const [angle, speed] = [ahead + (share() + share() - 1) * 0.3, 600 + share() * 1800];
    const [x, z] = [Math.sin(angle) * speed, Math.cos(angle) * speed];
    return { vxMmS: Math.round(x), vzMmS: Math.round(z), highPm: Math.round(80 + share() * 240), sidePm: 0 };
  }
  const best3 = (aim: Stroke, hand?: Hand) =>
    median(
      Array.from({ length: GAMES }, (_, game) =>
        Math.min(
          ...[1, 2, 3].map((n) => {
            const made = hand ? tremble(aim, hand, rng) : aim;
            return missOf(scattered(made, `${game} ${n}`));
          }),
        ),
      ),
    );
  const found = Array.from({ length: SEARCHED }, random)
    .map((stroke) => ({ stroke, mm: missOf(stroke) }))
    .toSorted((a, b) => a.mm - b.mm);
  const spoilt = ({ stroke }: { readonly stroke: Stroke }) =>
    median(Array.from({ length: EACH }, (_, i) => missOf(scattered(stroke, `try ${i}`))));
  const [robust] = found
    .slice(0, AIMS)
    .map((one) => ({ ...one, mm: spoilt(one) }))
    .toSorted((a, b) => a.mm - b.mm);
  const [exact] = found;
  if (!exact || !robust) throw new Error('flicks were tried');
  return {
    'best of the search, without scatter': exact.mm,
    'best of the search': best3(exact.stroke),
    'aim that the scatter spoils least': best3(robust.stroke),
    'that aim, practised hand': best3(robust.stroke, PRACTISED),
    'that aim, swiped': best3(robust.stroke, SWIPING),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
