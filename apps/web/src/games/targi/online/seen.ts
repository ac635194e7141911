import type { MatchPicture } from '@caravanserai/contract';
import type { View } from '@caravanserai/targi';
import { keptCell } from '../../../app/cells/keptCell.ts';
import { fieldsOf, parseFields } from '../../../app/settings/stored.ts';
import type { Seen } from '../client.ts';

const FORM = 1; // of what is kept: another form of a view needs another number
const MOST_MATCHES = 12;
const matches = keptCell('caravanserai.targi.seen', parseFields);

/** What was shown of a match before, on this device. What was taken back since then leads nowhere, so it is as if nothing was seen. */
export function seenOf(picture: MatchPicture): Seen | undefined {
  const kept = fieldsOf(matches.get()[picture.id]);
  const { form, viewer, undos, version, view } = kept;
  const isOurs = form === FORM && viewer === picture.viewer && undos === undosIn(picture);
  if (!isOurs || typeof version !== 'number' || typeof view !== 'object') return undefined;
  return { version, view: view as View };
}

/** The newest matches stay. */
export function keepSeen(picture: MatchPicture, { version, view }: Seen): void {
  const { [picture.id]: _, ...others } = matches.get();
  const kept = { form: FORM, viewer: picture.viewer, undos: undosIn(picture), version, view };
  const newest = [...Object.entries(others), [picture.id, kept] as const].slice(-MOST_MATCHES);
  matches.set(Object.fromEntries(newest));
}

function undosIn({ log }: MatchPicture): number {
  return log.filter(({ kind }) => kind === 'undo').length;
}
