import type { Duo, DuoGame, DuoId } from '@caravanserai/contract';
import { YOU } from '@caravanserai/texts/page';
import { useState } from 'react';
import { sayWhen } from '../../app/home/when.ts';
import { PATHS, pathTo } from '../../app/paths.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { sayGame } from '../../games/page.ts';
import { sayError } from '../words.ts';
import { duoApi } from './duoApi.ts';
import type { DuoT } from './useDuoT.ts';

interface DuoGamesProps {
  readonly t: DuoT;
  readonly id: DuoId;
  readonly duo: Duo;
  readonly name: string; // of the other player
  readonly nowMs: number;
}

/** The finished games, the newest first. */
export function DuoGames({ t, id, duo, name, nowMs }: DuoGamesProps) {
  const [older, setOlder] = useState<readonly DuoGame[]>([]);
  const [more, setMore] = useState<boolean>();
  const lastMs = duo.games.at(-1)?.atMs ?? 0;
  const games = [...duo.games, ...older.filter(({ atMs }) => atMs < lastMs)];
  async function load(): Promise<void> {
    const page = await duoApi.games(id, games.at(-1)?.atMs ?? 0);
    if (!page.ok) return showToast({ text: sayError(t, page.error) });
    setOlder([...games, ...page.value.games]);
    return setMore(page.value.hasMore);
  }
  return (
    <section className="online-list">
      <h2>{t('duo.games')}</h2>
      {games.length === 0 ? (
        <p className="online-empty">{t('duo.none')}</p>
      ) : (
        <ul className="duo-games">
          {games.map((game) => (
            <li key={game.match} data-outcome={game.outcome}>
              <a href={pathTo(PATHS.match, game.match)}>
                <span className="duo-outcome">{sayOutcome(t, game, name)}</span>
                <span className="duo-when">
                  {sayGame(t, game.game)} · {sayWhen(t.language, game.atMs, nowMs)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {(more ?? duo.hasMore) && (
        <p>
          <button type="button" className="button" onClick={() => void load()}>
            {t('duo.more')}
          </button>
        </p>
      )}
    </section>
  );
}

function sayOutcome(t: DuoT, { outcome, points }: DuoGame, other: string): string {
  if (outcome === 'drawn') return t('online.lists.shared');
  const name = outcome === 'won' ? YOU : other;
  if (!points) return t('online.lists.won', { name });
  const [winning, losing] = outcome === 'won' ? [points.own, points.other] : [points.other, points.own];
  return t('online.lists.won2', { name, winning, losing });
}
