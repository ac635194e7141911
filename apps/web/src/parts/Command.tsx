import { useState } from 'react';
import { useT } from '../settings/language.tsx';

/** A line to type, with a button that takes it along. */
export function Command({ line }: { readonly line: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const canCopy = 'clipboard' in navigator;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(line);
    setCopied(true);
  }

  return (
    <div className="command">
      <code>{line}</code>
      {canCopy && (
        <button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
          <span aria-live="polite">{t(copied ? 'home.targi.copied' : 'home.targi.copy')}</span>
        </button>
      )}
    </div>
  );
}
