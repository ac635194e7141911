import '../styles/lesson.css';
import { decimal, sayFacts, sayMove, sayReasonFor } from '@caravanserai/texts/page';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../../../app/parts/Button.tsx';
import { Guide } from '../../../app/lessons/Guide.tsx';
import type { HintMove } from '../client.ts';
import type { ExerciseNow, ExerciseTable, Told } from '../game/exercise/exerciseTable.ts';
import { findThings, openQuestions, roomsAtTable } from '../lessons/things.ts';
import { placesOfMove } from '../table/turn/movePlaces.ts';
import { type CoachT, useCoachT } from '../useT.ts';
import { GOOD_TO, RIGHT_TO } from '../game/exercise/missed.ts';

interface ExerciseGuideProps {
  readonly table: ExerciseTable;
  readonly title: string;
  readonly question: string;
  /** What is said after the verdict. */
  readonly sayMore: (now: Told) => string;
  /** Progress through the questions, 0 to 1. */
  readonly done: number;
  readonly onLeave: () => void;
  /** Undefined at the last question. */
  readonly onNext: (() => void) | undefined;
  /** After the answer. */
  readonly children?: ReactNode;
}

/** The position is the question: it must stay visible. */
function boardAndQuestions(): readonly Element[] {
  return [...document.querySelectorAll('.carpet'), ...openQuestions()];
}

/** Asks the question and judges the answer. */
export function ExerciseGuide(props: ExerciseGuideProps) {
  const { table, title, question, sayMore, done, onLeave, onNext, children } = props;
  const t = useCoachT();
  const now = useSyncExternalStore(table.subscribe, table.now);
  const isOver = now.kind === 'answered' || now.kind === 'shown';
  const words = isOver ? `${say(t, question, now)} ${sayMore(now)}`.trim() : say(t, question, now);
  return (
    <Guide
      title={title}
      done={done}
      words={words}
      isAstray={now.kind === 'answered' && now.answer.cost > GOOD_TO}
      things={() => (isOver ? findThings(placesOfMove(now.best.move)) : [])}
      rooms={roomsAtTable}
      seen={now.kind === 'asking' ? boardAndQuestions : openQuestions}
      onLeave={onLeave}
    >
      {isOver && (
        <Button isMain data-first-focus="" onClick={onNext ?? onLeave}>
          {t(onNext ? 'coach.mistakes.next' : 'coach.mistakes.done')}
        </Button>
      )}
      {isOver && !isRight(now) && <Button onClick={() => table.again()}>{t('coach.mistakes.again')}</Button>}
      {now.kind === 'asking' && <Button onClick={() => void table.showBest()}>{t('coach.mistakes.show')}</Button>}
      {isOver && children}
    </Guide>
  );
}

function isRight(now: ExerciseNow): boolean {
  return now.kind === 'answered' && now.answer.cost <= RIGHT_TO;
}

function say(t: CoachT, question: string, now: ExerciseNow): string {
  switch (now.kind) {
    case 'asking':
      return question;
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
  const worse = why ?? best.why;
  const reason = worse && facts.length === 0 ? [`${sayReasonFor(t, worse)}.`] : [];
  return [better, ...facts.map((fact) => `${fact}.`), ...reason].join(' ');
}
