import type { BorderNumber } from '@caravanserai/targi';
import { BORDER_CARDS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { RULE_SECTIONS, type RuleId, RULINGS, type RulingId } from '@caravanserai/targi/rules';
import { type RefCallback, useCallback } from 'react';
import { anchorOf } from '../../rules/links.ts';
import { type TableState, useTableState } from '../tableState.tsx';

const RULES: readonly RuleId[] = Object.values(RULE_SECTIONS).flat();

/** Links between rules and cards normally navigate within the rules page. At the table they open the same content beside the game. */
export function useTableLinks(): RefCallback<HTMLElement> {
  const { enlarge, openPanel } = useTableState();
  return useCallback(
    (box: HTMLElement | null) => {
      function follow(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest('a') : undefined;
        const goal = link && goalOf(decodeURIComponent(link.hash.slice(1)));
        if (!goal || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(goal, { enlarge, openPanel });
      }
      box?.addEventListener('click', follow);
      return () => box?.removeEventListener('click', follow);
    },
    [enlarge, openPanel],
  );
}

type Goal =
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'card'; readonly card: Parameters<TableState['enlarge']>[0] };

function goalOf(fragment: string): Goal | undefined {
  const rule = RULES.find((id) => id === fragment) ?? RULINGS[fragment as RulingId];
  if (rule) return { kind: 'rule', rule };
  const tribe = TRIBE_CARDS.find(({ id }) => anchorOf.tribe(id) === fragment);
  if (tribe) return { kind: 'card', card: tribe.id };
  const border = BORDER_CARDS.find(({ number }) => anchorOf.border(number) === fragment);
  return border && { kind: 'card', card: border.number as BorderNumber };
}

function open(goal: Goal, { enlarge, openPanel }: Pick<TableState, 'enlarge' | 'openPanel'>): void {
  if (goal.kind === 'card') {
    enlarge(goal.card);
    return;
  }
  enlarge(undefined);
  openPanel({ kind: 'rules', rule: goal.rule });
}
