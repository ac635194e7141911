import { useEffect } from 'react';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { whenIdle } from '../whenIdle.ts';
import { MyGames } from './MyGames.tsx';
import { Tables } from './Tables.tsx';
import { useT } from '../settings/language.tsx';

function warmUp(): void {
  for (const { homeTile, device } of GAME_NAMES.map(listingOf)) if (homeTile.warmsUp) device.warmUp();
}

export function HomeScreen() {
  useEffect(() => whenIdle(warmUp), []);
  return (
    <>
      <Tables />
      <MyGames />
      <About />
    </>
  );
}

function About() {
  const t = useT();
  return (
    <section className="about width" aria-label={t('home.about.label')}>
      <div>
        <h2>{t('home.about.openTitle')}</h2>
        <p>{t('home.about.open')}</p>
      </div>
      <div>
        <h2>{t('home.about.quietTitle')}</h2>
        <p>{t('home.about.quiet')}</p>
      </div>
      <div>
        <h2>{t('home.about.fairTitle')}</h2>
        <p>{t('home.about.fair')}</p>
      </div>
    </section>
  );
}
