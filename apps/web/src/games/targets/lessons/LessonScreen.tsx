import { Suspense, useCallback, useMemo, useState } from 'react';
import { type PlaceInLesson, startOf } from '../../../app/lessons/lesson.ts';
import { readProgress } from '../../../app/lessons/progress.ts';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { NowhereScreen } from '../../../app/NowhereScreen.tsx';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { PATHS, pathTo } from '../../../app/paths.ts';
import { ClosedNotice } from '../../../app/play/ClosedNotice.tsx';
import { Opening } from '../../../app/play/Opening.tsx';
import { type Asking, useOpened } from '../../../app/play/useOpened.ts';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import type { Setup, TableClient, TableError } from '../client.ts';
import { device, TargetsTable } from '../device.ts';
import { targets } from '../page.ts';
import { newDraft } from '../setup/draft.ts';
import { drillOf, lastLaid } from './drillOf.ts';
import { LessonGuide } from './LessonGuide.tsx';
import { TARGETS_LESSONS } from './lessons.ts';
import type { TargetsLesson } from './targetsLesson.ts';

const NOTHING_LEFT = { file: '', read: async () => ({ ok: false }) };

/** `flick` goes on where it was left; `flick.double` begins that chapter. */
export function LessonScreen({ id }: ScreenProps) {
  const [name, chapter] = id.split('.');
  const lesson = TARGETS_LESSONS.find((each) => each.id === name);
  return lesson ? <OpenLesson key={id} lesson={lesson} wished={chapter} /> : <NowhereScreen />;
}

interface OpenLessonProps {
  readonly lesson: TargetsLesson;
  readonly wished: string | undefined;
}

function OpenLesson({ lesson, wished }: OpenLessonProps) {
  const t = useLessonsT();
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const start = useMemo(() => enter(lesson, wished), [lesson, wished]);
  const open = useCallback(async () => {
    history.replaceState(history.state, '', pathTo(targets.screens.lesson.path, lesson.id) + location.search); // a reload goes on from here
    const chapter = lesson.chapters.find(({ id }) => id === start.chapter);
    const drill = chapter && drillOf(chapter, start.step);
    const setup: Setup = {
      kind: 'practice',
      players: { red: { kind: 'person', name: t('shell.setup.you') } },
      options: newDraft().options,
      ...(drill && { drill }),
    };
    return (await device.games()).create(setup);
  }, [lesson, start, t]);
  const opened = useOpened<TableClient, TableError>(open, lesson.id, asking);
  if (opened.kind === 'closed') return <ClosedNotice error={opened.error} onAsk={setAsking} rest={NOTHING_LEFT} />;
  const leave = () => go(PATHS.learn);
  return (
    <>
      <ScreenTitle className="unseen">{t(lesson.title)}</ScreenTitle>
      {opened.kind === 'open' ? (
        <Suspense fallback={<Opening />}>
          <TargetsTable client={opened.client} onLeave={leave} onRematch={leave}>
            <LessonGuide lesson={lesson} start={start} onLeave={leave} />
          </TargetsTable>
        </Suspense>
      ) : (
        <Opening />
      )}
    </>
  );
}

/** Where a table is laid: what was only said about it is not said again without it. */
function enter(lesson: TargetsLesson, wished: string | undefined): PlaceInLesson {
  const place = startOf(lesson, readProgress(lesson.id).at, wished);
  const chapter = lesson.chapters.find(({ id }) => id === place.chapter);
  return { ...place, step: chapter ? lastLaid(chapter, place) : 0 };
}
