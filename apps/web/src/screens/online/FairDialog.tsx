import type { MatchPicture } from '@caravanserai/contract';
import { useEffect, useState } from 'react';
import type { OnlineTable } from '../../net/onlineTable.ts';
import { useT } from '../../settings/language.tsx';
import { ModalDialog } from '../../shell/ModalDialog.tsx';
import type { Recomputed } from '../../worker/online/fairness.ts';
import { nameAt } from './names.ts';

interface FairDialogProps {
  readonly picture: MatchPicture;
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** The shuffle of a finished game, made again in front of the player. docs/fairness.md tells why this is enough. */
export function FairDialog({ picture, table, onClose }: FairDialogProps) {
  const t = useT();
  const [made, setMade] = useState<Recomputed>();
  const { commitment, secret, seed, nonces } = picture.fairness;
  useEffect(() => {
    let isWanted = true;
    void table.recompute().then((answer) => (isWanted ? setMade(answer) : undefined));
    return () => {
      isWanted = false;
    };
  }, [table]);
  const facts = [
    [t('online.fair.commitment'), commitment],
    [t('online.fair.secret'), secret],
    ...picture.seats.map(({ seat }) => [t('online.fair.nonce', { name: nameAt(t, picture, seat) }), nonces[seat]]),
    [t('online.fair.seed'), seed],
    [t('online.fair.goods'), made?.goods.join(' ')],
    [t('online.fair.tribe'), made?.tribe.join(' ')],
  ] as const;
  return (
    <ModalDialog title={t('online.fair.title')} onClose={onClose}>
      <p className="fair-verdict" role="status" data-good={made && !made.fault ? '' : undefined}>
        {!made ? t('online.fair.working') : made.fault ? t(`online.fair.fault.${made.fault}`) : t('online.fair.good')}{' '}
        {made && !made.fault && made.compared > 0 && t('online.fair.compared', { count: made.compared })}
      </p>
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
