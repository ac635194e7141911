import type { MatchPicture } from '@caravanserai/contract';
import { targetsSeat, type Translator, YOU } from '@caravanserai/texts/page';
import { useEffect, useState } from 'react';
import { SEATS } from '../../games/targets/client.ts';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { useGameT } from '../games.tsx';
import type { MatchTable } from './matchTable.ts';
import { playerAt } from '../names.ts';

type Made = Awaited<ReturnType<MatchTable['recompute']>>;
type Fact = readonly [label: string, value: string | undefined];

/** What came of the seed: the piles of Targi, or the towers of Targets. */
function chanceFacts(t: Translator, made: Made | undefined, picture: MatchPicture): readonly Fact[] {
  if (!made) return [];
  if ('goods' in made) {
    return [
      [t('online.fair.goods'), made.goods.join(' ')],
      [t('online.fair.tribe'), made.tribe.join(' ')],
    ];
  }
  const { first, towers } = made;
  const rows = SEATS.flatMap((seat): Fact[] => {
    const faces = towers?.[seat];
    return faces
      ? [[t('online.fair.tower', { seat: seat === picture.viewer ? YOU : targetsSeat(t, seat) }), faces.join(' ')]]
      : [];
  });
  return first ? [[t('online.fair.first'), targetsSeat(t, first)], ...rows] : rows;
}

interface FairDialogProps {
  readonly picture: MatchPicture;
  readonly table: MatchTable;
  readonly onClose: () => void;
}

/** The chance of a finished game, made again in front of the player. docs/fairness.md tells why this is enough. */
export function FairDialog({ picture, table, onClose }: FairDialogProps) {
  const t = useGameT(picture.terms);
  const [made, setMade] = useState<Made>();
  const { commitment, secret, seed, nonces } = picture.fairness;
  useEffect(() => {
    let isWanted = true;
    void table.recompute().then((answer) => (isWanted ? setMade(answer) : undefined));
    return () => {
      isWanted = false;
    };
  }, [table]);
  const facts: readonly Fact[] = [
    [t('online.fair.commitment'), commitment],
    [t('online.fair.secret'), secret],
    ...picture.seats.map(({ seat }): Fact => [
      t('online.fair.nonce', { name: playerAt(t, picture, seat) }),
      nonces[seat],
    ]),
    [t('online.fair.seed'), seed],
    ...chanceFacts(t, made, picture),
  ];
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
