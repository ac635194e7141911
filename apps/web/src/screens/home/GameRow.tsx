import { Picture } from '../../art/Picture.tsx';
import { TargiPiece } from '../../art/pieces.tsx';
import type { GameSummary } from '../../games/targi/table.ts';
import { useT } from '../../settings/language.tsx';
import { pathOf } from '../../shell/paths.ts';
import { sayWhen } from './when.ts';
import { sayGame, saySituation } from './words.ts';

interface GameRowProps {
  readonly game: GameSummary;
  readonly nowMs: number; // since 1970
  readonly onRemove: (id: string) => void;
}

export function GameRow({ game, nowMs, onRemove }: GameRowProps) {
  const t = useT();
  const { id, toAct, result, changedMs, isKept } = game;
  const name = sayGame(t, game);
  return (
    <li className="game-row">
      <Picture className="game-piece">
        <TargiPiece seat={toAct ?? result?.winner ?? 'blue'} />
      </Picture>
      <div className="game-words">
        <p className="game-name">{name}</p>
        <p>{saySituation(t, game)}</p>
        <p className="game-when">{sayWhen(t.language, changedMs, nowMs)}</p>
        {!isKept && <p className="game-when">{t('shell.games.notKept')}</p>}
      </div>
      <a className={toAct ? 'button button-main' : 'button'} href={pathOf('play', id)}>
        {t(toAct ? 'shell.games.continue' : 'shell.games.lookBack')}
        <span className="unseen">{name}</span>
      </a>
      <button
        type="button"
        className="game-remove"
        aria-label={t('shell.games.remove', { game: name })}
        onClick={() => onRemove(id)}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
        >
          <path d="M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v6M14 11v6" />
        </svg>
      </button>
    </li>
  );
}
