import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { TableClient, TableError } from '../../games/targets/table.ts';
import { useT } from '../../settings/language.tsx';
import { CopyButton } from '../../shell/CopyButton.tsx';
import { ModalDialog } from '../../shell/ModalDialog.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { PATHS } from '../../shell/paths.ts';
import { go } from '../../shell/router.ts';
import { saveFile } from '../../shell/saveFile.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';
import { loadTargetsTable, localTargets, openTargets, startTargets } from '../../shell/targets/games.ts';
import { showToast } from '../../shell/toasts.ts';
import { topicOf } from './words.ts';

const TargetsTable = lazy(async () => ({ default: (await loadTargetsTable()).TargetsTable }));

type Table =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly client: TableClient }
  | { readonly kind: 'closed'; readonly error: TableError };

/** How the game is asked for; a new object asks again. */
interface Asking {
  readonly takeOver: boolean;
}

function useGame(id: string, asking: Asking): Table {
  const [table, setTable] = useState<Table>({ kind: 'opening' });
  useEffect(() => {
    let isWanted = true;
    let opened: TableClient | undefined;
    async function open(): Promise<void> {
      const result = await openTargets(id, asking.takeOver);
      if (!isWanted) {
        if (result.ok) result.value.close();
        return;
      }
      if (result.ok) opened = result.value;
      setTable(result.ok ? { kind: 'open', client: result.value } : { kind: 'closed', error: result.error });
    }
    open().catch((error: unknown) => {
      if (isWanted) setTable({ kind: 'closed', error: { code: 'crashed', detail: String(error) } });
    });
    return () => {
      isWanted = false;
      opened?.close();
      setTable({ kind: 'opening' });
    };
  }, [id, asking]);
  return table;
}

export function Opening() {
  const t = useT();
  return (
    <p className="opening" role="status">
      {t('shell.play.opening')}
    </p>
  );
}

interface OpenTableProps {
  readonly client: TableClient;
  readonly onAsk: (asking: Asking) => void;
}

function OpenTable({ client, onAsk }: OpenTableProps) {
  const t = useT();
  const fault = useSyncExternalStore(client.subscribe, client.fault);

  async function rematch(): Promise<void> {
    const { players, view } = client.snapshot();
    const error = await startTargets({ kind: 'game', players, options: view.options }, { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <>
      <Suspense fallback={<Opening />}>
        <TargetsTable client={client} onLeave={() => go(PATHS.home)} onRematch={() => void rematch()} />
      </Suspense>
      {fault && <FaultDialog error={fault} onGoOn={() => onAsk({ takeOver: fault.code === 'open-elsewhere' })} />}
    </>
  );
}

interface FaultDialogProps {
  readonly error: TableError;
  readonly onGoOn: () => void;
}

function FaultDialog({ error, onGoOn }: FaultDialogProps) {
  const t = useT();
  const topic = topicOf(error);
  return (
    <ModalDialog title={t(`shell.play.${topic}.title`)} canClose={false} onClose={onGoOn}>
      <p>{t(`shell.play.${topic}.text`)}</p>
      <div className="actions">
        <button type="button" className="button button-main" onClick={onGoOn}>
          {t(topic === 'elsewhere' ? 'shell.play.elsewhere.here' : 'shell.play.goOn')}
        </button>
        <a className="button" href="/">
          {t('shell.play.home')}
        </a>
        {'detail' in error && <CopyButton text={`${error.code}: ${error.detail}`} />}
      </div>
    </ModalDialog>
  );
}

interface ClosedProps {
  readonly id: string;
  readonly error: TableError;
  readonly onAsk: (asking: Asking) => void;
}

/** A game that could not be put on the table: why, and what can be done about it. */
function Closed({ id, error, onAsk }: ClosedProps) {
  const t = useT();
  const topic = topicOf(error);

  async function save(): Promise<void> {
    const text = await (await localTargets()).text(id);
    if (text.ok) saveFile(`${id}.targets`, text.value);
    else showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <Notice title={t(`shell.play.${topic}.title`)} text={t(`shell.play.${topic}.text`)}>
      {topic === 'broken' && (
        <button type="button" className="button button-main" onClick={() => void save()}>
          {t('shell.play.saveFile')}
        </button>
      )}
      {topic !== 'broken' && topic !== 'gone' && (
        <button type="button" className="button button-main" onClick={() => onAsk({ takeOver: topic === 'elsewhere' })}>
          {t(topic === 'elsewhere' ? 'shell.play.elsewhere.here' : 'shell.play.again')}
        </button>
      )}
      <a className="button" href="/">
        {t('shell.play.home')}
      </a>
    </Notice>
  );
}

export function TargetsPlayScreen({ id }: ScreenProps) {
  const t = useT();
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const table = useGame(id, asking);
  if (table.kind === 'closed') return <Closed id={id} error={table.error} onAsk={setAsking} />;
  return (
    <>
      <ScreenTitle className="unseen">{t('home.targets.name')}</ScreenTitle>
      {table.kind === 'open' ? <OpenTable client={table.client} onAsk={setAsking} /> : <Opening />}
    </>
  );
}
