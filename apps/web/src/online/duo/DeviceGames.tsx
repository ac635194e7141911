import type { DuoId } from '@caravanserai/contract';
import { useEffect, useState } from 'react';
import { Choices } from '../../app/setup/Choices.tsx';
import { storedSignal } from '../../app/signals/storedSignal.ts';
import { useSignal } from '../../app/signals/useSignal.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import type { KeptSummary } from '../../app/play/device.ts';
import type { GameListing } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { followList } from '../../keeper/useListed.ts';
import { sayError } from '../words.ts';
import { type Couple, type CoupleGame, couplesOf } from './couples.ts';
import { duoApi } from './duoApi.ts';
import type { DuoT } from './useDuoT.ts';

/** Ids of the local games that were added to a table: they are not offered again. */
const added = storedSignal<readonly string[]>(
  'caravanserai.duo.added',
  (text) => text?.split(' ').filter(Boolean) ?? [],
  (ids) => ids.join(' '),
);

interface DeviceGamesProps {
  readonly t: DuoT;
  readonly id: DuoId;
  readonly onAdded: () => void;
}

/** Offers the games of two people on this device, so that they count at the table. */
export function DeviceGames({ t, id, onAdded }: DeviceGamesProps) {
  const done = useSignal(added);
  const games = useCoupleGames().filter(({ kept }) => !done.includes(kept.id));
  if (games.length === 0) return undefined;
  return (
    <section className="online-list">
      <h2>{t('duo.device')}</h2>
      <p>{t('duo.deviceText')}</p>
      {couplesOf(games).map((couple) => (
        <CoupleForm key={couple.names.join('\n')} t={t} id={id} couple={couple} onAdded={onAdded} />
      ))}
    </section>
  );
}

function useCoupleGames(): readonly CoupleGame[] {
  const [lists, setLists] = useState<ReadonlyMap<string, readonly CoupleGame[]>>(new Map());
  useEffect(() => {
    const played = GAME_NAMES.map((game) => ({ game, listing: listingOf(game) })).filter(({ listing }) =>
      listing.device.hasPlayed(),
    );
    const leaving = played.map(({ game, listing }) =>
      followList(listing.device.games, ({ games }) => {
        void couplesIn(game, listing, games).then((found) => setLists((now) => new Map(now).set(game, found)));
      }),
    );
    return () => leaving.forEach((leave) => leave());
  }, []);
  return [...lists.values()].flat();
}

async function couplesIn(game: string, listing: GameListing, games: readonly KeptSummary[]): Promise<CoupleGame[]> {
  const parts = await listing.duo?.();
  return games.flatMap((kept) => {
    const people = parts?.couple(kept);
    return people ? { game, listing, kept, people } : [];
  });
}

interface CoupleFormProps extends DeviceGamesProps {
  readonly couple: Couple;
}

/** Which of the two is the player of this page? Then all their games are added at once. */
function CoupleForm({ t, id, couple: { names, games }, onAdded }: CoupleFormProps) {
  const [mine, setMine] = useState(names[0] ?? '');
  const [isBusy, setBusy] = useState(false);
  async function add(): Promise<void> {
    setBusy(true);
    let count = 0;
    for (const game of games) {
      const problem = await addGame(t, id, game, mine);
      if (problem !== undefined) {
        showToast({ text: problem });
        break;
      }
      count++;
      added.set([...added.get(), game.kept.id]);
    }
    setBusy(false);
    if (count > 0) showToast({ text: t('duo.added', { count }) });
    onAdded();
  }
  return (
    <div className="duo-couple">
      <Choices
        kind="row"
        name={`duo ${names.join(' ')}`}
        title={t('duo.iAm')}
        chosen={mine}
        onChoose={setMine}
        choices={names.map((name) => ({ choice: name, title: name }))}
      />
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : void add())}>
        {t('duo.add', { count: games.length })}
      </button>
    </div>
  );
}

/** The reason why it could not be added. A game that the server cannot read, such as one from a set-up position, is skipped. */
async function addGame(
  t: DuoT,
  id: DuoId,
  { game, listing, kept, people }: CoupleGame,
  mine: string,
): Promise<string | undefined> {
  const text = await (await listing.device.games()).text(kept.id);
  const seat = people.find(({ name }) => name === mine)?.seat;
  if (!text.ok || seat === undefined) return undefined;
  const done = await duoApi.add(id, { game, text: text.value, seat, playedMs: kept.changedMs });
  return done.ok || done.error.code === 'malformed' ? undefined : sayError(t, done.error);
}
