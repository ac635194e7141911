import { useEffect, useState } from 'react';
import type { GameListing, HomeTile } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES, type GameName, gameOf } from '../../games/page.ts';
import { Picture } from '../art/Picture.tsx';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { Merlons, TileBand } from '../parts/TileBand.tsx';
import { useStart } from '../play/useStart.ts';
import { useT } from '../settings/language.tsx';
import { Ladder } from '../record/Ladder.tsx';
import { WayIn } from './WayIn.tsx';
import { GuideHead } from '../art/GuideHead.tsx';
import { storedFlag } from '../signals/storedSignal.ts';
import { useSignal } from '../signals/useSignal.ts';
import { readProgress } from '../lessons/progress.ts';
import { CloseButton } from '../parts/CloseButton.tsx';
import { hasWon, readBook } from '../record/record.ts';
import { useListed } from '../../keeper/useListed.ts';
import { pathTo } from '../paths.ts';

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

interface NewcomerProps {
  readonly game: string;
  readonly homeTile: HomeTile;
}

/** Offers the first lesson until it is finished or declined, or a game is won. */
function Newcomer({ game, homeTile: { lesson } }: NewcomerProps) {
  return lesson && !hasWon(readBook(game)) && <Offer lesson={lesson} />;
}

function Offer({ lesson }: { readonly lesson: NonNullable<HomeTile['lesson']> }) {
  const t = useT();
  const [refusal] = useState(() => storedFlag(`caravanserai.newcomer.${lesson.id}`, 'refused'));
  const isRefused = useSignal(refusal);
  const { at, isFinished } = readProgress(lesson.id);
  if (isRefused || isFinished) return undefined;
  return (
    <div className="newcomer">
      <a className="newcomer-way" href={lesson.href}>
        <GuideHead />
        <span>
          <b>{t(at ? 'shell.games.continue' : 'shell.newcomer.title')}</b>{' '}
          <small>{t('shell.newcomer.lesson', { count: lesson.minutes })}</small>
        </span>
      </a>
      <CloseButton label={t('shell.newcomer.refuse')} hasTip onClick={() => refusal.set(true)} />
    </div>
  );
}

/** A link back to the game played last. Its space is reserved from the first paint; the text arrives with the list of games. */
function ContinueWay({ listing: { device, homeTile, row } }: { readonly listing: GameListing }) {
  const t = useT();
  const [id] = useState(device.last); // fixed at mount, so that a game started now does not shift the layout
  const listed = useListed(device.hasPlayed() ? device.games : undefined);
  const game = listed?.games.find((each) => each.id === id && each.toAct !== undefined);
  const isGone = id !== undefined && listed !== undefined && game === undefined;
  useEffect(() => {
    if (isGone) device.forgetLast();
  }, [isGone, device]);
  if (id === undefined || isGone) return undefined;
  const { piece, name, situation } = game ? row(t, game) : { piece: homeTile.piece };
  return (
    <a className="way way-continue" href={pathTo(device.screen().path, id)}>
      <Picture>{piece}</Picture>
      <span>
        {t('shell.games.continue')}
        <small>{name === undefined ? '\u00a0' : `${name} · ${situation}`}</small>
      </span>
    </a>
  );
}
