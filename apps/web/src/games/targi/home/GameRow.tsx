import { TargiPiece } from '../art/pieces.tsx';
import type { GameSummary } from '../client.ts';
import { useT } from '../../../app/settings/language.tsx';
import { pathOf } from '../../../app/paths.ts';
import { RowFrame } from '../../../app/home/RowFrame.tsx';
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
