import { useState } from 'react';
import { TargetsScene } from '../scenes/TargetsScene.tsx';
import { TargiScene } from '../scenes/TargiScene.tsx';
import { Workshop } from '../scenes/Workshop.tsx';
import { useT } from '../settings/language.tsx';
import { readStored, writeStored } from '../settings/stored.ts';
import { Command } from './Command.tsx';
import { StillSwitch } from './StillSwitch.tsx';
import { Merlons, TileBand } from './TileBand.tsx';

const STILL = 'caravanserai.still';
const PLAY_IN_TERMINAL = 'npm run -s cli -- targi play';

function TargiTable() {
  const t = useT();
  return (
    <article className="table" aria-labelledby="targi-name">
      <TargiScene label={t('home.targi.picture')} />
      <div className="table-words">
        <h2 id="targi-name">{t('home.targi.name')}</h2>
        <p className="status status-open">{t('home.targi.status')}</p>
        <p className="facts">{t('home.targi.facts')}</p>
        <p className="pitch">{t('home.targi.pitch')}</p>
        <p className="actions">
          <a className="button button-main" href="#rules">
            {t('home.targi.readRules')}
          </a>
          <a className="button" href="#cards">
            {t('home.targi.seeCards')}
          </a>
        </p>
        <p className="how">{t('home.targi.how')}</p>
        <Command line={PLAY_IN_TERMINAL} />
      </div>
    </article>
  );
}

function TargetsTable() {
  const t = useT();
  return (
    <article className="table" aria-labelledby="targets-name">
      <TargetsScene label={t('home.targets.picture')} />
      <div className="table-words">
        <h2 id="targets-name">{t('home.targets.name')}</h2>
        <p className="status status-soon">{t('home.targets.status')}</p>
        <p className="facts">{t('home.targets.facts')}</p>
        <p className="pitch">{t('home.targets.pitch')}</p>
        <p className="how">{t('home.targets.how')}</p>
        <Workshop />
      </div>
    </article>
  );
}

/** The front of the inn: a gate for each game. */
export function Tables() {
  const t = useT();
  const [isStill, setStill] = useState(() => readStored(STILL) === 'yes');

  function changeStill(wish: boolean): void {
    writeStored(STILL, wish ? 'yes' : undefined);
    setStill(wish);
  }

  return (
    <div className="inn">
      <div className="width welcome">
        <div>
          <p className="kicker">{t('home.hero.kicker')}</p>
          <h1>{t('home.hero.title')}</h1>
        </div>
        <p className="lead">{t('home.hero.lead')}</p>
      </div>
      <Merlons />
      <section className="facade" id="tables" aria-label={t('home.nav.tables')}>
        <TileBand />
        <div className="width gates" data-still={isStill ? '' : undefined}>
          <TargiTable />
          <TargetsTable />
          <StillSwitch isStill={isStill} onStill={changeStill} />
        </div>
      </section>
    </div>
  );
}
