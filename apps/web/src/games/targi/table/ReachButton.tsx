import type { View } from '@caravanserai/targi';
import { useEffect } from 'react';
import { Icon } from '../../../app/parts/icons.tsx';
import { usePointing, useTableActions } from './tableState.tsx';
import { isBusy } from './turn/useTurnKeys.ts';
import { useT } from '../useT.ts';

const KEY = 'v';

/** Shows what the opponent could still reach: a switch for pointer and touch, a key to hold. */
export function ReachButton({ view }: { readonly view: View }) {
  const t = useT();
  const { isScouting } = usePointing();
  const { scout } = useTableActions();
  const canScout = view.pending.phase === 'place';
  useEffect(() => {
    if (!canScout) return undefined;
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, repeat, type } = event;
      if (key.toLowerCase() !== KEY || ctrlKey || metaKey || altKey || repeat) return;
      if (type === 'keyup' || !isBusy(event)) scout(type === 'keydown');
    }
    addEventListener('keydown', press);
    addEventListener('keyup', press);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', press);
    };
  }, [canScout, scout]);
  const isOn = canScout && isScouting;
  return (
    <button
      type="button"
      className="head-button top-button top-reach"
      aria-label={t('board.reach.label')}
      title={t('board.reach.label')}
      aria-pressed={isOn}
      disabled={!canScout}
      onClick={() => scout(!isOn)}
    >
      <Icon name="look" />
    </button>
  );
}
