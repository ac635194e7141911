import { useId, useState } from 'react';
import { useT } from '../../app/settings/language.tsx';
import { QrCode } from './QrCode.tsx';

/** The link to a table: to copy, to share, to scan. */
export function LinkBox({ url }: { readonly url: string }) {
  const t = useT();
  const id = useId();
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false); // the field beside it can still be copied by hand
    }
  }

  return (
    <div className="link-box">
      <div className="link-words">
        <p className="field">
          <label htmlFor={id}>{t('online.room.link')}</label>
          <input id={id} type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
        </p>
        <div className="actions">
          {'clipboard' in navigator && (
            <button type="button" className="button button-main" onClick={() => void copy()}>
              <span aria-live="polite">{t(isCopied ? 'online.room.copied' : 'online.room.copy')}</span>
            </button>
          )}
          {'share' in navigator && (
            <button
              type="button"
              className="button"
              onClick={() => void navigator.share({ url, title: t('online.room.title') }).catch(() => undefined)}
            >
              {t('online.room.share')}
            </button>
          )}
        </div>
      </div>
      <QrCode text={url} label={t('online.room.code')} />
    </div>
  );
}

export function linkTo(path: string): string {
  return new URL(path, location.origin).href;
}
