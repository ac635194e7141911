import type { Seat } from '@caravanserai/liars-dice';
import { Picture } from '../../../app/art/Picture.tsx';
import { CupPiece, FlatDie } from '../art/dice.tsx';
import type { Snapshot } from '../client.ts';
import { useT } from '../useT.ts';
import { nameOf, whoIs } from './names.ts';

/** A player's dice, or their number. */
export function Cup({ snapshot, seat }: { readonly snapshot: Snapshot; readonly seat: Seat }) {
  const t = useT();
  const cup = snapshot.view.cups[seat];
  return (
    <section className="liars-cup" aria-label={t('liarsDice.cup', { name: whoIs(t, snapshot, seat) })}>
      <h2>
        <Picture>
          <CupPiece seat={seat} />
        </Picture>
        {nameOf(t, snapshot.players[seat])}
      </h2>
      <p className="liars-dice-row">
        {cup.kind === 'open' ? (
          cup.dice.map((face, i) => <FlatDie key={i} face={face} label={t('liarsDice.die', { face })} />)
        ) : (
          <>
            <span className="unseen">{t('liarsDice.hidden', { dice: cup.count })}</span>
            {Array.from({ length: cup.count }, (_, i) => (
              <FlatDie key={i} />
            ))}
          </>
        )}
      </p>
    </section>
  );
}
