import { TargiPiece } from '../../games/targi/art/pieces.tsx';
import { Picture } from '../art/Picture.tsx';
import { CaravanStrip } from '../../games/targi/art/CaravanStrip.tsx';
import { DiceStrip } from '../../games/targets/art/DiceStrip.tsx';
import { TargetsScene } from '../../games/targets/art/TargetsScene.tsx';
import { TargiScene } from '../../games/targi/art/TargiScene.tsx';
import { useT } from '../settings/language.tsx';
import { lastDraft } from '../../games/targi/setup/draft.ts';
import { warmUp } from '../../games/targi/games.ts';
import { PATHS } from '../paths.ts';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { quickDraft } from '../../games/targets/setup/draft.ts';
import { warmUpTargets } from '../../games/targets/games.ts';
import { useTargetsPlay } from '../../games/targets/setup/usePlay.ts';
import { usePlay } from '../../games/targi/setup/usePlay.ts';
import { ContinueTargets, ContinueTargi } from './ContinueWay.tsx';
import { SeatDie } from '../../games/targets/art/SeatDie.tsx';
import { Merlons, TileBand } from '../parts/TileBand.tsx';
import { WayIn } from './WayIn.tsx';

/** One press and there is a game: against the opponent of the last time, or a gentle one. */
function PlayNow() {
  const t = useT();
  const { isStarting, play } = usePlay();
  const draft = lastDraft();
  return (
    <button
      type="button"
      className="play-now"
      aria-disabled={isStarting}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => play({ ...draft, who: 'bot' })}
    >
      <Picture>
        <TargiPiece seat={draft.seat} />
      </Picture>
      <span aria-live="polite">
        <b>{t('shell.enter.play')}</b>{' '}
        <small>
          {isStarting
            ? t('shell.enter.preparing')
            : t('shell.enter.against', { level: t(`bots.level.${draft.level}.name`) })}
        </small>
      </span>
    </button>
  );
}

function TargiTable() {
  const t = useT();
  return (
    <article className="table" aria-labelledby="targi-name">
      <TargiScene label={t('home.targi.picture')} />
      <div className="table-words">
        <h2 id="targi-name">{t('home.targi.name')}</h2>
        <p className="facts">{t('home.targi.facts')}</p>
        <PlayNow />
        <ContinueTargi />
        <ul className="ways">
          <WayIn href={`${PATHS.setup}?with=friend`} way="friend" />
          <WayIn href={PATHS.online} way="online" />
          <WayIn href={PATHS.setup} way="change" />
          <WayIn href={PATHS.learn} way="learn" />
          <WayIn href={PATHS.look} way="look" />
        </ul>
        <p className="pitch">{t('home.targi.pitch')}</p>
        <CaravanStrip />
      </div>
    </article>
  );
}

/** The same for dice: the bot of the last time, or one with the wrong hand. */
function FlickNow() {
  const t = useT();
  const { isStarting, play } = useTargetsPlay(t);
  const draft = quickDraft();
  return (
    <button
      type="button"
      className="play-now"
      aria-disabled={isStarting}
      onPointerEnter={warmUpTargets}
      onFocus={warmUpTargets}
      onClick={() => play(draft, false)}
    >
      <Picture>
        <SeatDie seat="red" />
      </Picture>
      <span aria-live="polite">
        <b>{t('shell.enter.flick')}</b>{' '}
        <small>
          {isStarting
            ? t('shell.enter.preparing')
            : t('shell.enter.against', { level: t(`bots.flicker.${draft.seats.blue.level}.name`) })}
        </small>
      </span>
    </button>
  );
}

function TargetsTable() {
  const t = useT();
  return (
    <article className="table" aria-labelledby="targets-name">
      <TargetsScene label={t('home.targets.picture')} />
      <div className="table-words">
        <h2 id="targets-name">{t('home.targets.name')}</h2>
        <p className="facts">{t('home.targets.facts')}</p>
        <FlickNow />
        <ContinueTargets />
        <ul className="ways">
          <WayIn href={`${PATHS.targetsSetup}?with=friend`} way="friends" />
          <WayIn href={`${PATHS.online}?game=targets`} way="online" />
          <WayIn href={PATHS.targetsPractice} way="practice" />
          <WayIn href={PATHS.targetsSetup} way="variants" />
          <WayIn href={PATHS.targetsRules} way="rules" />
          <WayIn href={PATHS.targetsLook} way="file" />
        </ul>
        <p className="pitch">{t('home.targets.pitch')}</p>
        <DiceStrip />
      </div>
    </article>
  );
}

/** The front of the inn: a gate for each game. */
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
          <TargiTable />
          <TargetsTable />
        </div>
      </section>
    </div>
  );
}
