import { useEffect } from 'react';
import { frontOf } from '../../games/fronts.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { whenIdle } from '../whenIdle.ts';
import { House } from './House.tsx';
import { MyGames } from './MyGames.tsx';
import { Tables } from './Tables.tsx';

function warmUp(): void {
  for (const { gate, device } of GAME_NAMES.map(frontOf)) if (gate.warmsUp) device.warmUp();
}

export function HomeScreen() {
  useEffect(() => whenIdle(warmUp), []);
  return (
    <>
      <Tables />
      <MyGames />
      <House />
    </>
  );
}
