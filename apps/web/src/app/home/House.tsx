import { useT } from '../settings/language.tsx';

export function House() {
  const t = useT();
  return (
    <section className="house width" aria-label={t('home.house.label')}>
      <div>
        <h2>{t('home.house.openTitle')}</h2>
        <p>{t('home.house.open')}</p>
      </div>
      <div>
        <h2>{t('home.house.quietTitle')}</h2>
        <p>{t('home.house.quiet')}</p>
      </div>
      <div>
        <h2>{t('home.house.fairTitle')}</h2>
        <p>{t('home.house.fair')}</p>
      </div>
    </section>
  );
}
