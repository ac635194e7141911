import { useT } from './settings/language.tsx';
import { Notice } from './parts/Notice.tsx';

export function NowhereScreen() {
  const t = useT();
  return (
    <Notice title={t('shell.nowhere.title')} text={t('shell.nowhere.text')}>
      <a className="button button-main" href="/">
        {t('shell.play.home')}
      </a>
      <a className="button" href="/learn">
        {t('shell.nav.learn')}
      </a>
      <a className="button" href="/docs/">
        {t('home.footer.docs')}
      </a>
    </Notice>
  );
}
