import { useId, useState } from 'react';
import { Button } from './Button.tsx';
import { useT } from '../settings/language.tsx';

interface LinkFieldProps {
  readonly url: string;
  readonly label: string;
  readonly title: string; // the title passed to the share sheet
}

/** A link to read, copy or share. */
export function LinkField({ url, label, title }: LinkFieldProps) {
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
    <div className="link-words">
      <p className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
      </p>
      <div className="actions">
        {'clipboard' in navigator && (
          <Button isMain onClick={() => void copy()}>
            <span aria-live="polite">{t(isCopied ? 'online.room.copied' : 'online.room.copy')}</span>
          </Button>
        )}
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
            {t('online.room.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
