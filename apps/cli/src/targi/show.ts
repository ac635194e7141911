import { ok } from '@caravanserai/contract';
import { describe, SEATS, type State, targi, type View } from '@caravanserai/targi';
import { sayPrompt } from '@caravanserai/texts';
import { inkFor } from '../draw/ink.ts';
import { drawPage } from './draw/page.ts';
import { pointsNow } from './points.ts';
import { command } from '../command.ts';
import { positionAt, readReplayed } from './gameFiles.ts';

const WATCHERS = [...SEATS, 'spectator', 'all'] as const;

export const show = command({
  name: 'show',
  flags: {
    at: { kind: 'count', least: 0, most: 9999 },
    as: { kind: 'choice', choices: WATCHERS, otherwise: 'spectator' },
  },
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words: [file = ''] }) {
    const replayed = await readReplayed(t, io, file);
    if (!replayed.ok) return replayed;
    const position = positionAt(t, replayed.value, flags.at);
    if (!position.ok) return position;
    const { at, state } = position.value;
    const { steps } = replayed.value;

    if (flags.json) {
      const shown = flags.as === 'all' ? describe(state) : targi.view(state, flags.as);
      io.out.write(`${JSON.stringify(shown, undefined, 2)}\n`);
      return ok(undefined);
    }
    const view = flags.as === 'all' ? viewAll(state) : targi.view(state, flags.as);
    const page = { t, ink: inkFor(io), size: { ...io.out.size(), rows: Infinity }, view, points: pointsNow(state) };
    const faces = new Map(describe(state).centre.map(({ cell, card }) => [cell, card] as const));
    io.out.write(`${t('cli.show.head', { at, count: steps.length, viewer: t(`cli.show.viewer.${flags.as}`) })}\n`);
    io.out.write(drawPage(flags.as === 'all' ? { ...page, faces } : page));
    io.out.write(`${sayPrompt(t, view.pending)}\n`);
    return ok(undefined);
  },
});

/** Everything either seat or a spectator may see; face-down cards are drawn separately. */
function viewAll(state: State): View {
  const [blue, white] = [targi.view(state, 'blue'), targi.view(state, 'white')];
  const pending = blue.pending.phase === 'drawn' && blue.pending.card === 'hidden' ? white.pending : blue.pending;
  return { ...blue, viewer: 'spectator', pending, white: white.white };
}
