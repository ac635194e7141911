import { useT } from '../settings/language.tsx';
import { PATHS } from '../paths.ts';
import { usePathname } from '../router.ts';

/** Which game's rules are read. */
export function GameTabs() {
  const t = useT();
  const pathname = usePathname();
  const tabs = [
    [PATHS.rules, t('home.targi.name')],
    [PATHS.targetsRules, t('home.targets.name')],
  ] as const;
  return (
    <nav className="game-tabs segments" aria-label={t('shell.reading.games')}>
      {tabs.map(([path, name]) => (
        <a key={path} href={path} aria-current={path === pathname ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
