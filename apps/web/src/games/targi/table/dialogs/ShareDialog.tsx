import { SEATS } from '@caravanserai/targi/cards';
import { useCallback } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { LinkField } from '../../../../app/parts/LinkField.tsx';
import { ModalDialog } from '../../../../app/parts/ModalDialog.tsx';
import { shareLink } from '../../../../app/share/link.ts';
import { usePromised } from '../../../../app/usePromised.ts';
import type { TableClient, TableError } from '../../client.ts';
import { targi } from '../../page.ts';
import { usePast } from '../tableState.tsx';
import { sayTableError } from '../words/errors.ts';
import { useT } from '../../useT.ts';

interface ShareDialogProps {
  readonly client: TableClient;
  readonly onClose: () => void;
}

/** The whole game as a link that opens at the moment on screen. */
export function ShareDialog({ client, onClose }: ShareDialogProps) {
  const t = useT();
  const version = usePast()?.version;
  const link = usePromised(useCallback(() => linkOf(client, version), [client, version]));
  const dare = usePromised(useCallback(() => dareLinkOf(client), [client]));
  const isRunning = client.snapshot().control.kind !== 'over';
  return (
    <ModalDialog title={t('play.share.title')} onClose={onClose}>
      <p>{version === undefined ? t('play.share.now') : t('play.share.at', { version })}</p>
      {link?.error && <p role="alert">{sayTableError(t, link.error)}</p>}
      {link?.url !== undefined && (
        <LinkField url={link.url} label={t('play.share.link')} title={t('play.share.title')} />
      )}
      {dare?.url !== undefined && (
        <>
          <p>{t('play.share.dareText')}</p>
          <LinkField url={dare.url} label={t('play.share.dare')} title={t('play.share.dare')} />
        </>
      )}
      {isRunning && <p className="menu-note">{t('play.share.secrets')}</p>}
      <div className="actions">
        <Button onClick={onClose}>{t('table.close')}</Button>
      </div>
    </ModalDialog>
  );
}

interface Link {
  readonly url?: string;
  readonly error?: TableError;
}

/** Only for a finished game of one person against a bot. */
async function dareLinkOf(client: TableClient): Promise<Link> {
  const { control, players, online } = client.snapshot();
  const isAgainstBot =
    SEATS.some((seat) => players[seat].kind === 'bot') && SEATS.some((seat) => players[seat].kind === 'person');
  if (control.kind !== 'over' || online || !isAgainstBot) return {};
  const text = await (await import('../../game/gameText.ts')).dareOf(client);
  return text.ok ? { url: await shareLink(targi.screens.shared, text.value, undefined) } : {};
}

async function linkOf(client: TableClient, version: number | undefined): Promise<Link> {
  const text = await client.notation();
  return text.ok ? { url: await shareLink(targi.screens.shared, text.value, version) } : { error: text.error };
}
