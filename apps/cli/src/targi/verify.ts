import { makeGame, type Move, replay, type Seat, SEATS, targi } from '@caravanserai/targi';
import { parseWireMove, parseWireOptions } from '@caravanserai/targi/wire';
import type { ProofGame } from '../verify/proof.ts';
import { verifyProof } from '../verify/run.ts';
import { command } from '../command.ts';

const PROOF: ProofGame = {
  key: targi.key,
  rulesVersions: [targi.rulesVersion],
  seats: (options) => (parseWireOptions(options) ? SEATS : undefined),
  isMove: (move) => parseWireMove(move) !== undefined,
  replay(file, seed) {
    const options = parseWireOptions(file.options);
    const moves = file.lines.map(({ move }) => parseWireMove(move)).filter((move): move is Move => move !== undefined);
    if (!options) return undefined;
    const players = file.players as Record<Seat, string>;
    const record = { rulesVersion: targi.rulesVersion, seed, options, players, moves };
    const replayed = replay(record);
    if (!replayed.ok) return undefined;
    const { steps, end } = replayed.value;
    const { winner } = targi.score(end);
    return {
      movers: steps.map(({ seat }) => seat),
      isOver: targi.toAct(end).length === 0,
      winners: winner ? [winner] : [],
      notation: makeGame(record),
    };
  },
};

export const verify = command({
  name: 'verify',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  run: (call) =>
    verifyProof(call, PROOF, {
      seat: (seat) => call.t(`cli.show.viewer.${seat as Seat}`),
      notOurs: (file) => call.t('cli.verify.wrong.notOurs', { file }),
    }),
});
