import { err, ok, type Result } from '@caravanserai/contract';
import { sayTargetsRefusal, type AnyT } from '@caravanserai/texts';
import { nearest } from '../nearest.ts';
import type { CrewProblem } from './crew.ts';
import { parseSpec, SPEC_FORMS } from './spec.ts';

/** The names, if every one is a bot's; else what is wrong with the first that is not. */
export function checkBots(t: AnyT, bots: readonly string[]): Result<readonly string[], string> {
  const bot = bots.find((name) => parseSpec(name) === undefined);
  if (bot === undefined) return ok(bots);
  const near = nearest(bot, SPEC_FORMS);
  return err(
    near ? t('botsCli.spec.near', { bot, near }) : t('botsCli.spec.unknown', { bot, bots: SPEC_FORMS.join(', ') }),
  );
}

const LONGEST = 200; // characters of what a program sent

export function sayProblem(t: AnyT, problem: CrewProblem): string {
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

/** Control characters would write over the terminal. */
function short(text: string): string {
  const line = text.replaceAll(/\p{Cc}/gu, '�');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
