/**
 * Plays new golden matches: `node packages/targets/test/rulesMatches/make.ts`. Run it only after a deliberate change of rules or physics,
 * which raises `RULES_VERSION`. Otherwise a match that no longer replays is a bug.
 */
import { writeFileSync } from 'node:fs';
import { pick, quickRng } from '@caravanserai/contract';
import { init, playWith } from '../../src/engine.ts';
import { makeGame } from '../../src/gamefile.ts';
import { toAct } from '../../src/judge.ts';
import { DEFAULT_OPTIONS, type Options } from '../../src/options.ts';
import { flick, loadPhysics } from '../../src/physics/index.ts';
import { RULES_VERSION, type Turn } from '../../src/record.ts';
import { sampleMove } from '../../src/sample.ts';
import { hashState, type State } from '../../src/state.ts';

const MATCHES: readonly (readonly [name: string, options: Partial<Options>, by: string])[] = [
  ['two-fourth', {}, 'fourth'],
  ['two-golden', { calls: 'forYou' }, 'golden'],
  ['three-pas-vu', { players: 3, pasVu: true }, 'lastRound'],
  ['four-teams-sets', { players: 4, teams: true, threeByThree: true, first: 'green' }, 'fourth'],
];

function play(options: Options, seed: string): { readonly moves: readonly Turn[]; readonly end: State } {
  const rng = quickRng(seed);
  const judge = playWith(flick);
  const moves: Turn[] = [];
  let end = init(options, seed);
  for (let seats = toAct(end); seats.length > 0; seats = toAct(end)) {
    const seat = pick(rng, seats);
    const move = sampleMove(end, seat, rng);
    const played = judge(end, seat, move);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    end = played.value.state;
    moves.push({ seat, move });
  }
  return { moves, end };
}

await loadPhysics();
for (const [name, change, by] of MATCHES) {
  const options = { ...DEFAULT_OPTIONS, ...change };
  for (let attempt = 1; ; attempt++) {
    const seed = `${name} ${attempt}`;
    const { moves, end } = play(options, seed);
    if (end.phase.name !== 'over' || end.phase.by !== by) continue;
    const players = { red: 'Ada', blue: 'Bea', yellow: 'Cem', green: 'Dora' };
    const text = makeGame({ rulesVersion: RULES_VERSION, seed, options, players, moves }, flick);
    writeFileSync(new URL(`${name}.targets`, import.meta.url), `; hash ${hashState(end)}\n${text}`);
    break;
  }
}
