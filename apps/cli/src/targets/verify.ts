import {
  checkOptions,
  makeGame,
  parseMove,
  replay,
  RULES_VERSION,
  score,
  type Seat,
  seatsOf,
  type Simulate,
  toAct,
  type Turn,
} from '@caravanserai/targets';
import { targetsSeat } from '@caravanserai/texts';
import { command } from '../commands/command.ts';
import type { ProofGame } from '../verify/proof.ts';
import { verifyProof } from '../verify/run.ts';
import { openPhysics } from './physics.ts';

/** From the seed come who begins and how the dice stand in their towers; the rest is physics and rules. */
function proofWith(simulate: Simulate): ProofGame {
  return {
    key: 'targets',
    rulesVersion: RULES_VERSION,
    seats(value) {
      const options = checkOptions(value);
      return options.ok ? seatsOf(options.value) : undefined;
    },
    isMove: (move) => parseMove(move) !== undefined,
    replay({ options: value, players: names, lines }, seed) {
      const options = checkOptions(value);
      if (!options.ok) return undefined;
      const players = names as Record<Seat, string>;
      const moves = lines as readonly Turn[];
      const record = { rulesVersion: RULES_VERSION, seed, options: options.value, players, moves };
      const replayed = replay(record, simulate);
      if (!replayed.ok) return undefined;
      const { end } = replayed.value;
      return {
        movers: moves.map(({ seat }) => seat),
        isOver: toAct(end).length === 0,
        winners: score(end).winners,
        notation: makeGame(record, simulate),
      };
    },
  };
}

export const verify = command({
  name: 'verify',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run(call) {
    const { flick: simulate } = await openPhysics();
    return verifyProof(call, proofWith(simulate), {
      seat: (seat) => targetsSeat(call.t, seat as Seat),
      notOurs: (file) => call.t('targetsCli.verify.notOurs', { file }),
    });
  },
});
