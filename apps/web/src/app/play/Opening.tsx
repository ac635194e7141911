import { useT } from '../settings/language.tsx';

export function Opening() {
  const t = useT();
  return (
    <p className="opening" role="status">
      {t('shell.play.opening')}
    </p>
  );
}
