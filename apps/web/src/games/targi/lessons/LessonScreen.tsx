import { at } from '@caravanserai/contract';
import { useCallback } from 'react';
import { startOf } from '../../../app/lessons/lesson.ts';
import { keepPlace, readProgress } from '../../../app/lessons/progress.ts';
import { forgetChapter, lessonScreen, type OpenLessonProps, toLearn } from '../../../app/lessons/lessonScreen.tsx';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { TargiTable } from '../device.ts';
import { targi } from '../page.ts';
import { LessonGuide } from './LessonGuide.tsx';
import { TARGI_LESSONS } from './lessons.ts';
import { type LessonTable, openLessonTable } from '../game/lesson/lessonTable.ts';
import type { TargiLesson } from './targiLesson.ts';
import { settings } from '../settings.ts';

export const LessonScreen = lessonScreen(TARGI_LESSONS, OpenLesson);

function OpenLesson({ lesson, requested }: OpenLessonProps<TargiLesson>) {
  const t = useLessonsT();
  const open = useCallback(async () => {
    const place = startOf(lesson, readProgress(lesson.id).at, requested);
    keepPlace(lesson.id, place);
    forgetChapter(targi.screens.lesson.path, lesson);
    const chapter = lesson.chapters.find(({ id }) => id === place.chapter) ?? at(lesson.chapters, 0);
    return { ok: true, value: openLessonTable(chapter, place.step, settings.moves.get() === 'quick') } as const;
  }, [lesson, requested]);
  return (
    <TableFrame<LessonTable, never> id={lesson.id} title={t(lesson.title)} open={open}>
      {(table) => (
        <TargiTable client={table} onLeave={toLearn} onRematch={toLearn}>
          <LessonGuide lesson={lesson} table={table} onLeave={toLearn} />
        </TargiTable>
      )}
    </TableFrame>
  );
}
