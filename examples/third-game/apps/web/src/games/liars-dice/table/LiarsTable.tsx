import '../styles/liarsDice.css';
import type { Move } from '@caravanserai/liars-dice';
import { SEATS } from '@caravanserai/liars-dice/rules';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../app/parts/icons.tsx';
import { showToast } from '../../../app/toasts/toasts.ts';
import type { TableProps } from '../../../online/room/gameRoom.ts';
import type { Snapshot, TableClient } from '../client.ts';
import { useT } from '../useT.ts';
import { BidForm } from './BidForm.tsx';
import { Cup } from './Cup.tsx';
import { whoIs } from './names.ts';
import { sayEvent } from './sayEvent.ts';

function Now({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const { toAct, winner } = snapshot;
  const now = winner
    ? t('liarsDice.won', { name: whoIs(t, snapshot, winner) })
    : toAct && t('liarsDice.turn', { name: whoIs(t, snapshot, toAct) });
  return (
    <p className="liars-now" role="status">
      {now}
    </p>
  );
}

function Log({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const lines = snapshot.log.flatMap((event) => sayEvent(t, snapshot, event) ?? []);
  return (
    <section className="liars-log" aria-label={t('liarsDice.log')}>
      <p aria-live="polite">{lines.at(-1)}</p>
      <details>
        <summary>{t('liarsDice.log')}</summary>
        <ol>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      </details>
      <details>
        <summary>{t('liarsDice.rules')}</summary>
        <p>{t('liarsDice.rule.bid')}</p>
        <p>{t('liarsDice.rule.doubt')}</p>
        <p>{t('liarsDice.rule.end')}</p>
      </details>
    </section>
  );
}

/** Both cups, the last bid between them, and the moves available. */
export function LiarsTable({ client, onLeave, onRematch }: TableProps<TableClient>) {
  const t = useT();
  const snapshot = useSyncExternalStore(client.subscribe, client.snapshot);
  const { view, own, toAct, winner, log } = snapshot;
  const far = own === 'left' ? 'right' : 'left';
  const near = SEATS.find((seat) => seat !== far) ?? far;

  async function move(requested: Move): Promise<void> {
    const done = await client.act(requested);
    if (!done.ok) showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <div className="liars" data-moves={log.length} data-turn={toAct} data-own={own} data-winner={winner}>
      <header className="liars-head">
        <button type="button" className="round-button" aria-label={t('table.leave')} onClick={onLeave}>
          <Icon name="home" />
        </button>
        <strong>{t('liarsDice.round', { round: view.round + 1 })}</strong>
      </header>
      <Cup snapshot={snapshot} seat={far} />
      <section className="liars-middle" aria-label={t('liarsDice.lastBid')}>
        <span>{t('liarsDice.lastBid')}</span>
        <strong>
          {view.bid ? t('liarsDice.bid', { number: view.bid.count, face: view.bid.face }) : t('liarsDice.noBid')}
        </strong>
      </section>
      <Cup snapshot={snapshot} seat={near} />
      <Now snapshot={snapshot} />
      {own && toAct === own && (
        <BidForm key={log.length} snapshot={snapshot} onMove={(requested) => void move(requested)} />
      )}
      {winner && (
        <div className="actions">
          <button type="button" className="button button-main" onClick={onRematch}>
            {t('liarsDice.again')}
          </button>
          <button type="button" className="button" onClick={onLeave}>
            {t('table.leave')}
          </button>
        </div>
      )}
      <Log snapshot={snapshot} />
    </div>
  );
}
