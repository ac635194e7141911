import { useEffect } from 'react';
import { House } from './House.tsx';
import { Tables } from './Tables.tsx';
import { warmUp } from '../../games/targi/games.ts';
import { MyGames } from './MyGames.tsx';

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
