import '../styles/online.css';
import type { MatchSummary } from '@caravanserai/contract';
import { lazy, Suspense, useState } from 'react';
import { Courtyard } from '../../app/art/Courtyard.tsx';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { api } from '../connection/api.ts';
import { ConnectionBadge } from '../room/ConnectionBadge.tsx';
import { MatchRow } from './MatchRow.tsx';
import { TableForm } from './TableForm.tsx';
import { useLists } from './useLists.ts';
import { useAnswer } from './useAnswer.ts';
import { useMe } from '../useConnection.ts';
import { sayPerson } from '../words.ts';

const DuoList = lazy(async () => ({ default: (await import('../duo/DuoList.tsx')).DuoList }));

interface ListProps {
  readonly title: string;
  readonly matches: readonly MatchSummary[];
  readonly me: string | undefined;
  readonly nowMs: number;
  readonly empty?: string;
  readonly onDecline?: (match: MatchSummary) => void;
}

function List({ title, matches, me, nowMs, empty, onDecline }: ListProps) {
  if (matches.length === 0 && empty === undefined) return undefined;
  return (
    <section className="online-list">
      <h2>{title}</h2>
      {matches.length === 0 ? (
        <p className="online-empty">{empty}</p>
      ) : (
        <ul className="game-list">
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} me={me} nowMs={nowMs} {...(onDecline ? { onDecline } : {})} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function OnlineScreen() {
  const t = useT();
  const me = useMe();
  const { mine, waiting, invited, open, running, over, atMs } = useLists();
  const request = useAnswer();
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  async function decline({ id }: MatchSummary): Promise<void> {
    if (await request(api.decline(id))) setDeclined((before) => new Set([...before, id]));
  }
  const isOthers = ({ seats }: MatchSummary) =>
    !seats.some(({ person }) => person !== undefined && person.id === me?.id);
  const [next] = waiting;
  const common = { me: me?.id, nowMs: atMs };
  return (
    <div className="online width">
      <div className="online-head">
        <div className="section-head">
          <ScreenTitle>{t('online.title')}</ScreenTitle>
          <p className="lead">{t('online.lead')}</p>
          <div className="online-who">
            <ConnectionBadge />
            <a href={PATHS.account}>
              {me && me.kind === 'account'
                ? t('online.lists.account', { name: sayPerson(t, me) })
                : t('online.lists.takeName')}
            </a>
            <a href={PATHS.leaders}>{t('online.lists.leaders')}</a>
          </div>
          {next && (
            <p>
              <a className="button button-main button-large" href={pathTo(PATHS.match, next.id)}>
                {t('online.lists.next')}
              </a>
            </p>
          )}
        </div>
        <Courtyard />
      </div>
      <div className="online-columns">
        <TableForm />
        <div className="online-lists">
          <List
            title={t('online.lists.invitations')}
            matches={invited.filter(({ id }) => !declined.has(id))}
            onDecline={(match) => void decline(match)}
            {...common}
          />
          <Suspense>
            <DuoList />
          </Suspense>
          <List title={t('online.lists.mine')} matches={mine} {...common} />
          <List
            title={t('online.lists.open')}
            matches={open.filter(isOthers)}
            empty={t('online.lists.noOpen')}
            {...common}
          />
          <List title={t('online.lists.watch')} matches={running.filter(isOthers)} {...common} />
          <List title={t('online.lists.finished')} matches={over} {...common} />
        </div>
      </div>
    </div>
  );
}
