import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { hanging } from './draw/fold.ts';

/** All input and output of the program except files. Tests pass their own. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: Screen;
  readonly err: Screen;
  readonly input: Input;
}

export interface Screen {
  write(text: string): void;
  readonly isTerminal: boolean;
  /** Window size; without a terminal, 80 columns and unlimited rows. */
  size(): { readonly columns: number; readonly rows: number };
}

export interface Input {
  readonly isTerminal: boolean;
  /** The next line, or undefined at end of input. Piped input is echoed after the prompt, if there is one. */
  ask(prompt: string): Promise<string | undefined>;
  /** The remaining input, for a file given as `-`. */
  rest(): Promise<string>;
  close(): void;
}

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

export function processIo(): Io {
  const { env, stdin, stdout, stderr } = process;
  return { env, out: screen(stdout, env), err: screen(stderr, env), input: input(stdin, stdout) };
}

function screen(stream: Stream, env: Io['env']): Screen {
  const isTerminal = stream.isTTY === true;
  const columns = Number(env.COLUMNS) || 80;
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    size: () => ({ columns: stream.columns || columns, rows: stream.rows || Infinity }),
  };
}

/** Queues lines until they are asked for: a pipe delivers them all at once. */
function input(stdin: Readable & { readonly isTTY?: boolean }, stdout: Stream): Input {
  const isTerminal = stdin.isTTY === true;
  const waiting: string[] = [];
  let reader: Interface | undefined;
  let isClosed = false;
  let wake: (() => void) | undefined;
  const open = () => {
    if (reader) return reader;
    reader = createInterface({ input: stdin, output: stdout, terminal: isTerminal && stdout.isTTY === true });
    reader.on('line', (line) => {
      waiting.push(line);
      wake?.();
    });
    reader.on('SIGINT', () => reader?.close());
    reader.on('close', () => {
      isClosed = true;
      wake?.();
    });
    return reader;
  };
  const next = async () => {
    while (waiting.length === 0 && !isClosed) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
    return waiting.shift();
  };
  return {
    isTerminal,
    async ask(prompt) {
      const lines = open();
      if (waiting.length === 0 && !isClosed) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const line = await next();
      if (!isTerminal && prompt !== '') stdout.write(`${line ?? ''}\n`); // piped input has no echo
      return line;
    },
    async rest() {
      open();
      const lines: string[] = [];
      for (let line = await next(); line !== undefined; line = await next()) lines.push(line);
      return lines.join('\n');
    },
    close: () => reader?.close(),
  };
}

/** Wraps to the window width; without a window each sentence stays on one line. */
export function say({ io }: { readonly io: Io }, ...lines: readonly string[]): void {
  const { columns } = io.out.size();
  const isLong = (line: string) => io.out.isTerminal && line.length > columns;
  for (const line of lines.flatMap((text) => (isLong(text) ? hanging(text, columns) : [text])))
    io.out.write(`${line}\n`);
}
