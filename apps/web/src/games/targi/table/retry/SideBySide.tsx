import type { Seat } from '@caravanserai/targi';
import { sayMove } from '@caravanserai/texts/page';
import { useCallback } from 'react';
import { usePromised } from '../../../../app/usePromised.ts';
import type { TableClient } from '../../client.ts';
import type { RoundOf, SideBySide as Compared } from '../../game/sideBySide.ts';
import { type CoachT, useCoachT } from '../../useT.ts';

/** This game and its original round by round, from where they parted; nothing if the cards were dealt again. */
export function SideBySide({ client, seat }: { readonly client: TableClient; readonly seat: Seat }) {
  const t = useCoachT();
  const compared = usePromised(useCallback(() => compare(client, seat), [client, seat]));
  if (!compared) return undefined;
  if (compared.parted === undefined) return <p className="count-record">{t('coach.retry.unparted')}</p>;
  return (
    <details className="side-by-side">
      <summary>{t('coach.retry.parted', { round: compared.parted })}</summary>
      <table>
        <caption className="unseen">{t('coach.retry.parted', { round: compared.parted })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('coach.retry.round')}</th>
            <th scope="col">{t('coach.retry.here')}</th>
            <th scope="col">{t('coach.retry.there')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.rounds.map(({ round, here, original }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td>{here && <Round {...here} t={t} />}</td>
              <td>{original && <Round {...original} t={t} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Round({ moves, own, other, t }: RoundOf & { readonly t: CoachT }) {
  return (
    <>
      <ul>
        {moves.map((move, i) => (
          <li key={i}>{sayMove(t, move)}</li>
        ))}
      </ul>
      <p>{t('coach.retry.stands', { own, other })}</p>
    </>
  );
}

async function compare(client: TableClient, seat: Seat): Promise<Compared | undefined> {
  return (await import('../../game/gameText.ts')).compareWithOriginal(client, seat);
}
