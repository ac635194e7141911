import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TableClient } from '../../client.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

interface ShareButtonProps {
  readonly client: TableClient;
  /** The button, which opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

export function ShareButton({ client, children }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense>{isOpen && <ShareDialog client={client} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
