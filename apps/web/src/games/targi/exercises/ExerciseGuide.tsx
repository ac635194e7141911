import '../styles/lesson.css';
import { decimal, sayFacts, sayMove, sayReasonFor } from '@caravanserai/texts/page';
import { useSyncExternalStore } from 'react';
import { Guide } from '../../../app/lessons/Guide.tsx';
import { toLearn } from '../../../app/lessons/lessonScreen.tsx';
import type { HintMove } from '../client.ts';
import type { ExerciseNow, ExerciseTable } from '../game/exercise/exerciseTable.ts';
import { findThings, openQuestions, roomsAtTable } from '../lessons/things.ts';
import { placesOfMove } from '../table/turn/movePlaces.ts';
import { type CoachT, useCoachT } from '../useT.ts';
import { GOOD_TO, type Missed, RIGHT_TO } from '../game/exercise/missed.ts';

interface ExerciseGuideProps {
  readonly question: Missed;
  readonly table: ExerciseTable;
  readonly title: string;
  /** Progress through the questions, 0 to 1. */
  readonly done: number;
  /** Undefined at the last question. */
  readonly onNext: (() => void) | undefined;
}

/** The position is the question: it must stay visible. */
function boardAndQuestions(): readonly Element[] {
  return [...document.querySelectorAll('.carpet'), ...openQuestions()];
}

/** Asks the question, judges the answer and says when the position returns. */
export function ExerciseGuide({ question, table, title, done, onNext }: ExerciseGuideProps) {
  const t = useCoachT();
  const now = useSyncExternalStore(table.subscribe, table.now);
  const isOver = now.kind === 'answered' || now.kind === 'shown';
  const words = [say(t, question, now), ...(isOver ? [sayReturn(t, now.returns)] : [])].join(' ');
  return (
    <Guide
      title={title}
      done={done}
      words={words}
      isAstray={now.kind === 'answered' && now.answer.cost > GOOD_TO}
      things={() => (isOver ? findThings(placesOfMove(now.best.move)) : [])}
      rooms={roomsAtTable}
      seen={now.kind === 'asking' ? boardAndQuestions : openQuestions}
      onLeave={toLearn}
    >
      {isOver && (
        <button type="button" className="button button-main" data-first-focus="" onClick={onNext ?? toLearn}>
          {t(onNext ? 'coach.mistakes.next' : 'coach.mistakes.done')}
        </button>
      )}
      {isOver && !isRight(now) && (
        <button type="button" className="button" onClick={() => table.again()}>
          {t('coach.mistakes.again')}
        </button>
      )}
      {now.kind === 'asking' && (
        <button type="button" className="button" onClick={() => void table.showBest()}>
          {t('coach.mistakes.show')}
        </button>
      )}
    </Guide>
  );
}

function isRight(now: ExerciseNow): boolean {
  return now.kind === 'answered' && now.answer.cost <= RIGHT_TO;
}

function sayReturn(t: CoachT, days: number | undefined): string {
  return days === undefined ? t('coach.mistakes.learned') : t('coach.mistakes.later', { count: days });
}

function say(t: CoachT, question: Missed, now: ExerciseNow): string {
  switch (now.kind) {
    case 'asking': {
      const { view, move, lost } = question;
      return t('coach.mistakes.ask', { round: view.round, move: sayMove(t, move), lost: decimal(t, lost, 1) });
    }
    case 'thinking':
      return t('coach.mistakes.thinking');
    case 'failed':
      return t('coach.mistakes.failed');
    case 'shown':
      return sayBetter(t, now.best, now.best);
    case 'answered': {
      const { answer, best } = now;
      const named = { move: sayMove(t, answer.move), lost: decimal(t, answer.cost, 1) };
      if (answer.cost <= RIGHT_TO) return t('coach.mistakes.right', named);
      return `${sayBetter(t, best, answer)} ${t(answer.cost <= GOOD_TO ? 'coach.mistakes.good' : 'coach.mistakes.wrong', named)}`;
    }
  }
}

/** The better move comes first, with the reason. */
function sayBetter(t: CoachT, best: HintMove, { why }: HintMove): string {
  const better = t('coach.mistakes.better', { better: sayMove(t, best.move) });
  const facts = best.why ? sayFacts(t, best.why) : [];
  const reason = why && facts.length === 0 ? [`${sayReasonFor(t, why)}.`] : [];
  return [better, ...facts.map((fact) => `${fact}.`), ...reason].join(' ');
}
