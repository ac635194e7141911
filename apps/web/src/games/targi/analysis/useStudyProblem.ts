import { sayReason } from '@caravanserai/texts/page';
import { useCallback } from 'react';
import { type Problem, useProblem } from '../../../app/setup/problem.ts';
import type { PlyError, StudyError } from '../game/analysis/text.ts';
import { useSayBroken } from '../setup/useSayBroken.ts';
import { type CoachT, useCoachT } from '../useT.ts';

/** What is wrong with a text that is no game, position or tree. */
export function useStudyProblem(): (error: StudyError) => Problem {
  const t = useCoachT();
  const gameProblem = useProblem(useSayBroken());
  return useCallback(
    (error: StudyError): Problem => {
      const title = t('coach.board.problem.title');
      switch (error.kind) {
        case 'empty':
          return { title: t('shell.look.empty'), lines: [] };
        case 'game':
          return gameProblem({ code: 'broken-file', error: error.error });
        case 'position': {
          const { found, expected } = error.error;
          return { title, lines: [t('shell.look.error.bad-position', { found }), ...sayExpected(t, expected)] };
        }
        case 'ply':
          return { title, lines: sayPly(t, error) };
        case 'bracket':
          return { title, lines: [t('coach.board.problem.bracket', { found: error.found })] };
      }
    },
    [t, gameProblem],
  );
}

export function sayPly(t: CoachT, { found, reason, expected }: PlyError): readonly string[] {
  return [
    t('coach.board.problem.ply', { found }),
    ...(reason ? [sayReason(t, reason)] : []),
    ...sayExpected(t, expected),
  ];
}

const MOST_EXPECTED = 12;

function sayExpected(t: CoachT, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const expected = words.slice(0, MOST_EXPECTED).join('  ') + (words.length > MOST_EXPECTED ? '  …' : '');
  return [t('shell.look.expected', { expected })];
}
