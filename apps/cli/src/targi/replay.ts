import { ok } from '@caravanserai/contract';
import { makeMove, replay as replayGame, type Replayed, type GameRecord, targi } from '@caravanserai/targi';
import { sayOptions, sayOutcome, type AnyT } from '@caravanserai/texts';
import { assert } from '@caravanserai/contract';
import { drawScore } from './draw/score.ts';
import { drawStep } from './draw/log.ts';
import { command } from '../command.ts';
import { readGame } from './gameFiles.ts';

export const replay = command({
  name: 'replay',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words }) {
    const record = await readGame(t, io, words[0] ?? '');
    if (!record.ok) return record;
    const replayed = replayGame(record.value);
    assert(replayed.ok, 'the reader has checked every move');
    io.out.write(flags.json ? toJson(record.value, replayed.value) : toWords(t, record.value, replayed.value));
    return ok(undefined);
  },
});

function toJson({ rulesVersion, seed, options, players }: GameRecord, { steps, end }: Replayed): string {
  const moves = steps.map(({ seat, move, events }, i) => ({ n: i + 1, seat, notation: makeMove(move), move, events }));
  const isOver = targi.toAct(end).length === 0;
  const game = { rulesVersion, seed, options, players, moves, isOver, score: targi.score(end) };
  return `${JSON.stringify(game, undefined, 2)}\n`;
}

function toWords(t: AnyT, { seed, options, players }: GameRecord, { steps, end }: Replayed): string {
  const score = targi.score(end);
  const isOver = targi.toAct(end).length === 0;
  return [
    `${t('cli.replay.head', { seed, blue: players.blue || '?', white: players.white || '?' })}\n`,
    ...sayOptions(t, options).map((line) => `${line}\n`),
    '\n',
    ...steps.map((step, i) => drawStep(t, step, i + 1, step.events)),
    '\n',
    drawScore(t, score),
    `${isOver ? sayOutcome(t, score) : t('cli.replay.unfinished', { count: steps.length })}\n`,
  ].join('');
}
