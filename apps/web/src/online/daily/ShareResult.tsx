import type { DailyDay, DailyResults } from '@caravanserai/contract';
import { useCallback } from 'react';
import { usePromised } from '../../app/usePromised.ts';
import { sayError } from '../words.ts';
import { swingsOf } from './rounds.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { type DailyT, useDailyT } from './useDailyT.ts';
import { signed } from './words.ts';

const SQUARES: Readonly<Record<number, string>> = { [1]: '🟦', [0]: '🟨', [-1]: '⬜' };

interface ShareResultProps {
  readonly day: DailyDay;
  readonly match: string;
  readonly margin: number;
  readonly onClose: () => void;
}

/** The result as a few lines of text, which reveal no card. */
export function ShareResult({ day, match, margin, onClose }: ShareResultProps) {
  const t = useDailyT();
  const swings = usePromised(useCallback(() => swingsOf(match), [match]));
  const squares = swings?.ok ? swings.value.map((swing) => SQUARES[swing]).join('') : '';
  const text = [sayResult(t, day, margin), squares, location.origin].filter(Boolean).join('\n');
  return (
    <ShareDialog
      t={t}
      title={t('daily.caravan')}
      text={swings?.ok ? text : undefined}
      legend={t('daily.legend')}
      onClose={onClose}
    >
      {!swings && <p role="status">{t('shell.enter.preparing')}</p>}
      {swings && !swings.ok && <p role="alert">{sayError(t, swings.error)}</p>}
    </ShareDialog>
  );
}

function sayResult(t: DailyT, { date, results }: DailyDay, margin: number): string {
  const percent = betterThan(results);
  const words = { date, margin: signed(margin) };
  return percent === undefined ? t('daily.shareAlone', words) : t('daily.shareText', { ...words, percent });
}

/** The share of the other players with a smaller margin, in percent; nothing if there is none. */
export function betterThan(results: Pick<DailyResults, 'beaten' | 'finished'> | undefined): number | undefined {
  if (!results?.beaten) return undefined;
  return Math.round((100 * results.beaten) / (results.finished - 1));
}
