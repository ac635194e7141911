import type { MatchPicture } from '@caravanserai/contract';
import { useCallback } from 'react';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { usePromised } from '../../app/usePromised.ts';
import type { Fact } from '../../games/listing.ts';
import { listingOf, useGameT } from '../../games/listings.ts';
import { keptPromise, PROMISE_FAULTS } from '../connection/promises.ts';
import type { MatchTable, Recomputed } from './gameRoom.ts';
import { playerAt } from '../names.ts';

interface FairDialogProps {
  readonly picture: MatchPicture;
  readonly table: MatchTable;
  readonly onClose: () => void;
}

/** Recomputes the randomness of a finished game. docs/fairness.md explains why this is a proof. */
export function FairDialog({ picture, table, onClose }: FairDialogProps) {
  const t = useGameT(picture.terms.game);
  const made = usePromised<Recomputed>(useCallback(() => table.recompute(), [table]));
  const { commitment, secret, seed, nonces } = picture.fairness;
  const kept = keptPromise(picture);
  const swapped = PROMISE_FAULTS.find((fault) => fault === kept);
  const fault = swapped ?? made?.fault;
  const facts: readonly Fact[] = [
    [t('online.fair.commitment'), commitment],
    [t('online.fair.secret'), secret],
    ...picture.seats.map(({ seat }): Fact => [
      t('online.fair.nonce', { name: playerAt(t, picture, seat) }),
      nonces[seat],
    ]),
    [t('online.fair.seed'), seed],
    ...(made ? listingOf(picture.terms.game).fairFacts(t, made, picture.viewer) : []),
  ];
  return (
    <ModalDialog title={t('online.fair.title')} onClose={onClose}>
      <p className="fair-verdict" role="status" data-good={made && !fault ? '' : undefined}>
        {!made ? t('online.fair.working') : fault ? t(`online.fair.fault.${fault}`) : t('online.fair.good')}{' '}
        {made && !fault && made.compared > 0 && t('online.fair.compared', { count: made.compared })}
      </p>
      {made && !swapped && <p>{t(kept === 'kept' ? 'online.fair.kept' : 'online.fair.notNoted')}</p>}
      <p>{t('online.fair.how')}</p>
      <dl className="fair-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : undefined,
        )}
      </dl>
      <div className="actions">
        <button type="button" className="button button-main" onClick={onClose}>
          {t('online.menu.close')}
        </button>
      </div>
    </ModalDialog>
  );
}
