import type { MatchPicture, Version } from '@caravanserai/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { MenuItem } from '../../app/parts/Menu.tsx';
import { usePromised } from '../../app/usePromised.ts';
import { api } from '../connection/api.ts';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { saveFile } from '../../app/parts/saveFile.ts';
import { go } from '../../app/router.ts';
import { dailyPath } from '../../games/page.ts';
import { listingOf, useGameT } from '../../games/listings.ts';
import { linkTo } from '../../app/paths.ts';
import { LinkBox } from './LinkBox.tsx';
import { PushBox } from '../push/PushBox.tsx';
import type { MatchTable } from './gameRoom.ts';
import { nameAt, opponentOf, playerAt } from '../names.ts';
import { useDuo } from './useDuo.ts';
import { useRematch } from './useRematch.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { sayTerms, sayUncounted } from '../words.ts';

const TwinItem = lazy(async () => ({ default: (await import('../duo/BothChairs.tsx')).TwinItem }));

interface OnlineMenuProps {
  readonly picture: MatchPicture;
  readonly roundTripMs: Readonly<Record<string, number>>; // by seat
  readonly table: MatchTable;
  readonly claim: 'time' | 'gone' | undefined;
  readonly onFair: () => void;
  readonly onClose: () => void;
}

/** The earliest version to which the viewer may ask to undo. */
function useUndoTarget(table: MatchTable, version: Version): Version | undefined {
  const target = usePromised(
    useCallback(async () => ({ on: version, to: await table.undoTarget() }), [table, version]),
  );
  return target?.on === version ? target.to : undefined;
}

/** The menu of an online match; shows only the actions that are available now. */
export function OnlineMenu({ picture, roundTripMs, table, claim, onFair, onClose }: OnlineMenuProps) {
  const t = useGameT(picture.terms.game);
  const request = useAnswer();
  const rematch = useRematch(picture.id);
  const openDuo = useDuo(picture);
  const [isResigning, setResigning] = useState(false);
  const undoTo = useUndoTarget(table, picture.version);
  const { id, status, viewer, version, terms, undoAsked, fairness } = picture;
  const day = dailyPath(picture);
  const isSeated = viewer !== 'spectator';
  const isRunning = status === 'running' && isSeated;
  const isBot = picture.seats.some(({ person }) => person?.kind === 'house');
  const opponent = opponentOf(picture);
  const measured = picture.seats.flatMap(({ seat }) => {
    const ms = roundTripMs[seat];
    return ms === undefined ? [] : { seat, ms };
  });
  const uncounted = sayUncounted(t, picture);

  function end(how: 'resign' | 'claim' | 'abort'): void {
    void request(api.end(id, how)).then((isDone) => (isDone ? onClose() : undefined));
  }
  async function save(what: 'all' | 'notation'): Promise<void> {
    const file = await api.file(id);
    if (!file.ok) await request(Promise.resolve(file));
    else if (what === 'all') saveFile(`${id}.json`, JSON.stringify(file.value, undefined, 2));
    else saveFile(`${id}.${terms.game}`, file.value.notation);
  }

  if (isResigning) {
    return (
      <ModalDialog title={t('online.menu.resign')} onClose={onClose}>
        <p>
          {opponent
            ? t('online.menu.resignAsk', { name: nameAt(t, picture, opponent) })
            : t('online.menu.resignAskMany')}
        </p>
        <div className="actions">
          <button type="button" className="button button-main" onClick={() => end('resign')}>
            {t('online.menu.resignYes')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('online.menu.keep')}
          </button>
        </div>
      </ModalDialog>
    );
  }
  return (
    <ModalDialog title={t('online.menu.title')} onClose={onClose}>
      <p>{sayTerms(t, terms)}</p>
      {measured.map(({ seat, ms }) => (
        <p key={seat} className="menu-delay">
          {t('online.table.delay', { name: playerAt(t, picture, seat), ms })}
        </p>
      ))}
      {uncounted && <p>{uncounted}</p>}
      <ul className="menu-list">
        {isRunning && !isBot && undoTo !== undefined && !undoAsked && (
          <MenuItem
            icon="undoAll"
            to={() => {
              void request(api.askUndo(id, version, undoTo));
              onClose();
            }}
          >
            {t('online.menu.askUndo')}
          </MenuItem>
        )}
        {isRunning && claim && (
          <MenuItem icon="check" to={() => end('claim')}>
            {t('online.menu.claim')}
          </MenuItem>
        )}
        {isRunning && version < 2 && day === undefined && (
          <MenuItem icon="close" to={() => end('abort')} note={t('online.menu.abortText')}>
            {t('online.menu.abort')}
          </MenuItem>
        )}
        {isRunning && (
          <MenuItem icon="end" to={() => setResigning(true)}>
            {t('online.menu.resign')}
          </MenuItem>
        )}
        {day !== undefined && (
          <MenuItem icon="look" to={() => go(day)}>
            {t('online.menu.daily')}
          </MenuItem>
        )}
        {!isRunning && isSeated && day === undefined && (
          <MenuItem icon="again" to={rematch}>
            {t('online.menu.rematch')}
          </MenuItem>
        )}
        {picture.twin !== undefined && (
          <Suspense>
            <TwinItem id={picture.twin} />
          </Suspense>
        )}
        {openDuo && (
          <MenuItem icon="home" to={openDuo}>
            {t('online.menu.duo')}
          </MenuItem>
        )}
        {fairness.secret !== undefined && (
          <MenuItem icon="look" to={onFair}>
            {t('online.menu.fairness')}
          </MenuItem>
        )}
        {status === 'over' && fairness.secret !== undefined && (
          <MenuItem icon="download" to={() => void save('all')}>
            {t('online.menu.save')}
          </MenuItem>
        )}
        {status === 'over' && fairness.secret !== undefined && listingOf(terms.game).savesNotation && (
          <MenuItem icon="download" to={() => void save('notation')}>
            {t('table.menu.download')}
          </MenuItem>
        )}
      </ul>
      {isRunning && <PushBox isOffer />}
      <LinkBox url={linkTo(pathTo(PATHS.match, id))} />
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {t('online.menu.close')}
        </button>
      </div>
    </ModalDialog>
  );
}
