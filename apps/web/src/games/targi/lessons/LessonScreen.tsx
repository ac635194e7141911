import { at } from '@caravanserai/contract';
import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { startOf } from '../../../app/lessons/lesson.ts';
import { keepPlace, readProgress } from '../../../app/lessons/progress.ts';
import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { NowhereScreen } from '../../../app/NowhereScreen.tsx';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { PATHS, pathTo } from '../../../app/paths.ts';
import { ClosedNotice } from '../../../app/play/ClosedNotice.tsx';
import { Opening } from '../../../app/play/Opening.tsx';
import { TableFaultDialog } from '../../../app/play/TableFaultDialog.tsx';
import { type Asking, useOpened } from '../../../app/play/useOpened.ts';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { choiceOf } from '../../../app/settings/settings.ts';
import { TargiTable } from '../device.ts';
import { targi } from '../page.ts';
import { LessonGuide } from './LessonGuide.tsx';
import { TARGI_LESSONS } from './lessons.ts';
import { type LessonTable, openLessonTable } from './lessonTable.ts';
import type { TargiLesson } from './targiLesson.ts';

const NOTHING_LEFT = { file: '', read: async () => ({ ok: false }) };

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
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const open = useCallback(async () => {
    const place = startOf(lesson, readProgress(lesson.id).at, wished);
    keepPlace(lesson.id, place);
    history.replaceState(history.state, '', pathTo(targi.screens.lesson.path, lesson.id) + location.search); // a reload goes on from here
    const chapter = lesson.chapters.find(({ id }) => id === place.chapter) ?? at(lesson.chapters, 0);
    return { ok: true, value: await openLessonTable(chapter, place.step, choiceOf('moves') === 'quick') } as const;
  }, [lesson, wished]);
  const opened = useOpened<LessonTable, never>(open, lesson.id, asking);
  if (opened.kind === 'closed') return <ClosedNotice error={opened.error} onAsk={setAsking} rest={NOTHING_LEFT} />;

  const leave = () => go(PATHS.learn);
  return (
    <>
      <ScreenTitle className="unseen">{t(lesson.title)}</ScreenTitle>
      {opened.kind === 'open' ? (
        <>
          <Suspense fallback={<Opening />}>
            <TargiTable client={opened.client} onLeave={leave} onRematch={leave}>
              <LessonGuide lesson={lesson} table={opened.client} onLeave={leave} />
            </TargiTable>
          </Suspense>
          <Fault table={opened.client} onAsk={setAsking} />
        </>
      ) : (
        <Opening />
      )}
    </>
  );
}

function Fault({ table, onAsk }: { readonly table: LessonTable; readonly onAsk: (asking: Asking) => void }) {
  const fault = useSyncExternalStore(table.subscribe, table.fault);
  return fault && <TableFaultDialog error={fault} onGoOn={() => onAsk({ takeOver: false })} />;
}
