import { useEffect } from 'react';
import { frontOf } from '../../games/fronts.ts';
import { GAME_NAMES } from '../../games/page.ts';
import { House } from './House.tsx';
import { MyGames } from './MyGames.tsx';
import { Tables } from './Tables.tsx';

function warmUp(): void {
  for (const { gate, device } of GAME_NAMES.map(frontOf)) if (gate.warmsUp) device.warmUp();
}

export function HomeScreen() {
  useEffect(() => {
    // Safari has no idle callbacks
    if (!('requestIdleCallback' in globalThis)) return onTimer(warmUp);
    const idle = requestIdleCallback(warmUp, { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return (
    <>
      <Tables />
      <MyGames />
      <House />
    </>
  );
}

function onTimer(run: () => void): () => void {
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
