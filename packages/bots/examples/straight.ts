import type { TargetsBot } from '@caravanserai/bots/targets';
import type { Rng } from '@caravanserai/contract';
import { guess, sampleMove, type View } from '@caravanserai/targets';

/** Calls Targets at once and flicks straight at the first disc. Its other moves are random. */
export const bot: Pick<TargetsBot, 'decide'> = {
  decide(view: View, rng: Rng) {
    const { viewer, open, toAct, middle, pucks, phase } = view;
    if (viewer === 'spectator') return undefined;
    const [call] = open;
    const atMs = view.calls.lastMs;
    if (call?.call === 'targets') return { move: { type: 'targets', die: call.die, atMs }, afterMs: atMs };
    if (toAct[0] !== viewer) return undefined; // another player's turn
    const [own, disc] = [pucks.find(({ seat }) => seat === viewer), middle[0]];
    const afterMs = atMs + 3000;
    const move = sampleMove(guess(view, rng), viewer, rng);
    if (phase.name !== 'flick' || move.type !== 'flick' || !own || !disc) return { move, afterMs };
    const [x, z] = [disc.xUm - own.xUm, disc.zUm - own.zUm];
    const speed = 1100 / Math.hypot(x, z);
    return { move: { ...move, vxMmS: Math.round(x * speed), vzMmS: Math.round(z * speed) }, afterMs };
  },
};
