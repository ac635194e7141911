import { type ReactNode, Suspense, useState } from 'react';
import { late } from '../../../../app/late.ts';
import type { TableClient } from '../../client.ts';

const ShareDialog = late(async () => (await import('./ShareDialog.tsx')).ShareDialog);

interface ShareButtonProps {
  readonly client: TableClient;
  /** Renders the button that opens the dialog. */
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
