import { useState } from 'react';
import { Button } from './Button.tsx';
import { useT } from '../settings/language.tsx';

/** Renders nothing where the clipboard API is unavailable; the text itself stands beside the button. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return undefined;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <Button onClick={() => void copy().catch(() => setCopied(false))}>
      <span aria-live="polite">{isCopied ? t('shell.fault.copied') : label}</span>
    </Button>
  );
}
