import { useEffect } from 'react';
import { TargiPiece } from '../art/pieces.tsx';
import { Picture } from '../art/Picture.tsx';
import { sayGame, saySituation } from '../screens/home/words.ts';
import { useT } from '../settings/language.tsx';
import { keepLastGame, lastGame } from '../shell/lastGame.ts';
import { pathOf } from '../shell/paths.ts';
import { useGames } from '../shell/useGames.ts';

/** Back to the game that was last on the table. It has its place from the first moment; what it says comes with the list of games. */
export function ContinueWay() {
  const t = useT();
  const listed = useGames();
  const id = lastGame();
  const game = listed?.games.find((each) => each.id === id && each.toAct !== undefined);
  const isGone = listed !== undefined && game === undefined;
  useEffect(() => {
    if (isGone) keepLastGame(undefined);
  }, [isGone]);
  if (id === undefined || isGone) return undefined;
  return (
    <a className="way way-continue" href={pathOf('play', id)}>
      <Picture>
        <TargiPiece seat={game?.toAct ?? 'blue'} />
      </Picture>
      <span>
        {t('shell.games.continue')}
        <small>{game ? `${sayGame(t, game)} · ${saySituation(t, game)}` : '\u00a0'}</small>
      </span>
    </a>
  );
}
