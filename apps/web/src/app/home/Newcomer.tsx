import { useState } from 'react';
import type { Gate } from '../../games/front.ts';
import { GuideHead } from '../art/GuideHead.tsx';
import { Picture } from '../art/Picture.tsx';
import { keptFlag } from '../cells/keptCell.ts';
import { useCell } from '../cells/useCell.ts';
import { readProgress } from '../lessons/progress.ts';
import { CloseButton } from '../parts/CloseButton.tsx';
import { hasWon, readBook } from '../record/record.ts';
import { useT } from '../settings/language.tsx';

interface NewcomerProps {
  readonly game: string;
  readonly gate: Gate;
}

/** Offers the first lesson, until it was played to its end or refused, or a game was won. */
export function Newcomer({ game, gate: { lesson } }: NewcomerProps) {
  return lesson && !hasWon(readBook(game)) && <Offer lesson={lesson} />;
}

function Offer({ lesson }: { readonly lesson: NonNullable<Gate['lesson']> }) {
  const t = useT();
  const [refusal] = useState(() => keptFlag(`caravanserai.newcomer.${lesson.id}`, 'refused'));
  const isRefused = useCell(refusal);
  if (isRefused || readProgress(lesson.id).isFinished) return undefined;
  return (
    <div className="newcomer">
      <a className="newcomer-way" href={lesson.href}>
        <Picture>
          <GuideHead />
        </Picture>
        <span>
          <b>{t('shell.newcomer.title')}</b> <small>{t('shell.newcomer.lesson', { count: lesson.minutes })}</small>
        </span>
      </a>
      <CloseButton label={t('shell.newcomer.refuse')} hasTip onClick={() => refusal.set(true)} />
    </div>
  );
}
