import type { GameSummary } from '../client.ts';
import { SeatDie } from '../art/SeatDie.tsx';
import { useT } from '../../../app/settings/language.tsx';
import { pathOf } from '../../../app/paths.ts';
import { RowFrame } from '../../../app/home/RowFrame.tsx';
import { sayTargetsGame, sayTargetsSituation } from './words.ts';

interface TargetsGameRowProps {
  readonly game: GameSummary;
  readonly nowMs: number; // since 1970
  readonly onRemove: () => void;
}

export function TargetsGameRow({ game, nowMs, onRemove }: TargetsGameRowProps) {
  const t = useT();
  const { id, toAct, result, changedMs, isKept } = game;
  return (
    <RowFrame
      piece={<SeatDie seat={toAct ?? result?.winners[0] ?? 'red'} />}
      name={sayTargetsGame(t, game)}
      situation={sayTargetsSituation(t, game)}
      href={pathOf('targetsPlay', id)}
      isRunning={toAct !== undefined}
      isKept={isKept}
      changedMs={changedMs}
      nowMs={nowMs}
      onRemove={onRemove}
    />
  );
}
