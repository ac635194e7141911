import { err, type MatchPicture, ok, type Result } from '@caravanserai/contract';
import { api, type NetError } from '../connection/api.ts';
import { dailyApi } from './dailyApi.ts';

/** How the margin changed in each round: 1 in the viewer's favour, −1 in the opponent's, 0 not at all. */
export async function swingsOf(match: string): Promise<Result<readonly number[], NetError>> {
  const picture = await dailyApi.picture(match);
  if (!picture.ok) return picture;
  const { viewer, seats } = picture.value;
  const other = seats.find(({ seat }) => seat !== viewer)?.seat ?? '';
  const moments = await Promise.all(roundEnds(picture.value).map((version) => api.moment(picture.value.id, version)));
  const margins: number[] = [];
  for (const moment of moments) {
    if (!moment.ok) return err(moment.error);
    margins.push(pointsIn(moment.value.score, viewer) - pointsIn(moment.value.score, other));
  }
  return ok(margins.map((margin, i) => Math.sign(margin - (margins[i - 1] ?? 0))));
}

/** The versions at the ends of the rounds, with the raids that follow them. */
export function roundEnds({ log }: Pick<MatchPicture, 'log'>): number[] {
  const ends: number[] = [];
  let isNew = true; // the next placement begins another round
  for (const line of log) {
    if (line.kind !== 'move') continue;
    const types = new Set(line.events.map((event) => (event as { readonly type?: unknown }).type));
    if (isNew && types.has('placed')) ends.push(0);
    isNew = types.has('roundStarted') || (isNew && !types.has('placed'));
    ends.splice(-1, 1, line.version);
  }
  return ends;
}

function pointsIn(score: unknown, seat: string): number {
  const { total } = (score as Readonly<Record<string, { readonly total?: unknown }>>)[seat] ?? {};
  return typeof total === 'number' ? total : 0;
}
