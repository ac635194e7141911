import type { ReactNode } from 'react';
import { Picture } from '../art/Picture.tsx';
import { Sign } from '../parts/icons.tsx';
import { useT } from '../settings/language.tsx';
import { sayWhen } from './when.ts';

interface RowFrameProps {
  readonly piece: ReactNode;
  readonly name: string; // the players' names
  readonly situation: string;
  readonly href: string;
  readonly isRunning: boolean;
  readonly isKept: boolean;
  readonly changedMs: number; // Unix time
  readonly nowMs: number;
  readonly onRemove: () => void;
}

/** A row in the list of games, with buttons to continue, review or remove it. */
export function RowFrame(props: RowFrameProps) {
  const t = useT();
  const { piece, name, situation, href, isRunning, isKept, changedMs, nowMs, onRemove } = props;
  return (
    <li className="game-row">
      <Picture className="game-piece">{piece}</Picture>
      <div className="game-words">
        <p className="game-name">{name}</p>
        <p>{situation}</p>
        <p className="game-when">{sayWhen(t.language, changedMs, nowMs)}</p>
        {!isKept && <p className="game-when">{t('shell.games.notKept')}</p>}
      </div>
      <a className={isRunning ? 'button button-main' : 'button'} href={href}>
        {t(isRunning ? 'shell.games.continue' : 'shell.games.lookBack')}
        <span className="unseen">{name}</span>
      </a>
      <button
        type="button"
        className="game-remove"
        aria-label={t('shell.games.remove', { game: name })}
        onClick={onRemove}
      >
        <Sign className="remove-sign" strokeWidth={2}>
          <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v6M14 11v6" />
        </Sign>
      </button>
    </li>
  );
}
