import type { Duo, DuoId } from '@caravanserai/contract';
import { useEffect, useState } from 'react';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { linkTo, PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { Tick } from '../../app/setup/Tick.tsx';
import { GAME_NAMES, type GameName, sayGame } from '../../games/page.ts';
import type { Answer } from '../connection/api.ts';
import { connection } from '../connection/socket.ts';
import { MatchRow } from '../lobby/MatchRow.tsx';
import { useAnswer } from '../lobby/useAnswer.ts';
import { LinkBox } from '../room/LinkBox.tsx';
import { useMe } from '../useConnection.ts';
import { useServerNow } from '../useNow.ts';
import { sayError, sayPerson } from '../words.ts';
import { DeviceGames } from './DeviceGames.tsx';
import { DuoFavourites } from './DuoFavourites.tsx';
import { DuoGames } from './DuoGames.tsx';
import { DuoScores } from './DuoScores.tsx';
import { duoApi } from './duoApi.ts';
import type { DuoT } from './useDuoT.ts';

const LOOK_EVERY_MS = 20_000;

interface DuoTableProps {
  readonly t: DuoT;
  readonly id: DuoId;
  readonly duo: Duo;
  readonly onChange: () => void;
}

/** The page of a table for its two players. */
export function DuoTable({ t, id, duo, onChange }: DuoTableProps) {
  const me = useMe();
  const nowMs = useServerNow(LOOK_EVERY_MS);
  const { chair, other, running } = duo;
  const name = sayPerson(t, other);
  useEffect(() => {
    const timer = setInterval(onChange, LOOK_EVERY_MS);
    const stop = connection.followNotices(onChange);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [onChange]);
  return (
    <div className="duo width">
      <div className="section-head">
        <ScreenTitle>{t('duo.title')}</ScreenTitle>
        <p className="lead">{other ? t('duo.lead', { person: name }) : t('duo.leadAlone')}</p>
        {chair === 'offered' && <p>{t('duo.offered', { person: name, page: t('online.title') })}</p>}
        {chair === 'left' && <p>{t('duo.left', { person: name })}</p>}
      </div>
      <div className="duo-columns">
        <div className="duo-now">
          {chair === 'free' && <FreeChair t={t} id={id} isHost={duo.isHost} />}
          {duo.scores.length > 0 && <DuoScores t={t} duo={duo} name={name} />}
          {running.length > 0 && (
            <section className="online-list">
              <h2>{t('duo.running')}</h2>
              <ul className="game-list">
                {running.map((match) => (
                  <MatchRow key={match.id} match={match} me={me?.id} nowMs={nowMs} />
                ))}
              </ul>
            </section>
          )}
          {chair === 'taken' && <Next t={t} id={id} duo={duo} />}
          {duo.games.length > 1 && <DuoFavourites t={t} id={id} name={name} />}
          <DeviceGames t={t} id={id} onAdded={onChange} />
        </div>
        {(other !== undefined || duo.games.length > 0) && (
          <DuoGames t={t} id={id} duo={duo} name={name} nowMs={nowMs} onChange={onChange} />
        )}
      </div>
      {me?.kind === 'guest' && (
        <p>
          <a href={PATHS.account}>{t('duo.name')}</a>
        </p>
      )}
      <Leaving t={t} id={id} name={other && chair === 'taken' ? name : undefined} />
    </div>
  );
}

function FreeChair({ t, id, isHost }: { readonly t: DuoT; readonly id: DuoId; readonly isHost: boolean }) {
  async function renew(): Promise<void> {
    const renewed = await duoApi.renew(id);
    if (!renewed.ok) return showToast({ text: sayError(t, renewed.error) });
    showToast({ text: t('duo.renewed') });
    return go(pathTo(PATHS.duo, renewed.value.id), { replace: true });
  }
  return (
    <section className="duo-free">
      <h2>{t('duo.free')}</h2>
      <p>{t('duo.freeText')}</p>
      <LinkBox url={linkTo(pathTo(PATHS.duo, id))} label={t('duo.link')} title={t('duo.shareTitle')} />
      {isHost && (
        <p>
          <button type="button" className="button" onClick={() => void renew()}>
            {t('duo.renew')}
          </button>
        </p>
      )}
    </section>
  );
}

/** One button for each game; the main one is for the game that they played last. */
function Next({ t, id, duo }: Pick<DuoTableProps, 't' | 'id' | 'duo'>) {
  const [isBusy, setBusy] = useState(false);
  const [bothChairs, setBothChairs] = useState(false);
  async function open(asked: Answer<{ readonly match: string }>): Promise<void> {
    setBusy(true);
    const next = await asked;
    setBusy(false);
    if (next.ok) go(pathTo(PATHS.match, next.value.match));
    else showToast({ text: sayError(t, next.error) });
  }
  const last = GAME_NAMES.find((game) => game === duo.games[0]?.game) ?? GAME_NAMES[0];
  const games = [...new Set<GameName | undefined>([last, ...GAME_NAMES])].filter((game) => game !== undefined);
  const isWaiting = duo.running.length > 0; // then a game that has begun is the main thing
  return (
    <div className="duo-next">
      <p className="actions">
        {games.map((game) => (
          <button
            key={game}
            type="button"
            className={game === last && !isWaiting ? 'button button-main button-large' : 'button'}
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void open(duoApi.next(id, game, bothChairs)))}
          >
            {t('duo.next', { game: sayGame(t, game) })}
          </button>
        ))}
      </p>
      <Tick title={t('duo.bothChairs')} text={t('duo.bothChairsText')} isTicked={bothChairs} onTick={setBothChairs} />
      {!bothChairs && <small>{t('duo.nextText')}</small>}
    </div>
  );
}

function Leaving({ t, id, name }: { readonly t: DuoT; readonly id: DuoId; readonly name: string | undefined }) {
  const request = useAnswer();
  const [isAsking, setAsking] = useState(false);
  async function leave(): Promise<void> {
    if (await request(duoApi.leave(id))) go(PATHS.online);
  }
  return (
    <>
      <p className="actions">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('duo.leave')}
        </button>
      </p>
      {isAsking && (
        <ModalDialog title={t('duo.leave')} onClose={() => setAsking(false)}>
          <p>{name === undefined ? t('duo.leaveAlone') : t('duo.leaveAsk', { person: name })}</p>
          <div className="actions">
            <button type="button" className="button button-main" onClick={() => void leave()}>
              {t('duo.leaveYes')}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('duo.stay')}
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
