import type { MatchPicture, Version } from '@caravanserai/contract';
import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../app/parts/icons.tsx';
import { api } from '../line/api.ts';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { saveFile } from '../../app/parts/saveFile.ts';
import { frontOf, useGameT } from '../../games/fronts.ts';
import { linkTo } from '../../app/paths.ts';
import { LinkBox } from './LinkBox.tsx';
import { PushBox } from '../push/PushBox.tsx';
import type { MatchTable } from './gameRoom.ts';
import { nameAt, opponentOf } from '../names.ts';
import { useRematch } from './useRematch.ts';
import { useWish } from '../lobby/useWish.ts';
import { sayTerms } from '../words.ts';

interface OnlineMenuProps {
  readonly picture: MatchPicture;
  readonly table: MatchTable;
  readonly claim: 'time' | 'gone' | undefined;
  readonly onFair: () => void;
  readonly onClose: () => void;
}

function Item({
  icon,
  label,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onClick}>
        <Icon name={icon} /> {label}
      </button>
    </li>
  );
}

/** How far back one may ask to go from this version of the game. */
function useUndoTarget(table: MatchTable, version: Version): Version | undefined {
  const [target, setTarget] = useState<{ readonly on: Version; readonly to: Version | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void table.undoTarget().then((to) => (isWanted ? setTarget({ on: version, to }) : undefined));
    return () => {
      isWanted = false;
    };
  }, [table, version]);
  return target?.on === version ? target.to : undefined;
}

/** What can be done with a game over the network as a whole; only what can be done now is shown. */
export function OnlineMenu({ picture, table, claim, onFair, onClose }: OnlineMenuProps) {
  const t = useGameT(picture.terms.game);
  const wish = useWish();
  const rematch = useRematch(picture.id);
  const [isResigning, setResigning] = useState(false);
  const undoTo = useUndoTarget(table, picture.version);
  const { id, status, viewer, version, terms, undoAsked, fairness } = picture;
  const isSeated = viewer !== 'spectator';
  const isRunning = status === 'running' && isSeated;
  const isBot = picture.seats.some(({ person }) => person?.kind === 'house');
  const opponent = opponentOf(picture);

  function end(how: 'resign' | 'claim' | 'abort'): void {
    void wish(api.end(id, how)).then((isDone) => (isDone ? onClose() : undefined));
  }
  async function save(what: 'all' | 'notation'): Promise<void> {
    const file = await api.file(id);
    if (!file.ok) await wish(Promise.resolve(file));
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
      <ul className="menu-list">
        {isRunning && !isBot && undoTo !== undefined && !undoAsked && (
          <Item
            icon="undoAll"
            label={t('online.menu.askUndo')}
            onClick={() => {
              void wish(api.askUndo(id, version, undoTo));
              onClose();
            }}
          />
        )}
        {isRunning && claim && <Item icon="check" label={t('online.menu.claim')} onClick={() => end('claim')} />}
        {isRunning && version < 2 && (
          <>
            <Item icon="close" label={t('online.menu.abort')} onClick={() => end('abort')} />
            <li className="menu-note">{t('online.menu.abortText')}</li>
          </>
        )}
        {isRunning && <Item icon="end" label={t('online.menu.resign')} onClick={() => setResigning(true)} />}
        {!isRunning && isSeated && <Item icon="again" label={t('online.menu.rematch')} onClick={rematch} />}
        {fairness.secret !== undefined && <Item icon="look" label={t('online.menu.fairness')} onClick={onFair} />}
        {status === 'over' && <Item icon="download" label={t('online.menu.save')} onClick={() => void save('all')} />}
        {status === 'over' && frontOf(terms.game).savesNotation && (
          <Item icon="download" label={t('table.menu.download')} onClick={() => void save('notation')} />
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
