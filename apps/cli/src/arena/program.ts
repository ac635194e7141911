import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Refusal } from '@caravanserai/contract';
import type { Reason } from '@caravanserai/targets';
import { makeMove, type Move, type View } from '@caravanserai/targi';
import type { Player } from './player.ts';

/** What went wrong with an external program. `sent` is the line that it sent. */
export type Problem =
  | { readonly code: 'not-started' | 'not-a-bot' | 'ended'; readonly program: string; readonly detail: string }
  | { readonly code: 'late'; readonly program: string; readonly limitMs: number }
  | { readonly code: 'unasked' | 'not-json' | 'not-an-answer'; readonly program: string; readonly sent: string }
  | { readonly code: 'illegal'; readonly program: string; readonly sent: string; readonly expected: readonly string[] }
  | { readonly code: 'refused'; readonly program: string; readonly sent: string; readonly refusal: Refusal<Reason> };

export class ProgramError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.program}`);
    this.problem = problem;
  }
}

const PATIENCE_MS = 1000; // for a program whose input was closed

/** One JSON object a line: we ask with the view and the legal moves, it answers with one of them. It is started when first asked. */
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

/** What a program is asked: docs/write-a-bot.md. */
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

/** The object in a line that a program has sent. */
export function readObject(program: string, sent: string): object {
  try {
    const value: unknown = JSON.parse(sent);
    if (typeof value === 'object' && value) return value;
  } catch {
    // said below
  }
  throw new ProgramError({ code: 'not-json', program, sent });
}

/** A program outside that answers questions, a line each. */
export interface Running {
  ask(question: string, limitMs: number): Promise<string>;
  close(): Promise<void>;
}

/** Words, and what stands in quotes; no shell, so that the process we end is the program itself. */
export function splitCommand(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

export function startProgram(program: string): Running {
  const [file = '', ...args] = splitCommand(program);
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = Promise.withResolvers<void>();
  const lines: string[] = [];
  let wake = () => {};
  let problem: Problem | undefined;
  const end = (code: 'not-started' | 'ended', detail: string) => {
    problem = { code, program, detail };
    wake();
    gone.resolve();
  };
  child.once('error', ({ message }) => end('not-started', message));
  child.once('close', (code, signal) => end('ended', `${signal ?? code}`)); // it has exited, and all that it said was read
  child.once('exit', () => gone.resolve());
  child.stdin.on('error', () => {}); // it is gone, and that is told already
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });

  return {
    async ask(question, limitMs) {
      const [sent] = lines;
      if (sent !== undefined) throw new ProgramError({ code: 'unasked', program, sent });
      child.stdin.write(`${question}\n`);
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        problem ??= { code: 'late', program, limitMs };
        wake();
      }, limitMs);
      wake = resolve;
      if (problem === undefined && lines.length === 0) await promise;
      clearTimeout(timer);
      const line = lines.shift();
      if (line !== undefined) return line;
      throw new ProgramError(problem ?? { code: 'late', program, limitMs });
    },
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await gone.promise;
      clearTimeout(timer);
      child.stdout.destroy(); // a child of its own may still hold it
    },
  };
}
