import { useState } from 'react';
import type { HomeTile } from '../../games/listing.ts';
import { GuideHead } from '../art/GuideHead.tsx';
import { Picture } from '../art/Picture.tsx';
import { storedFlag } from '../signals/storedSignal.ts';
import { useSignal } from '../signals/useSignal.ts';
import { readProgress } from '../lessons/progress.ts';
import { CloseButton } from '../parts/CloseButton.tsx';
import { hasWon, readBook } from '../record/record.ts';
import { useT } from '../settings/language.tsx';

interface NewcomerProps {
  readonly game: string;
  readonly homeTile: HomeTile;
}

/** Offers the first lesson until it is finished or declined, or a game is won. */
export function Newcomer({ game, homeTile: { lesson } }: NewcomerProps) {
  return lesson && !hasWon(readBook(game)) && <Offer lesson={lesson} />;
}

function Offer({ lesson }: { readonly lesson: NonNullable<HomeTile['lesson']> }) {
  const t = useT();
  const [refusal] = useState(() => storedFlag(`caravanserai.newcomer.${lesson.id}`, 'refused'));
  const isRefused = useSignal(refusal);
  const { at, isFinished } = readProgress(lesson.id);
  if (isRefused || isFinished) return undefined;
  return (
    <div className="newcomer">
      <a className="newcomer-way" href={lesson.href}>
        <Picture>
          <GuideHead />
        </Picture>
        <span>
          <b>{t(at ? 'shell.games.continue' : 'shell.newcomer.title')}</b>{' '}
          <small>{t('shell.newcomer.lesson', { count: lesson.minutes })}</small>
        </span>
      </a>
      <CloseButton label={t('shell.newcomer.refuse')} hasTip onClick={() => refusal.set(true)} />
    </div>
  );
}
