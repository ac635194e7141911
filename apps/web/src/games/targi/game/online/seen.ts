import type { MatchPicture } from '@caravanserai/contract';
import type { View } from '@caravanserai/targi';
import { storedSignal } from '../../../../app/signals/storedSignal.ts';
import { fieldsOf, parseFields } from '../../../../app/settings/stored.ts';
import type { Seen } from '../../client.ts';

const FORM = 1; // version of the stored format; increase it when the view changes
const MOST_MATCHES = 12;
const matches = storedSignal('caravanserai.targi.seen', parseFields);

/** The last moment of a match shown on this device; undefined if that moment was undone since. */
export function seenOf(picture: MatchPicture): Seen | undefined {
  const kept = fieldsOf(matches.get()[picture.id]);
  const { form, viewer, undos, version, view } = kept;
  const isOurs = form === FORM && viewer === picture.viewer && undos === undosIn(picture);
  if (!isOurs || typeof version !== 'number' || typeof view !== 'object') return undefined;
  return { version, view: view as View };
}

/** Stores the last moment shown; only the newest matches are stored. */
export function keepSeen(picture: MatchPicture, { version, view }: Seen): void {
  const { [picture.id]: _, ...others } = matches.get();
  const kept = { form: FORM, viewer: picture.viewer, undos: undosIn(picture), version, view };
  const newest = [...Object.entries(others), [picture.id, kept] as const].slice(-MOST_MATCHES);
  matches.set(Object.fromEntries(newest));
}

function undosIn({ log }: MatchPicture): number {
  return log.filter(({ kind }) => kind === 'undo').length;
}
