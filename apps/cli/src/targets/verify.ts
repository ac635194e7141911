import { assert } from '@caravanserai/contract';
import { checkOptions, parseMove, type Seat, seatsOf, type Turn } from '@caravanserai/targets';
import { RULES_VERSIONS, type Rules, rulesOf } from '@caravanserai/targets/versions';
import { targetsSeat } from '@caravanserai/texts';
import { command } from '../command.ts';
import { readText } from '../gameFiles.ts';
import type { ProofGame } from '../verify/proof.ts';
import { verifyText } from '../verify/run.ts';
import { parseShotFiles, verifyShots } from './verifyShots.ts';

/**
 * The seed determines who goes first and how the dice are stacked in the towers; the rest follows from the physics and
 * the rules version of the match.
 */
function proofWith(versions: readonly Rules[]): ProofGame {
  return {
    key: 'targets',
    rulesVersions: RULES_VERSIONS,
    seats(value) {
      const options = checkOptions(value);
      return options.ok ? seatsOf(options.value) : undefined;
    },
    isMove: (move) => parseMove(move) !== undefined,
    replay({ rulesVersion, options: value, players: names, lines }, seed) {
      const rules = versions.find(({ version }) => version === rulesVersion);
      assert(rules !== undefined, 'every version was loaded');
      const options = rules.checkOptions(value);
      if (!options.ok) return undefined;
      const players = names as Record<Seat, string>;
      const moves = lines as readonly Turn[];
      const record = { rulesVersion, seed, options: options.value, players, moves };
      const replayed = rules.replay(record, rules.flick);
      if (!replayed.ok) return undefined;
      const { end } = replayed.value;
      return {
        movers: moves.map(({ seat }) => seat),
        isOver: rules.toAct(end).length === 0,
        winners: rules.score(end).winners,
        notation: rules.makeGame(record, rules.flick),
      };
    },
  };
}

export const verify = command({
  name: 'verify',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run(call) {
    const text = await readText(call.t, call.io, call.words[0] ?? '');
    if (!text.ok) return text;
    const shots = parseShotFiles(text.value);
    if (shots) return verifyShots(call, shots);
    return verifyText(call, text.value, proofWith(await Promise.all(RULES_VERSIONS.map(rulesOf))), {
      seat: (seat) => targetsSeat(call.t, seat as Seat),
      notOurs: (file) => call.t('targetsCli.verify.notOurs', { file }),
    });
  },
});
