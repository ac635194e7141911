import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { ClosedNotice, type Rest } from './ClosedNotice.tsx';
import type { LocalTable } from './device.ts';
import { Opening } from './Opening.tsx';
import { type Asking, type Opener, useOpened } from './useOpened.ts';
import { type Stop, topicOf } from './words.ts';
import { useT } from '../settings/language.tsx';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { ModalDialog } from '../parts/ModalDialog.tsx';

interface TableFrameProps<Client extends LocalTable, Stopped extends Stop> {
  readonly id: string;
  readonly title: string;
  /** Must be the same function as long as the same table is meant. */
  readonly open: Opener<Client, Stopped>;
  readonly rest?: Rest;
  readonly children: (client: Client) => ReactNode;
}

/** A local table, for a game or a lesson: opens it, or shows why it cannot be opened or what stopped it. */
export function TableFrame<Client extends LocalTable, Stopped extends Stop>(props: TableFrameProps<Client, Stopped>) {
  const { id, title, open, rest, children } = props;
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const opened = useOpened(open, id, asking);
  if (opened.kind === 'closed') return <ClosedNotice error={opened.error} onAsk={setAsking} rest={rest} />;
  return (
    <>
      <ScreenTitle className="unseen">{title}</ScreenTitle>
      {opened.kind === 'open' ? (
        <>
          <Suspense fallback={<Opening />}>{children(opened.client)}</Suspense>
          <Fault client={opened.client} onAsk={setAsking} />
        </>
      ) : (
        <Opening />
      )}
    </>
  );
}

function Fault({ client, onAsk }: { readonly client: LocalTable; readonly onAsk: (asking: Asking) => void }) {
  const fault = useSyncExternalStore(client.subscribe, client.fault);
  return (
    fault && <TableFaultDialog error={fault} onGoOn={() => onAsk({ takeOver: fault.code === 'open-elsewhere' })} />
  );
}

interface TableFaultDialogProps {
  readonly error: Stop;
  readonly onGoOn: () => void;
}

/** Blocks the table until it is answered: what happened, that the game is stored, and how to continue. */
function TableFaultDialog({ error, onGoOn }: TableFaultDialogProps) {
  const t = useT();
  const topic = topicOf(error);
  return (
    <ModalDialog title={t(`shell.play.${topic}.title`)} canClose={false} onClose={onGoOn}>
      <p>{t(`shell.play.${topic}.text`)}</p>
      <div className="actions">
        <Button isMain onClick={onGoOn}>
          {t(topic === 'elsewhere' ? 'shell.play.elsewhere.here' : 'shell.play.goOn')}
        </Button>
        <a className="button" href="/">
          {t('shell.play.home')}
        </a>
        {error.detail !== undefined && (
          <CopyButton text={`${error.code}: ${error.detail}`} label={t('shell.fault.copy')} />
        )}
      </div>
    </ModalDialog>
  );
}
