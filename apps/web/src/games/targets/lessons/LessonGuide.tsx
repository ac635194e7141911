import { useEffect, useState } from 'react';
import { Button } from '../../../app/parts/Button.tsx';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { Guide } from '../../../app/lessons/Guide.tsx';
import { isAsking, type LessonText, type PlaceInLesson, type Step } from '../../../app/lessons/lesson.ts';
import { keepDone } from '../../../app/lessons/progress.ts';
import { useCourse } from '../../../app/lessons/useCourse.ts';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import type { Shown } from '../table/show/director.ts';
import { sayMeant, useTrace } from '../table/aim/LastThrow.tsx';
import { useTable } from '../table/tableContext.ts';
import { flickingSeat } from '../table/turn/flickingSeat.ts';
import { drillOf } from './drillOf.ts';
import { ShowingHand } from './ShowingHand.tsx';
import type { TargetsLesson, TargetsLessonTypes } from './targetsLesson.ts';
import { findThings, onTable, roomForGuide } from './things.ts';
import { type Hands, lastHands, useIdle } from './useHands.ts';
import { useRoom } from './useRoom.ts';
import { useT } from '../useT.ts';
import { useStart } from '../../../app/play/useStart.ts';
import { go } from '../../../app/router.ts';
import { device } from '../device.ts';
import { targets } from '../page.ts';
import { quickDraft, setupOf } from '../setup/draft.ts';

const IDLE_MS = 6000;

interface LessonGuideProps {
  readonly lesson: TargetsLesson;
  readonly start: PlaceInLesson;
  readonly onLeave: () => void;
}

/** Guides through the chapters of a lesson at one table, and stores the progress. */
export function LessonGuide({ lesson, start, onLeave }: LessonGuideProps) {
  const t = useLessonsT();
  const flickT = useT();
  const { shown, client, act, pointAt } = useTable();
  const { index, chapter, at, isLast, goOn } = useDrills(lesson, start);
  const hands = useSignal(lastHands);
  const step = chapter.steps[at];
  const drill = drillOf(chapter, at);
  const isLaid = !drill || shown.snapshot.drill?.name === drill.name; // otherwise the table of the previous step is still shown
  const tries = drill && isLaid ? (shown.snapshot.drill?.tries ?? []) : [];
  const isReached = shown.moment === 'live' && tries.at(-1) === true;
  useEffect(() => {
    if (drill && isReached) goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per goal
  }, [drill?.name, isReached]);

  const isWatching = shown.moment !== 'live' || shown.pause !== undefined || !isLaid || isReached;
  const misses = tries.filter((isHit) => !isHit).length;
  const isCall = isCallable(shown);
  const trace = useTrace();
  const advice = misses > 0 && !isCall && trace?.isToChange ? sayMeant(flickT, trace) : '';
  const words = isWatching || !step ? undefined : [advice, t(saying(step, { misses, isCall, hands }))].join(' ').trim();
  const things = isAsking(step) && step.awaits.call && isCall ? (['targets'] as const) : (step?.at ?? []);
  const seat = flickingSeat(shown, client.own);
  const isIdle = useIdle(IDLE_MS, `${drill?.name} ${tries.length} ${seat}`);
  const flick = isAsking(step) && !isCall ? step.awaits.shown.find((move) => move.type === 'flick') : undefined;
  useEffect(() => pointAt(onTable(step?.at ?? [])), [step, pointAt]);
  const room = useRoom();
  return (
    <div ref={room} className="guide-room">
      <Guide
        title={t('lessons.guide.chapter', {
          number: index + 1,
          total: lesson.chapters.length,
          title: t(chapter.title),
        })}
        done={at / chapter.steps.length}
        words={words}
        attempts={misses}
        isAstray={misses > 0}
        things={() => (words === undefined ? [] : findThings(things))}
        rooms={roomForGuide}
        onLeave={onLeave}
      >
        {words !== undefined && !isAsking(step) && !isLast && (
          <Button isMain data-first-focus="" onClick={goOn}>
            {t('lessons.guide.goOn')}
          </Button>
        )}
        {words !== undefined && misses > 0 && flick && seat && (
          <Button onClick={() => act(seat, flick)}>{t('lessons.guide.show')}</Button>
        )}
        {words !== undefined && isLast && <Farewell onLeave={onLeave} />}
      </Guide>
      {words !== undefined && isIdle && hands === 'pointer' && flick && seat && <ShowingHand stroke={flick} />}
    </div>
  );
}

interface Saying {
  readonly misses: number;
  readonly isCall: boolean;
  readonly hands: Hands;
}

function saying(step: Step<TargetsLessonTypes>, { misses, isCall, hands }: Saying): LessonText {
  if (isAsking(step)) {
    if (isCall && step.awaits.call) return step.awaits.call;
    if (misses > 0) return step.otherwise;
  }
  return (hands === 'keys' ? step.sayByKeys : undefined) ?? step.say;
}

function isCallable({ snapshot, own }: Shown): boolean {
  return snapshot.open.some(({ call, seat }) => call === 'targets' && seat === own);
}

/** Steps with a task bring their own table; after the last step of a chapter the next chapter starts. */
function useDrills(lesson: TargetsLesson, start: PlaceInLesson) {
  const { client } = useTable();
  const [place, setPlace] = useState(start);
  const { index, chapter, next, isLast } = useCourse(lesson, place);

  function goOn(): void {
    const isOver = place.step === chapter.steps.length - 1;
    if (isOver) keepDone(lesson.id, chapter.id, next?.id);
    const to = isOver && next ? { chapter: next.id, step: 0 } : { chapter: chapter.id, step: place.step + 1 };
    const drill = drillOf(isOver && next ? next : chapter, to.step);
    if (drill) void client.lay?.(drill);
    setPlace(to);
  }
  return { index, chapter, at: place.step, isLast, goOn };
}

/** Shown after the last step: a real game, practice or further lessons. */
function Farewell({ onLeave }: { readonly onLeave: () => void }) {
  const t = useLessonsT();
  const { start } = useStart(device);
  return (
    <>
      <Button isMain data-first-focus="" onClick={() => start(setupOf(quickDraft(), () => t('shell.setup.you')))}>
        {t('lessons.guide.playNow')}
      </Button>
      <Button onClick={() => go(targets.screens.practice.path)}>{t('lessons.guide.practise')}</Button>
      <Button onClick={onLeave}>{t('lessons.guide.more')}</Button>
    </>
  );
}
