import { type Score, SEATS } from '@caravanserai/targi';
import { sayScoreLine, totalLabel, type AnyT } from '@caravanserai/texts';

/** Both scores with their breakdown. */
export function drawScore(t: AnyT, score: Score): string {
  return SEATS.map((seat) => {
    const { lines, total } = score[seat];
    const entries = lines.map((line) => `  ${sayScoreLine(t, line)}\n`).join('');
    const sum = t('targi.score.line', { label: totalLabel(t), points: t('targi.token.vp', { count: total }) });
    return `${t(`targi.seat.${seat}`)}\n${entries}  ${sum}\n`;
  }).join('');
}
