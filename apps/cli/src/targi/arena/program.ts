import { makeMove, type Move, type View } from '@caravanserai/targi';
import { ProgramError } from '../../userBots/problem.ts';
import { readObject, type Running, startProgram } from '../../userBots/process.ts';
import type { Player } from './player.ts';

/**
 * Protocol: one JSON object per line. We send the view and the legal moves; the program answers with one of them. It is
 * started by the first question.
 */
export function openProgram(program: string, limitMs: number): Player {
  let running: Running | undefined;
  let asked = 0;
  return {
    async choose(view, moves) {
      running ??= startProgram(program);
      const line = await running.ask(JSON.stringify(questionOf(++asked, view, moves)), limitMs);
      return readAnswer(program, line, moves);
    },
    async close() {
      await running?.close();
    },
  };
}

/** The question sent to a program: docs/write-a-bot.md. */
export function questionOf(n: number, view: View, moves: readonly Move[]): object {
  const options = moves.map((move) => ({ notation: makeMove(move), move }));
  return { type: 'ask', n, seat: view.viewer, view, moves: options };
}

export function readAnswer(program: string, sent: string, moves: readonly Move[]): Move {
  const answer = readObject(program, sent);
  const { move, notation } = answer as { readonly move?: unknown; readonly notation?: unknown };
  const expected = moves.map(makeMove);
  const isNumber = typeof move === 'number';
  if (!isNumber && typeof notation !== 'string') throw new ProgramError({ code: 'not-an-answer', program, sent });
  const index = isNumber ? move : expected.indexOf(notation as string);
  const chosen = moves[index];
  if (!chosen) throw new ProgramError({ code: 'illegal', program, sent, expected });
  return chosen;
}
