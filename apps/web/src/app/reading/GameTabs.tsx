import { GAMES, type GamePage } from '../../games/page.ts';
import { useSignal } from '../signals/useSignal.ts';
import { pathname } from '../router.ts';
import { useT } from '../settings/language.tsx';

/** Tabs to switch between the rules of the games. */
export function GameTabs() {
  const t = useT();
  const here = useSignal(pathname);
  const games: readonly GamePage[] = Object.values(GAMES);
  return (
    <nav className="game-tabs segments" aria-label={t('shell.reading.games')}>
      {games.map(
        ({ name, rules, sayName }) =>
          rules && (
            <a key={name} href={rules.path} aria-current={rules.path === here ? 'page' : undefined}>
              {sayName(t)}
            </a>
          ),
      )}
    </nav>
  );
}
