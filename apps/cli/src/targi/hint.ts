import { err, ok } from '@caravanserai/contract';
import { SEATS, targi } from '@caravanserai/targi';
import { advise, adviceJson, sayHint, sayHintRefusal } from './advice.ts';
import { hanging } from '../draw/fold.ts';
import { startProgress } from '../progress.ts';
import { command } from '../command.ts';
import { positionAt, readReplayed } from './gameFiles.ts';

export const hint = command({
  name: 'hint',
  flags: {
    at: { kind: 'count', least: 0, most: 9999 },
    as: { kind: 'choice', choices: SEATS },
  },
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words }) {
    const replayed = await readReplayed(t, io, words[0] ?? '');
    if (!replayed.ok) return replayed;
    const position = positionAt(t, replayed.value, flags.at);
    if (!position.ok) return position;
    const { at, state } = position.value;
    const { steps } = replayed.value;

    const view = targi.view(state, flags.as ?? targi.toAct(state)[0] ?? 'spectator');
    const advice = advise(view, startProgress(io, 100));
    if (!advice.ok) return err(sayHintRefusal(t, advice.error));
    if (flags.json) {
      const answer = { at, ...adviceJson(advice.value) };
      io.out.write(`${JSON.stringify(answer, undefined, 2)}\n`);
      return ok(undefined);
    }
    const head = t('botsCli.hint.head', { at, count: steps.length, seat: t(`targi.seat.${advice.value.seat}`) });
    const lines = [head, ...sayHint(t, advice.value)].flatMap((line) => hanging(line, io.out.size().columns));
    io.out.write(`${lines.join('\n')}\n`);
    return ok(undefined);
  },
});
