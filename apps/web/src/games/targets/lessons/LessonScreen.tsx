import { useCallback, useMemo } from 'react';
import { type PlaceInLesson, startOf } from '../../../app/lessons/lesson.ts';
import { readProgress } from '../../../app/lessons/progress.ts';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { NowhereScreen } from '../../../app/NowhereScreen.tsx';
import { PATHS, pathTo } from '../../../app/paths.ts';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
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

const toLearn = () => go(PATHS.learn);

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
  return (
    <TableFrame<TableClient, TableError> id={lesson.id} title={t(lesson.title)} open={open}>
      {(client) => (
        <TargetsTable client={client} onLeave={toLearn} onRematch={toLearn}>
          <LessonGuide lesson={lesson} start={start} onLeave={toLearn} />
        </TargetsTable>
      )}
    </TableFrame>
  );
}

/** Where a table is laid: what was only said about it is not said again without it. */
function enter(lesson: TargetsLesson, wished: string | undefined): PlaceInLesson {
  const place = startOf(lesson, readProgress(lesson.id).at, wished);
  const chapter = lesson.chapters.find(({ id }) => id === place.chapter);
  return { ...place, step: chapter ? lastLaid(chapter, place) : 0 };
}
