import { useEffect } from 'react';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { whenIdle } from '../whenIdle.ts';
import { About } from './About.tsx';
import { MyGames } from './MyGames.tsx';
import { Tables } from './Tables.tsx';

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
