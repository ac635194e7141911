import type { TribeId } from '@caravanserai/targi/cards';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useTableActions } from '../tableState.tsx';

/** Shows the details of a card in a display or hand on hover, on focus and after a tap. */
export function useCardLook(card: TribeId, isLaid: boolean) {
  const { lookAtCard, enlarge } = useTableActions();
  const look = () => lookAtCard({ card, isLaid });
  const leave = () => lookAtCard(undefined);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && look(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && leave(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && look(),
    onBlur: ({ target }: FocusEvent) => target.matches(':focus-visible') && leave(),
    onClick: ({ nativeEvent }: MouseEvent) => {
      const isTap = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
      if (isTap) look();
      else enlarge(card);
    },
  };
}
