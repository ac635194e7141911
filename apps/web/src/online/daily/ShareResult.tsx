import type { DailyDay } from '@caravanserai/contract';
import { useCallback } from 'react';
import { CopyButton } from '../../app/parts/CopyButton.tsx';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { usePromised } from '../../app/usePromised.ts';
import { sayError } from '../words.ts';
import { swingsOf } from './rounds.ts';
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
    <ModalDialog title={t('daily.share')} onClose={onClose}>
      {!swings && <p role="status">{t('shell.enter.preparing')}</p>}
      {swings && !swings.ok && <p role="alert">{sayError(t, swings.error)}</p>}
      {swings?.ok && (
        <>
          <pre className="daily-shared">{text}</pre>
          <p className="menu-note">{t('daily.legend')}</p>
        </>
      )}
      <div className="actions">
        {swings?.ok && <CopyButton text={text} label={t('daily.copy')} />}
        {swings?.ok && 'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {t('online.room.share')}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {t('online.menu.close')}
        </button>
      </div>
    </ModalDialog>
  );
}

function sayResult(t: DailyT, { date, results }: DailyDay, margin: number): string {
  const percent = betterThan(results);
  const words = { date, margin: signed(margin) };
  return percent === undefined ? t('daily.shareAlone', words) : t('daily.shareText', { ...words, percent });
}

/** The share of the other players with a smaller margin, in percent; nothing if there is none. */
export function betterThan(results: DailyDay['results']): number | undefined {
  if (!results?.beaten) return undefined;
  return Math.round((100 * results.beaten) / (results.finished - 1));
}
