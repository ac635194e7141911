import { useEffect, useState } from 'react';
import type { GameFront } from '../../games/front.ts';
import { useListed } from '../../keeper/useListed.ts';
import { Picture } from '../art/Picture.tsx';
import { pathTo } from '../paths.ts';
import { useT } from '../settings/language.tsx';

/** Back to the game that was last on the table. It has its place from the first moment; what it says comes with the list of games. */
export function ContinueWay({ front: { device, gate, row } }: { readonly front: GameFront }) {
  const t = useT();
  const [id] = useState(device.last); // one that begins now does not push in
  const listed = useListed(device.hasPlayed() ? device.games : undefined);
  const game = listed?.games.find((each) => each.id === id && each.toAct !== undefined);
  const isGone = id !== undefined && listed !== undefined && game === undefined;
  useEffect(() => {
    if (isGone) device.forgetLast();
  }, [isGone, device]);
  if (id === undefined || isGone) return undefined;
  const { piece, name, situation } = game ? row(t, game) : { piece: gate.piece };
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
