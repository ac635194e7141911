import type { Refusal } from '@caravanserai/contract';
import type { Reason } from '@caravanserai/targets';
import { sayTargetsRefusal, type AnyT } from '@caravanserai/texts';

/** An error of an external program. `sent` is the line that it sent. */
export type Problem =
  | { readonly code: 'broke'; readonly detail: string } // a bug in the user's program, or in ours
  | { readonly code: 'not-started' | 'not-a-bot' | 'ended'; readonly program: string; readonly detail: string }
  | { readonly code: 'late'; readonly program: string; readonly limitMs: number }
  | { readonly code: 'unasked' | 'not-json' | 'not-an-answer'; readonly program: string; readonly sent: string }
  | { readonly code: 'illegal'; readonly program: string; readonly sent: string; readonly expected: readonly string[] }
  | { readonly code: 'refused'; readonly program: string; readonly sent: string; readonly refusal: Refusal<Reason> };

export class ProgramError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${'program' in problem ? problem.program : problem.detail}`);
    this.problem = problem;
  }
}

const LONGEST = 200; // characters of a program's output

export function sayProblem(t: AnyT, problem: Problem): string {
  switch (problem.code) {
    case 'broke':
      return t('botsCli.program.broke', { detail: problem.detail });
    case 'not-started':
    case 'not-a-bot':
    case 'ended':
      return t(`botsCli.program.${problem.code}`, { program: problem.program, detail: problem.detail });
    case 'late':
      return t('botsCli.program.late', { program: problem.program, limitMs: problem.limitMs });
    case 'unasked':
    case 'not-json':
    case 'not-an-answer':
      return t(`botsCli.program.${problem.code}`, { program: problem.program, sent: short(problem.sent) });
    case 'refused':
      return t('botsCli.program.refused', {
        program: problem.program,
        sent: short(problem.sent),
        why: sayTargetsRefusal(t, problem.refusal),
      });
    case 'illegal': {
      const { program, expected } = problem;
      const count = expected.length;
      return t('botsCli.program.illegal', {
        program,
        sent: short(problem.sent),
        count,
        expected: short(expected.join(' ')),
      });
    }
  }
}

/** Control characters would garble the terminal. */
function short(text: string): string {
  const line = text.replaceAll(/\p{Cc}/gu, '�');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
