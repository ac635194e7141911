import '../styles/duo.css';
import type { DuoListed } from '@caravanserai/contract';
import { useCallback, useState } from 'react';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { useAsked } from '../useAsked.ts';
import { sayError, sayPerson } from '../words.ts';
import { duoApi } from './duoApi.ts';
import { type DuoT, useDuoT } from './useDuoT.ts';

/** The tables of two of this player, and a button for a new one. */
export function DuoList() {
  const t = useDuoT();
  const request = useAnswer();
  const { value: listed = [] } = useAsked(useCallback(() => duoApi.list(), []));
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  async function make(): Promise<void> {
    const made = await duoApi.create();
    if (made.ok) go(pathTo(PATHS.duo, made.value.id));
    else showToast({ text: sayError(t, made.error) });
  }
  async function decline(id: string): Promise<void> {
    if (await request(duoApi.leave(id))) setDeclined((before) => new Set([...before, id]));
  }
  const shown = listed.filter(({ id }) => !declined.has(id));
  return (
    <section className="online-list">
      <h2>{t('duo.list')}</h2>
      {shown.length === 0 ? (
        <p>{t('duo.listText')}</p>
      ) : (
        <ul className="game-list">
          {shown.map((duo) => (
            <Row key={duo.id} t={t} duo={duo} onDecline={() => void decline(duo.id)} />
          ))}
        </ul>
      )}
      <p className="duo-make">
        <button type="button" className="button" onClick={() => void make()}>
          {t('duo.make')}
        </button>
      </p>
    </section>
  );
}

interface RowProps {
  readonly t: DuoT;
  readonly duo: DuoListed;
  readonly onDecline: () => void;
}

function Row({ t, duo: { id, other, isInvitation }, onDecline }: RowProps) {
  const name = sayPerson(t, other);
  const title = isInvitation
    ? t('duo.offer', { person: name })
    : other
      ? t('duo.with', { person: name })
      : t('duo.waiting');
  return (
    <li className="game-row duo-row" data-turn={isInvitation ? '' : undefined}>
      <div className="game-words">
        <p className="game-name">{title}</p>
      </div>
      {isInvitation && (
        <button type="button" className="button" onClick={onDecline}>
          {t('duo.decline')} <span className="unseen">{name}</span>
        </button>
      )}
      <a className={isInvitation ? 'button button-main' : 'button'} href={pathTo(PATHS.duo, id)}>
        {t('duo.open')}
        <span className="unseen"> {title}</span>
      </a>
    </li>
  );
}
