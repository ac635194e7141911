import type { PlayerView } from '@caravanserai/targi';
import { Picture } from '../../../../app/art/Picture.tsx';
import { TribeBack } from '../../art/backs.tsx';
import { useT } from '../../useT.ts';

/** TG-28 */
const MOST = 12;

/** How many cards of twelve lie in a display. */
export function CardsPlayed({ display }: Pick<PlayerView, 'display'>) {
  const t = useT();
  const count = display.flat().length;
  const words = t('board.display.played', { count, most: MOST });
  return (
    <span className="cards-played" title={words}>
      <Picture>
        <TribeBack />
      </Picture>
      <span aria-hidden="true">{`${count}/${MOST}`}</span>
      <span className="unseen">{words}</span>
    </span>
  );
}
