import { useLessonsT } from '../../../app/lessons/useLessonsT.ts';
import { useStart } from '../../../app/play/useStart.ts';
import { go } from '../../../app/router.ts';
import { device } from '../device.ts';
import { targets } from '../page.ts';
import { quickDraft, setupOf } from '../setup/draft.ts';

/** Shown after the last step: a real game, practice or further lessons. */
export function Farewell({ onLeave }: { readonly onLeave: () => void }) {
  const t = useLessonsT();
  const { start } = useStart(device);
  return (
    <>
      <button
        type="button"
        className="button button-main"
        data-first-focus=""
        onClick={() => start(setupOf(quickDraft(), () => t('shell.setup.you')))}
      >
        {t('lessons.guide.playNow')}
      </button>
      <button type="button" className="button" onClick={() => go(targets.screens.practice.path)}>
        {t('lessons.guide.practise')}
      </button>
      <button type="button" className="button" onClick={onLeave}>
        {t('lessons.guide.more')}
      </button>
    </>
  );
}
