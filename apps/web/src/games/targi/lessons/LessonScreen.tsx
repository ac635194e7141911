import { at } from '@caravanserai/contract';
import { useCallback } from 'react';
import { startOf } from '../../../app/lessons/lesson.ts';
import { keepPlace, readProgress } from '../../../app/lessons/progress.ts';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { NowhereScreen } from '../../../app/NowhereScreen.tsx';
import { PATHS, pathTo } from '../../../app/paths.ts';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { settings } from '../../../app/settings/settings.ts';
import { TargiTable } from '../device.ts';
import { targi } from '../page.ts';
import { LessonGuide } from './LessonGuide.tsx';
import { TARGI_LESSONS } from './lessons.ts';
import { type LessonTable, openLessonTable } from './lessonTable.ts';
import type { TargiLesson } from './targiLesson.ts';

const toLearn = () => go(PATHS.learn);

/** `caravan` goes on where it was left; `caravan.raid` begins that chapter. */
export function LessonScreen({ id }: ScreenProps) {
  const [name, chapter] = id.split('.');
  const lesson = TARGI_LESSONS.find((each) => each.id === name);
  return lesson ? <OpenLesson lesson={lesson} wished={chapter} /> : <NowhereScreen />;
}

interface OpenLessonProps {
  readonly lesson: TargiLesson;
  readonly wished: string | undefined;
}

function OpenLesson({ lesson, wished }: OpenLessonProps) {
  const t = useLessonsT();
  const open = useCallback(async () => {
    const place = startOf(lesson, readProgress(lesson.id).at, wished);
    keepPlace(lesson.id, place);
    history.replaceState(history.state, '', pathTo(targi.screens.lesson.path, lesson.id) + location.search); // a reload goes on from here
    const chapter = lesson.chapters.find(({ id }) => id === place.chapter) ?? at(lesson.chapters, 0);
    return { ok: true, value: await openLessonTable(chapter, place.step, settings.moves.get() === 'quick') } as const;
  }, [lesson, wished]);
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
