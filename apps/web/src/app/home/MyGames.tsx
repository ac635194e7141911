import { startTransition, useEffect, useState } from 'react';
import type { GameListing } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { followList, type Listed } from '../../keeper/useListed.ts';
import { pathTo } from '../paths.ts';
import type { KeptSummary } from '../play/device.ts';
import { useT } from '../settings/language.tsx';
import { showToast } from '../toasts/toasts.ts';
import { RowFrame } from './RowFrame.tsx';

interface Kept {
  readonly listing: GameListing;
  readonly game: KeptSummary;
}

interface Shown {
  readonly kept: readonly Kept[]; // most recently changed first
  readonly atMs: number;
}

/** The stored games of every kind, as their keepers report them. The keeper of a game never played on this device is not started. */
function useKept(): Shown {
  const [lists, setLists] = useState<ReadonlyMap<GameListing, Listed<KeptSummary>>>(new Map());
  useEffect(() => {
    const listings = GAME_NAMES.map(listingOf).filter(({ device }) => device.hasPlayed());
    const leaving = listings.map((listing) =>
      followList(
        listing.device.games,
        (listed) => startTransition(() => setLists((now) => new Map(now).set(listing, listed))), // a game that starts comes before its row
      ),
    );
    return () => leaving.forEach((leave) => leave());
  }, []);
  const kept = [...lists].flatMap(([listing, { games }]) => games.map((game): Kept => ({ listing: listing, game })));
  return {
    kept: kept.toSorted((one, other) => other.game.changedMs - one.game.changedMs),
    atMs: Math.max(...[...lists.values()].map(({ atMs }) => atMs)),
  };
}

/** Games being removed: hidden at once, deleted unless the removal is undone. */
const leaving = new Set<string>();

export function MyGames() {
  const t = useT();
  const { kept: all, atMs } = useKept();
  const [, redraw] = useState(0);
  const shown = all.filter(({ game }) => !leaving.has(game.id));
  if (shown.length === 0) return undefined;
  const running = shown.filter(({ game }) => game.toAct !== undefined);
  const finished = shown.filter(({ game }) => game.toAct === undefined);

  function remove({ listing, game: { id } }: Kept): void {
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
      onGone: () => void listing.device.games().then((keeper) => keeper.remove(id)),
    });
  }

  function drawn(kept: Kept) {
    const { listing, game } = kept;
    return (
      <RowFrame
        key={game.id}
        {...listing.row(t, game)}
        href={pathTo(listing.device.screen().path, game.id)}
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
