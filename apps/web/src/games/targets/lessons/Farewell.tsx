import { Button } from '../../../app/parts/Button.tsx';
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
      <Button isMain data-first-focus="" onClick={() => start(setupOf(quickDraft(), () => t('shell.setup.you')))}>
        {t('lessons.guide.playNow')}
      </Button>
      <Button onClick={() => go(targets.screens.practice.path)}>{t('lessons.guide.practise')}</Button>
      <Button onClick={onLeave}>{t('lessons.guide.more')}</Button>
    </>
  );
}
