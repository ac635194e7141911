import { useCallback, useMemo } from 'react';
import { type PlaceInLesson, startOf } from '../../../app/lessons/lesson.ts';
import { readProgress } from '../../../app/lessons/progress.ts';
import { forgetChapter, lessonScreen, type OpenLessonProps, toLearn } from '../../../app/lessons/lessonScreen.tsx';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import type { Setup, TableClient, TableError } from '../client.ts';
import { device, TargetsTable } from '../device.ts';
import { targets } from '../page.ts';
import { newDraft } from '../setup/draft.ts';
import { drillOf, lastLaid } from './drillOf.ts';
import { LessonGuide } from './LessonGuide.tsx';
import { TARGETS_LESSONS } from './lessons.ts';
import type { TargetsLesson } from './targetsLesson.ts';

export const LessonScreen = lessonScreen(TARGETS_LESSONS, OpenLesson);

function OpenLesson({ lesson, requested }: OpenLessonProps<TargetsLesson>) {
  const t = useLessonsT();
  const start = useMemo(() => enter(lesson, requested), [lesson, requested]);
  const open = useCallback(async () => {
    forgetChapter(targets.screens.lesson.path, lesson);
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

/** Resumes at a step that sets up a table, because the steps after it make no sense without it. */
function enter(lesson: TargetsLesson, requested: string | undefined): PlaceInLesson {
  const place = startOf(lesson, readProgress(lesson.id).at, requested);
  const chapter = lesson.chapters.find(({ id }) => id === place.chapter);
  return { ...place, step: chapter ? lastLaid(chapter, place) : 0 };
}
