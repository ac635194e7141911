import type { Duo, DuoGame, DuoId } from '@caravanserai/contract';
import { YOU } from '@caravanserai/texts/page';
import { type ReactNode, useState } from 'react';
import { CloseButton } from '../../app/parts/CloseButton.tsx';
import { go } from '../../app/router.ts';
import type { Screen } from '../../app/routes.ts';
import { sayWhen } from '../../app/home/when.ts';
import { PATHS, pathTo } from '../../app/paths.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { gameOf, sayGame } from '../../games/page.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { sayError } from '../words.ts';
import { duoApi } from './duoApi.ts';
import type { DuoT } from './useDuoT.ts';

interface DuoGamesProps {
  readonly t: DuoT;
  readonly id: DuoId;
  readonly duo: Duo;
  readonly name: string; // of the other player
  readonly nowMs: number;
  readonly onChange: () => void;
}

/** The finished games, the newest first. */
export function DuoGames({ t, id, duo, name, nowMs, onChange }: DuoGamesProps) {
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
            <li key={game.match ?? game.key} data-outcome={game.outcome}>
              <Game t={t} id={id} game={game} onRemoved={onChange}>
                <span className="duo-outcome">{sayOutcome(t, game, name)}</span>
                {sayPair(t, game, games)}
                <span className="duo-when">
                  {sayGame(t, game.game)} · {game.key !== undefined && `${t('duo.onDevice')} · `}
                  {sayWhen(t.language, game.atMs, nowMs)}
                </span>
              </Game>
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

/** Two games on one deal: the points of both. */
function sayPair(t: DuoT, { twin, points }: DuoGame, games: readonly DuoGame[]): ReactNode {
  const other = twin && games.find(({ match }) => match === twin)?.points;
  if (!points || !other) return undefined;
  const both = { own: points.own + other.own, other: points.other + other.other };
  return <span>{t('duo.pair', both)}</span>;
}

interface GameProps {
  readonly t: DuoT;
  readonly id: DuoId;
  readonly game: DuoGame;
  readonly onRemoved: () => void;
  readonly children: ReactNode;
}

/** A match opens online, a game of one device as a copy on this device. */
function Game({ t, id, game: { match, key, game }, onRemoved, children }: GameProps) {
  const request = useAnswer();
  if (match !== undefined) return <a href={pathTo(PATHS.match, match)}>{children}</a>;
  if (key === undefined) return undefined;
  const { shared } = gameOf(game).screens as Partial<Record<string, Screen>>;
  async function open(found: string, screen: Screen): Promise<void> {
    const file = await duoApi.text(id, found);
    if (!file.ok) return showToast({ text: sayError(t, file.error) });
    const { shareLink } = await import('../../app/share/link.ts');
    return go(await shareLink(screen, file.value.text, 0));
  }
  async function remove(found: string): Promise<void> {
    if (await request(duoApi.remove(id, found))) onRemoved();
  }
  return (
    <div className="duo-device-game">
      <button type="button" onClick={() => (shared ? void open(key, shared) : undefined)}>
        {children}
      </button>
      <CloseButton label={t('duo.remove')} hasTip onClick={() => void remove(key)} />
    </div>
  );
}
