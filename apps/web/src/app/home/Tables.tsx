import type { GameListing } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES, type GameName, gameOf } from '../../games/page.ts';
import { Picture } from '../art/Picture.tsx';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { Merlons, TileBand } from '../parts/TileBand.tsx';
import { useStart } from '../play/useStart.ts';
import { useT } from '../settings/language.tsx';
import { Ladder } from '../record/Ladder.tsx';
import { ContinueWay } from './ContinueWay.tsx';
import { Newcomer } from './Newcomer.tsx';
import { WayIn } from './WayIn.tsx';

/** Starts a game with one click. */
function PlayNow({ listing: { device, homeTile, sayLevel } }: { readonly listing: GameListing }) {
  const t = useT();
  const { isStarting, start } = useStart(device);
  const { level, piece, setup } = homeTile.quick();
  return (
    <button
      type="button"
      className="play-now"
      aria-disabled={isStarting}
      onPointerEnter={device.warmUp}
      onFocus={device.warmUp}
      onClick={() => start(setup(t))}
    >
      <Picture>{piece}</Picture>
      <span aria-live="polite">
        <b>{homeTile.say(t).start}</b>{' '}
        <small>
          {isStarting ? t('shell.enter.preparing') : t('shell.enter.against', { level: sayLevel(t, level) })}
        </small>
      </span>
    </button>
  );
}

function Table({ game }: { readonly game: GameName }) {
  const t = useT();
  const listing = listingOf(game);
  const { Scene, Strip, say, ways } = listing.homeTile;
  const { facts, pitch, picture } = say(t);
  return (
    <article className="table" aria-labelledby={`${game}-name`}>
      <Scene label={picture} />
      <div className="table-words">
        <h2 id={`${game}-name`}>{gameOf(game).sayName(t)}</h2>
        <p className="facts">{facts}</p>
        <Newcomer game={game} homeTile={listing.homeTile} />
        <PlayNow listing={listing} />
        <Ladder game={game} listing={listing} />
        <ContinueWay listing={listing} />
        <ul className="ways">
          {ways.map((way) => (
            <WayIn key={way.label} {...way} />
          ))}
        </ul>
        <p className="pitch">{pitch}</p>
        <Strip />
      </div>
    </article>
  );
}

/** The inn's facade: an archway for each game. */
export function Tables() {
  const t = useT();
  return (
    <div className="inn">
      <div className="width welcome">
        <div>
          <p className="kicker">{t('home.hero.kicker')}</p>
          <ScreenTitle tab={t('home.title')}>{t('home.hero.title')}</ScreenTitle>
        </div>
        <p className="lead">{t('home.hero.lead')}</p>
      </div>
      <Merlons />
      <section className="facade" id="tables" aria-label={t('home.tables')}>
        <TileBand />
        <div className="width gates">
          {GAME_NAMES.map((game) => (
            <Table key={game} game={game} />
          ))}
        </div>
      </section>
    </div>
  );
}
