import type { GameFileError } from '@caravanserai/targi';
import { sayReason } from '@caravanserai/texts/page';
import { useCallback } from 'react';
import { useT } from '../useT.ts';

/** Describes the error in a game file and cites the rule. */
export function useSayBroken() {
  const t = useT();
  return useCallback(
    ({ code, found, reason }: GameFileError) => [
      t(`shell.look.error.${code}`, { found }),
      ...(reason ? [sayReason(t, reason)] : []),
    ],
    [t],
  );
}
