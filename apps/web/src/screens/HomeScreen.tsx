import { useEffect } from 'react';
import { House } from '../parts/House.tsx';
import { Tables } from '../parts/Tables.tsx';
import { warmUp } from '../shell/games.ts';
import { MyGames } from './home/MyGames.tsx';

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
