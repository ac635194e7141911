import { REASONS, type RuleId } from '@caravanserai/targi/rules';
import { sayEvent, sayRefusal } from '@caravanserai/texts/page';
import type { TableError, UndoState } from '../../client.ts';
import type { TargiT } from '../../useT.ts';

/** Why a request was refused, without the number of the rule, which is a link beside it. */
export function sayTableError(t: TargiT, error: TableError): string {
  switch (error.code) {
    case 'refused': {
      const { refusal } = error;
      return refusal.code === 'illegal' ? t(`targi.reason.${refusal.reason}`) : sayRefusal(t, refusal);
    }
    case 'cannot-undo':
      return sayUndo(t, error.undo) ?? t('play.error.not-now');
    default:
      return t(`play.error.${error.code}`);
  }
}

export function ruleOfError(error: TableError): RuleId | undefined {
  return error.code === 'refused' && error.refusal.code === 'illegal' ? REASONS[error.refusal.reason] : undefined;
}

/** Why nothing can be undone; undefined if it can. */
export function sayUndo(t: TargiT, undo: UndoState): string | undefined {
  if (undo.can) return undefined;
  if (undo.why === 'revealed') return t('play.undo.revealed', { event: sayEvent(t, undo.event) });
  return t(`play.undo.${undo.why}`);
}
