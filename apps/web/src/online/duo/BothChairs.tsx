import type { MatchId } from '@caravanserai/contract';
import { MenuItem } from '../../app/parts/Menu.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { useDuoT } from './useDuoT.ts';

/** In the menu of one of two games on one deal: a way to the other. */
export function TwinItem({ id }: { readonly id: MatchId }) {
  const t = useDuoT();
  return (
    <MenuItem icon="arrow" to={() => go(pathTo(PATHS.match, id))}>
      {t('duo.twin')}
    </MenuItem>
  );
}

/** Before the games start: what the player agrees to. */
export function ChairsText() {
  const t = useDuoT();
  return (
    <p>
      <b>{t('duo.bothChairs')}.</b> {t('duo.bothChairsText')}
    </p>
  );
}
