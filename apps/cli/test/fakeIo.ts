import type { Io } from '../src/io.ts';
import { runProgram } from '../src/program.ts';

interface Setting {
  readonly lines?: readonly string[];
  readonly env?: Io['env'];
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the whole program in this process: input comes from `lines`, and the output is returned. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { lines = [], env = {}, isTerminal = false, columns = 80, rows = isTerminal ? 24 : Infinity } = setting;
  const waiting = [...lines];
  let out = '';
  let err = '';
  const size = () => ({ columns, rows });
  const io: Io = {
    env,
    out: { write: (text) => void (out += text), isTerminal, size },
    err: { write: (text) => void (err += text), isTerminal: false, size },
    input: {
      isTerminal,
      ask: async (prompt) => {
        out += prompt;
        return waiting.shift();
      },
      rest: async () => waiting.splice(0).join('\n'),
      close: () => {},
    },
  };
  const code = await runProgram(argv, io);
  return { code, out, err };
}
