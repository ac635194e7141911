import { at } from '@caravanserai/contract';
import '../styles/lesson.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../app/parts/Button.tsx';
import { Guide } from '../../../app/lessons/Guide.tsx';
import { isAsking } from '../../../app/lessons/lesson.ts';
import { useCourse } from '../../../app/lessons/useCourse.ts';
import { type LessonsT, useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { useSpeech } from '../../../app/settings/language.tsx';
import { useStart } from '../../../app/play/useStart.ts';
import { device } from '../device.ts';
import { keepDraft, lastDraft, setupOf } from '../setup/draft.ts';
import { useShow } from '../table/show/useShow.tsx';
import { useTableActions, useTableState } from '../table/tableState.tsx';
import type { LessonNow } from '../game/lesson/lessonGame.ts';
import type { LessonTable } from '../game/lesson/lessonTable.ts';
import type { TargiChapter, TargiLesson } from './targiLesson.ts';
import { findThings, openQuestions, roomsAtTable } from './things.ts';
import { type CoachChoice, settings } from '../settings.ts';

interface LessonGuideProps {
  readonly lesson: TargiLesson;
  readonly table: LessonTable;
  readonly onLeave: () => void;
}

/** Guides through the chapters of a lesson and stores the progress. */
export function LessonGuide({ lesson, table, onLeave }: LessonGuideProps) {
  const t = useLessonsT();
  const now = useSyncExternalStore(table.subscribe, table.now);
  const { index, chapter, next, isLast } = useCourse(lesson, now);
  const { point, select } = useTableActions();
  useEffect(() => {
    point(undefined); // an earlier inspected card may cover what the next step mentions
    select(undefined);
    if (now.step >= chapter.steps.length && next) table.open(next, 0);
  }, [table, chapter, next, now.step, point, select]);
  const { snapshot, isPlaying } = useShow();
  const { wish } = useTableState();
  const isWatching = isPlaying || snapshot.version !== table.snapshot().version; // the opponents' moves are still being animated
  const step = at(chapter.steps, Math.min(now.step, chapter.steps.length - 1));
  const isReady = snapshot.control.kind === 'confirm' && !now.isAstray; // only the confirmation is missing
  const assessed = useAssessment(table, step.assesses === true && !isWatching);
  const isOver = now.step >= chapter.steps.length;
  const words = isWatching || isOver ? undefined : step.assesses ? assessed : say(t, chapter, now);
  return (
    <Guide
      title={t('lessons.guide.chapter', { number: index + 1, total: lesson.chapters.length, title: t(chapter.title) })}
      done={now.step / chapter.steps.length}
      words={words}
      attempts={now.attempts}
      isAstray={now.attempts > 0}
      things={() => (words === undefined ? [] : findThings(isReady ? ['confirm'] : (step.at ?? [])))}
      rooms={roomsAtTable}
      seen={openQuestions}
      onLeave={onLeave}
    >
      {words !== undefined && (
        <>
          {now.isAstray && (
            <Button isMain data-first-focus="" onClick={() => wish(table.takeBack())}>
              {t('lessons.guide.takeBack')}
            </Button>
          )}
          {!now.isAstray && !isAsking(step) && !isLast && (
            <Button isMain data-first-focus="" onClick={() => wish(table.goOn())}>
              {t('lessons.guide.goOn')}
            </Button>
          )}
          {isLast && <Farewell t={t} onLeave={onLeave} />}
        </>
      )}
    </Guide>
  );
}

/** Undefined until the bots have looked at the learner's moves. */
function useAssessment(table: LessonTable, isAsked: boolean): string | undefined {
  const t = useLessonsT();
  const { language } = useSpeech();
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    async function ask(): Promise<void> {
      const { assess } = await import('./assess.ts');
      setWords(await assess(table, t, language, asking.signal));
    }
    ask().catch(() => asking.signal.aborted || setWords(t('lessons.caravan.free.done')));
    return () => {
      asking.abort();
      setWords(undefined);
    };
  }, [table, t, language, isAsked]);
  return words;
}

function say(t: LessonsT, { steps }: TargiChapter, { step, answer }: LessonNow): string {
  return t(answer ?? at(steps, step).say);
}

/** Shown after the last step: a real game, with or without a coach, or further lessons. */
function Farewell({ t, onLeave }: { readonly t: LessonsT; readonly onLeave: () => void }) {
  const { start } = useStart(device);

  function play(coach: CoachChoice): void {
    const draft = { ...lastDraft(), who: 'bot', level: 'shepherd' } as const;
    keepDraft(draft);
    settings.coach.set(coach);
    start(setupOf(draft, () => t('shell.setup.you'), settings.moves.get() === 'quick'));
  }

  return (
    <>
      <Button isMain data-first-focus="" onClick={() => play('on')}>
        {t('lessons.guide.playCoached')}
      </Button>
      <Button onClick={() => play('off')}>{t('lessons.guide.play')}</Button>
      <Button onClick={onLeave}>{t('lessons.guide.more')}</Button>
    </>
  );
}
