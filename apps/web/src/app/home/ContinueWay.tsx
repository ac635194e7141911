import { useEffect, useState } from 'react';
import type { GameListing } from '../../games/listing.ts';
import { useListed } from '../../keeper/useListed.ts';
import { Picture } from '../art/Picture.tsx';
import { pathTo } from '../paths.ts';
import { useT } from '../settings/language.tsx';

/** A link back to the game played last. Its space is reserved from the first paint; the text arrives with the list of games. */
export function ContinueWay({ listing: { device, homeTile, row } }: { readonly listing: GameListing }) {
  const t = useT();
  const [id] = useState(device.last); // fixed at mount, so that a game started now does not shift the layout
  const listed = useListed(device.hasPlayed() ? device.games : undefined);
  const game = listed?.games.find((each) => each.id === id && each.toAct !== undefined);
  const isGone = id !== undefined && listed !== undefined && game === undefined;
  useEffect(() => {
    if (isGone) device.forgetLast();
  }, [isGone, device]);
  if (id === undefined || isGone) return undefined;
  const { piece, name, situation } = game ? row(t, game) : { piece: homeTile.piece };
  return (
    <a className="way way-continue" href={pathTo(device.screen().path, id)}>
      <Picture>{piece}</Picture>
      <span>
        {t('shell.games.continue')}
        <small>{name === undefined ? '\u00a0' : `${name} · ${situation}`}</small>
      </span>
    </a>
  );
}
