import { useT } from '../settings/language.tsx';

export function About() {
  const t = useT();
  return (
    <section className="about width" aria-label={t('home.about.label')}>
      <div>
        <h2>{t('home.about.openTitle')}</h2>
        <p>{t('home.about.open')}</p>
      </div>
      <div>
        <h2>{t('home.about.quietTitle')}</h2>
        <p>{t('home.about.quiet')}</p>
      </div>
      <div>
        <h2>{t('home.about.fairTitle')}</h2>
        <p>{t('home.about.fair')}</p>
      </div>
    </section>
  );
}
