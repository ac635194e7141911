import { TargiPiece } from '../../art/pieces.tsx';
import type { GameSummary } from '../../games/targi/table.ts';
import { useT } from '../../settings/language.tsx';
import { pathOf } from '../../shell/paths.ts';
import { RowFrame } from './RowFrame.tsx';
import { sayGame, saySituation } from './words.ts';

interface GameRowProps {
  readonly game: GameSummary;
  readonly nowMs: number; // since 1970
  readonly onRemove: () => void;
}

export function GameRow({ game, nowMs, onRemove }: GameRowProps) {
  const t = useT();
  const { id, toAct, result, changedMs, isKept } = game;
  return (
    <RowFrame
      piece={<TargiPiece seat={toAct ?? result?.winner ?? 'blue'} />}
      name={sayGame(t, game)}
      situation={saySituation(t, game)}
      href={pathOf('play', id)}
      isRunning={toAct !== undefined}
      isKept={isKept}
      changedMs={changedMs}
      nowMs={nowMs}
      onRemove={onRemove}
    />
  );
}
