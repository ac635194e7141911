import { useEffect, useState } from 'react';
import type { GameFront } from '../../games/front.ts';
import { frontOf } from '../../games/fronts.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { followList, type Listed } from '../../keeper/useListed.ts';
import { pathTo } from '../paths.ts';
import type { KeptSummary } from '../play/device.ts';
import { useT } from '../settings/language.tsx';
import { showToast } from '../toasts/toasts.ts';
import { RowFrame } from './RowFrame.tsx';

interface Kept {
  readonly front: GameFront;
  readonly game: KeptSummary;
}

interface Shown {
  readonly kept: readonly Kept[]; // the one that changed last comes first
  readonly atMs: number;
}

/** The games of every kind, as their keepers answer; one that nobody has played with here is not woken. */
function useKept(): Shown {
  const [lists, setLists] = useState<ReadonlyMap<GameFront, Listed<KeptSummary>>>(new Map());
  useEffect(() => {
    const fronts = GAME_NAMES.map(frontOf).filter(({ device }) => device.hasPlayed());
    const leaving = fronts.map((front) =>
      followList(front.device.games, (listed) => setLists((now) => new Map(now).set(front, listed))),
    );
    return () => leaving.forEach((leave) => leave());
  }, []);
  const kept = [...lists].flatMap(([front, { games }]) => games.map((game): Kept => ({ front, game })));
  return {
    kept: kept.toSorted((one, other) => other.game.changedMs - one.game.changedMs),
    atMs: Math.max(...[...lists.values()].map(({ atMs }) => atMs)),
  };
}

/** What is on its way out: hidden at once, removed when nobody brought it back. */
const leaving = new Set<string>();

export function MyGames() {
  const t = useT();
  const { kept: all, atMs } = useKept();
  const [, redraw] = useState(0);
  const shown = all.filter(({ game }) => !leaving.has(game.id));
  if (shown.length === 0) return undefined;
  const running = shown.filter(({ game }) => game.toAct !== undefined);
  const finished = shown.filter(({ game }) => game.toAct === undefined);

  function remove({ front, game: { id } }: Kept): void {
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
      onGone: () => void front.device.games().then((keeper) => keeper.remove(id)),
    });
  }

  function drawn(kept: Kept) {
    const { front, game } = kept;
    return (
      <RowFrame
        key={game.id}
        {...front.row(t, game)}
        href={pathTo(front.device.screen().path, game.id)}
        isRunning={game.toAct !== undefined}
        isKept={game.isKept}
        changedMs={game.changedMs}
        nowMs={atMs}
        onRemove={() => remove(kept)}
      />
    );
  }

  return (
    <section className="my-games width" id="games" aria-labelledby="games-title">
      {running.length > 0 && (
        <>
          <h2 id="games-title">{t('shell.games.title')}</h2>
          <ul className="game-list">{running.map(drawn)}</ul>
        </>
      )}
      {finished.length > 0 && (
        <>
          <h2 id={running.length > 0 ? undefined : 'games-title'}>{t('shell.games.finished')}</h2>
          <ul className="game-list">{finished.map(drawn)}</ul>
        </>
      )}
    </section>
  );
}
