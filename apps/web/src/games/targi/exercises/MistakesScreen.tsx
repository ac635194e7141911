import { decimal, sayMove } from '@caravanserai/texts/page';
import { useCallback, useState } from 'react';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { toLearn } from '../../../app/lessons/lessonScreen.tsx';
import { Notice } from '../../../app/parts/Notice.tsx';
import { PATHS } from '../../../app/paths.ts';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import type { HintMove } from '../client.ts';
import { TargiTable } from '../device.ts';
import { type ExerciseTable, openExerciseTable } from '../game/exercise/exerciseTable.ts';
import { type CoachT, useCoachT } from '../useT.ts';
import { openBrowserThinker } from '../worker/thinker.ts';
import { ExerciseGuide } from './ExerciseGuide.tsx';
import { dueAt, GOOD_TO, type Missed, missed, withAnswer } from '../game/exercise/missed.ts';

/** One's own worst moves as questions on the real board, one after the other. */
export function MistakesScreen() {
  const t = useCoachT();
  const title = useLessonsT()('lessons.mistakes.title');
  const [queue] = useState(() => dueAt(missed.get(), Date.now()));
  const [index, setIndex] = useState(0);
  const question = queue[index];
  if (!question) {
    return (
      <Notice title={title} text={t('coach.mistakes.none')}>
        <a className="button button-main" href={PATHS.learn}>
          {t('coach.mistakes.done')}
        </a>
      </Notice>
    );
  }
  const isLast = index === queue.length - 1;
  return (
    <Question
      key={question.id}
      question={question}
      title={title}
      done={index / queue.length}
      onNext={isLast ? undefined : () => setIndex(index + 1)}
    />
  );
}

/** Stores an answer; returns the days until the position comes back. */
function store(id: string, answer: HintMove | undefined): number | undefined {
  const isRight = answer !== undefined && answer.cost <= GOOD_TO;
  const { all, days } = withAnswer(missed.get(), id, isRight, Date.now());
  missed.set(all);
  return days;
}

interface QuestionProps {
  readonly question: Missed;
  readonly title: string;
  readonly done: number;
  readonly onNext: (() => void) | undefined;
}

function Question({ question, title, done, onNext }: QuestionProps) {
  const t = useCoachT();
  const open = useCallback(
    async () => ({ ok: true, value: openExerciseTable(question, openBrowserThinker(), store) }) as const,
    [question],
  );
  return (
    <TableFrame<ExerciseTable, never> id={question.id} title={title} open={open}>
      {(table) => (
        <TargiTable client={table} onLeave={toLearn} onRematch={toLearn}>
          <ExerciseGuide
            table={table}
            title={title}
            question={sayQuestion(t, question)}
            sayMore={({ returns }) => sayReturn(t, returns)}
            done={done}
            onLeave={toLearn}
            onNext={onNext}
          />
        </TargiTable>
      )}
    </TableFrame>
  );
}

function sayQuestion(t: CoachT, { view, move, lost }: Missed): string {
  return t('coach.mistakes.ask', { round: view.round, move: sayMove(t, move), lost: decimal(t, lost, 1) });
}

function sayReturn(t: CoachT, days: number | undefined): string {
  return days === undefined ? t('coach.mistakes.learned') : t('coach.mistakes.later', { count: days });
}
