import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Problem, ProgramError } from './problem.ts';

const TIMEOUT_MS = 1000; // grace period for a program whose stdin was closed

/** Parses a program's line as a JSON object. */
export function readObject(program: string, sent: string): object {
  try {
    const value: unknown = JSON.parse(sent);
    if (typeof value === 'object' && value) return value;
  } catch {
    // reported below
  }
  throw new ProgramError({ code: 'not-json', program, sent });
}

/** A running external program that answers questions, one line each. */
export interface Running {
  ask(question: string, limitMs: number): Promise<string>;
  close(): Promise<void>;
}

/** Splits at spaces, respecting quotes. Without a shell, the process that we end is the program itself. */
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
  child.once('close', (code, signal) => end('ended', `${signal ?? code}`)); // the process has exited and its output is drained
  child.once('exit', () => gone.resolve());
  child.stdin.on('error', () => {}); // the process has exited, which is reported elsewhere
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
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      await gone.promise;
      clearTimeout(timer);
      child.stdout.destroy(); // a child process of the program may still hold it open
    },
  };
}
