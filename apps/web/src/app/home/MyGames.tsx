import { useState } from 'react';
import type { GameSummary as TargetsSummary } from '../../games/targets/client.ts';
import type { GameSummary } from '../../games/targi/client.ts';
import { useT } from '../settings/language.tsx';
import { localGames } from '../../games/targi/games.ts';
import { localTargets } from '../../games/targets/games.ts';
import { useTargetsGames } from '../../games/targets/useGames.ts';
import { showToast } from '../toasts/toasts.ts';
import { useGames } from '../../games/targi/useGames.ts';
import { GameRow } from '../../games/targi/home/GameRow.tsx';
import { TargetsGameRow } from '../../games/targets/home/GameRow.tsx';

type Row =
  | { readonly kind: 'targi'; readonly game: GameSummary }
  | { readonly kind: 'targets'; readonly game: TargetsSummary };

function keeperOf(kind: Row['kind']): Promise<{ remove(id: string): Promise<void> }> {
  return kind === 'targi' ? localGames() : localTargets();
}

/** What is on its way out: hidden at once, removed when nobody brought it back. */
const leaving = new Set<string>();

export function MyGames() {
  const t = useT();
  const listed = useGames();
  const flicked = useTargetsGames();
  const [, redraw] = useState(0);
  if (!listed) return undefined;
  const shown = [
    ...listed.games.map((game): Row => ({ kind: 'targi', game })),
    ...(flicked?.games ?? []).map((game): Row => ({ kind: 'targets', game })),
  ]
    .filter(({ game }) => !leaving.has(game.id))
    .toSorted((one, other) => other.game.changedMs - one.game.changedMs);
  if (shown.length === 0) return undefined;
  const running = shown.filter(({ game }) => game.toAct !== undefined);
  const finished = shown.filter(({ game }) => game.toAct === undefined);

  function remove({ kind, game: { id } }: Row): void {
    leaving.add(id);
    redraw((times) => times + 1);
    showToast({
      text: t('shell.games.removed'),
      action: {
        label: t('shell.games.bringBack'),
        run: () => {
          leaving.delete(id);
          redraw((times) => times + 1);
        },
      },
      onGone: () => void keeperOf(kind).then((keeper) => keeper.remove(id)),
    });
  }

  function drawn(row: Row) {
    const onRemove = () => remove(row);
    return row.kind === 'targi' ? (
      <GameRow key={row.game.id} game={row.game} nowMs={listed?.atMs ?? 0} onRemove={onRemove} />
    ) : (
      <TargetsGameRow key={row.game.id} game={row.game} nowMs={listed?.atMs ?? 0} onRemove={onRemove} />
    );
  }

  return (
    <section className="my-games width" id="games" aria-labelledby="games-title">
      {running.length > 0 && (
        <>
          <h2 id="games-title">{t('shell.games.title')}</h2>
          <ul className="game-list">{running.map((row) => drawn(row))}</ul>
        </>
      )}
      {finished.length > 0 && (
        <>
          <h2 id={running.length > 0 ? undefined : 'games-title'}>{t('shell.games.finished')}</h2>
          <ul className="game-list">{finished.map((row) => drawn(row))}</ul>
        </>
      )}
    </section>
  );
}
