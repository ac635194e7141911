import { LinkField } from '../../app/parts/LinkField.tsx';
import { useT } from '../../app/settings/language.tsx';
import { QrCode } from './QrCode.tsx';

/** The link to a table: to copy, share or scan. */
export function LinkBox({ url }: { readonly url: string }) {
  const t = useT();
  return (
    <div className="link-box">
      <LinkField url={url} label={t('online.room.link')} title={t('online.room.title')} />
      <QrCode text={url} label={t('online.room.code')} />
    </div>
  );
}
