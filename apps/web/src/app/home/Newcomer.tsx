import { useState } from 'react';
import type { Gate } from '../../games/front.ts';
import { GuideHead } from '../art/GuideHead.tsx';
import { Picture } from '../art/Picture.tsx';
import { readProgress } from '../lessons/progress.ts';
import { CloseButton } from '../parts/CloseButton.tsx';
import { useT } from '../settings/language.tsx';
import { readStored, writeStored } from '../settings/stored.ts';

function keyOf(lesson: string): string {
  return `caravanserai.newcomer.${lesson}`;
}

/** Offers the first lesson, until it was played to its end or refused. */
export function Newcomer({ gate: { lesson } }: { readonly gate: Gate }) {
  const t = useT();
  const [isRefused, setRefused] = useState(() => lesson && readStored(keyOf(lesson.id)) !== undefined);
  if (!lesson || isRefused || readProgress(lesson.id).isFinished) return undefined;

  function refuse(id: string): void {
    writeStored(keyOf(id), 'refused');
    setRefused(true);
  }

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
      <CloseButton label={t('shell.newcomer.refuse')} hasTip onClick={() => refuse(lesson.id)} />
    </div>
  );
}
