import { LANGUAGES, languageName } from '@caravanserai/texts';
import { PAINT } from '../art/paint.ts';
import { Picture } from '../art/Picture.tsx';
import { useSpeech, useT } from '../settings/language.tsx';
import { setDark, useDark } from '../settings/theme.ts';

/** The gate with a star: the sign of the house. */
export function HouseSign() {
  return (
    <Picture className="house-sign">
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

function LanguageSwitch() {
  const { t, language, speak } = useSpeech();
  return (
    <ul className="switch" aria-label={t('home.settings.language')}>
      {LANGUAGES.map((each) => (
        <li key={each}>
          <a
            href={`?lang=${each}`}
            lang={each}
            hrefLang={each}
            aria-label={languageName(each)}
            aria-current={each === language ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              speak(each);
            }}
          >
            {each.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ThemeSwitch() {
  const t = useT();
  const dark = useDark();
  return (
    <button
      type="button"
      className="theme-switch"
      aria-pressed={dark}
      aria-label={t('home.settings.dark')}
      title={t('home.settings.dark')}
      onClick={() => setDark(!dark)}
    >
      <Picture>
        {dark ? (
          <path d="M44 46A22 22 0 1 1 30 9a18 18 0 0 0 14 37z" fill={PAINT.goldLight} />
        ) : (
          <>
            <path d="M32 4v8M32 52v8M4 32h8M52 32h8M12 12l6 6M46 46l6 6M52 12l-6 6M18 46l-6 6" strokeWidth={4} />
            <circle cx={32} cy={32} r={12} fill={PAINT.gold} />
          </>
        )}
      </Picture>
    </button>
  );
}

export function Header() {
  const t = useT();
  return (
    <header className="header">
      <div className="width header-row">
        <a className="brand" href="#top" aria-label={t('home.nav.top')}>
          <HouseSign />
          <span>Caravanserai</span>
        </a>
        <nav aria-label={t('home.nav.label')}>
          <a href="#tables">{t('home.nav.tables')}</a>
          <a href="#rules">{t('home.nav.rules')}</a>
          <a href="#cards">{t('home.nav.cards')}</a>
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
