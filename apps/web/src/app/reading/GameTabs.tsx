import { GAMES, type GamePage } from '../../games/page.ts';
import { useCell } from '../cells/useCell.ts';
import { pathname } from '../router.ts';
import { useT } from '../settings/language.tsx';

/** Which game's rules are read. */
export function GameTabs() {
  const t = useT();
  const here = useCell(pathname);
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
