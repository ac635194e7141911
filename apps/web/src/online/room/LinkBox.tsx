import { LinkField } from '../../app/parts/LinkField.tsx';
import { useT } from '../../app/settings/language.tsx';
import { QrCode } from './QrCode.tsx';

interface LinkBoxProps {
  readonly url: string;
  readonly label?: string; // default: the link to a match
  readonly title?: string; // of the share sheet
}

/** The link to a table: to copy, share or scan. */
export function LinkBox({ url, label, title }: LinkBoxProps) {
  const t = useT();
  return (
    <div className="link-box">
      <LinkField url={url} label={label ?? t('online.room.link')} title={title ?? t('online.room.title')} />
      <QrCode text={url} label={t('online.room.code')} />
    </div>
  );
}
