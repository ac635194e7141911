import { PAINT } from './art/paint.ts';
import { Picture } from './art/Picture.tsx';
import { useSignal } from './signals/useSignal.ts';
import { useSpeech, useT } from './settings/language.tsx';
import { type GamePage, GAMES } from '../games/page.ts';
import { Sign } from './parts/icons.tsx';
import { PATHS } from './paths.ts';
import { pathname } from './router.ts';
import { openSettings } from './settings/SettingsDialog.tsx';

/** The logo: an archway with a star. */
export function Logo() {
  return (
    <Picture className="logo">
      <path d="M8 61V31c0-8 4-13 11-16L32 4l13 11c7 3 11 8 11 16v30z" fill={PAINT.bone} />
      <path d="M16 61V33c0-6 3-9 7-11l9-8 9 8c4 2 7 5 7 11v28z" fill={PAINT.clay} />
      <path
        d="M32 24c1 10 6 15 15 16-9 1-14 6-15 16-1-10-6-15-15-16 9-1 14-6 15-16z"
        fill={PAINT.goldLight}
        strokeWidth={1.6}
      />
    </Picture>
  );
}

const PAGES = Object.values<GamePage>(GAMES);
const RULES = PAGES.flatMap(({ rules }) => (rules ? [rules.path] : [])); // each has tabs to the others
const GAME_LINKS = PAGES.flatMap(({ links = [] }) => links);
const LINKS = [
  { path: PATHS.online, label: 'online' } as const,
  { path: PATHS.learn, label: 'learn' } as const,
  ...RULES.slice(0, 1).map((path) => ({ path, label: 'rules' as const })),
  ...GAME_LINKS.map(({ to: { path }, label }) => ({ path, label })),
];

function SettingsButton() {
  const { t, language } = useSpeech();
  return (
    <button type="button" className="settings-button" onClick={openSettings}>
      <Sign className="settings-sign" strokeWidth={2}>
        <path d="M3 7h9M18 7h3M3 17h3M12 17h9" />
        <circle cx={15} cy={7} r={3} />
        <circle cx={9} cy={17} r={3} />
      </Sign>
      <span className="unseen">{t('shell.settings.open')}</span>
      <span aria-hidden="true">{language.slice(0, 2).toUpperCase()}</span>
    </button>
  );
}

export function Header() {
  const t = useT();
  const here = useSignal(pathname);
  return (
    <header className="header" id="top">
      <div className="width header-row">
        <a className="brand" href="/" aria-label={t('shell.nav.home')}>
          <Logo />
          <span>Caravanserai</span>
        </a>
        <nav aria-label={t('shell.nav.label')}>
          {LINKS.map(({ path, label }) => (
            <a
              key={path}
              href={path}
              aria-current={path === here || (label === 'rules' && RULES.includes(here)) ? 'page' : undefined}
            >
              {t(`shell.nav.${label}`)}
            </a>
          ))}
        </nav>
        <SettingsButton />
      </div>
    </header>
  );
}
