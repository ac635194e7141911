import { useState } from 'react';
import { useT } from '../../settings/language.tsx';
import { localGames } from '../../shell/games.ts';
import { showToast } from '../../shell/toasts.ts';
import { useGames } from '../../shell/useGames.ts';
import { GameRow } from './GameRow.tsx';

/** What is on its way out: hidden at once, removed when nobody brought it back. */
const leaving = new Set<string>();

export function MyGames() {
  const t = useT();
  const listed = useGames();
  const [, redraw] = useState(0);
  if (!listed) return undefined;
  const shown = listed.games
    .filter(({ id }) => !leaving.has(id))
    .toSorted((one, other) => other.changedMs - one.changedMs);
  if (shown.length === 0) return undefined;
  const running = shown.filter(({ toAct }) => toAct !== undefined);
  const finished = shown.filter(({ toAct }) => toAct === undefined);

  function remove(id: string): void {
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
      onGone: () => void localGames().then((keeper) => keeper.remove(id)),
    });
  }

  return (
    <section className="my-games width" id="games" aria-labelledby="games-title">
      {running.length > 0 && (
        <>
          <h2 id="games-title">{t('shell.games.title')}</h2>
          <ul className="game-list">
            {running.map((game) => (
              <GameRow key={game.id} game={game} nowMs={listed.atMs} onRemove={remove} />
            ))}
          </ul>
        </>
      )}
      {finished.length > 0 && (
        <>
          <h2 id={running.length > 0 ? undefined : 'games-title'}>{t('shell.games.finished')}</h2>
          <ul className="game-list">
            {finished.map((game) => (
              <GameRow key={game.id} game={game} nowMs={listed.atMs} onRemove={remove} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
