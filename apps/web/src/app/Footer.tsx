import { useT } from './settings/language.tsx';
import { HouseSign } from './Header.tsx';
import { TileBand } from './parts/TileBand.tsx';

export function Footer() {
  const t = useT();
  return (
    <footer className="footer">
      <TileBand />
      <div className="width footer-row">
        <HouseSign />
        <div>
          <p>{t('home.footer.credits')}</p>
          <p>{t('home.footer.licence')}</p>
        </div>
        <a className="button" href="#top">
          {t('home.footer.top')}
        </a>
      </div>
    </footer>
  );
}
