import { useT } from './settings/language.tsx';
import { Logo } from './Header.tsx';
import { TileBand } from './parts/TileBand.tsx';

export function Footer() {
  const t = useT();
  return (
    <footer className="footer">
      <TileBand />
      <div className="width footer-row">
        <Logo />
        <div>
          <p>{t('home.footer.credits')}</p>
          <p>{t('home.footer.licence')}</p>
          <ul className="footer-links">
            {links().map(([name, href]) => (
              <li key={name}>
                <a href={href}>{t(`home.footer.${name}`)}</a>
              </li>
            ))}
          </ul>
        </div>
        <a className="button" href="#top">
          {t('home.footer.top')}
        </a>
      </div>
    </footer>
  );
}

/** The source link of the footer, if the server sets `REPOSITORY_URL`. */
function links() {
  const repository = document.querySelector<HTMLMetaElement>('meta[name="repository"]')?.content;
  return [
    ['docs', '/docs/'],
    ['translate', '/docs/translate.html'],
    ['licences', '/docs/licences.html'],
    ...(repository === undefined
      ? []
      : ([
          ['source', repository],
          ['issues', `${repository}/issues`],
        ] as const)),
  ] as const;
}
