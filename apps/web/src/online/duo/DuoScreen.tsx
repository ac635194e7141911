import '../styles/online.css';
import '../styles/duo.css';
import { useCallback, useState } from 'react';
import { Notice } from '../../app/parts/Notice.tsx';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { PATHS } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { useListing } from '../../games/listings.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { useAsked } from '../useAsked.ts';
import { sayError } from '../words.ts';
import { DuoInvitation } from './DuoInvitation.tsx';
import { DuoTable } from './DuoTable.tsx';
import { duoApi } from './duoApi.ts';
import { useDuoT } from './useDuoT.ts';

/** A lasting table of two: to its players their page, to others an invitation. */
export function DuoScreen({ id }: ScreenProps) {
  const t = useDuoT();
  for (const game of GAME_NAMES) useListing(game); // always the same, in the same order
  const [looks, setLooks] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- asks again with each look
  const { value: shown, error } = useAsked(useCallback(() => duoApi.show(id), [id, looks]));
  const look = useCallback(() => setLooks((times) => times + 1), []);
  if (error) {
    const topic = error.code === 'seat-taken' ? 'taken' : 'gone';
    const isKnown = ['seat-taken', 'not-found', 'malformed'].includes(error.code);
    return (
      <Notice title={t(`duo.${topic}`)} text={isKnown ? t(`duo.${topic}Text`) : sayError(t, error)}>
        <a className="button button-main" href={PATHS.online}>
          {t('online.room.toLobby')}
        </a>
      </Notice>
    );
  }
  if (!shown) {
    return (
      <div className="opening">
        <ScreenTitle className="unseen">{t('duo.title')}</ScreenTitle>
      </div>
    );
  }
  if (!shown.table) return <DuoInvitation t={t} shown={shown} onJoined={look} />;
  return <DuoTable t={t} id={shown.id} duo={shown.table} onChange={look} />;
}
