import { type ReactNode, useEffect, useState } from 'react';
import { TargiPiece } from '../../games/targi/art/pieces.tsx';
import { Picture } from '../art/Picture.tsx';
import { sayTargetsGame, sayTargetsSituation } from '../../games/targets/home/words.ts';
import { sayGame, saySituation } from '../../games/targi/home/words.ts';
import { useT } from '../settings/language.tsx';
import { keepLastGame, lastGame } from '../../games/targi/lastGame.ts';
import { pathOf } from '../paths.ts';
import { forgetLastTargets, lastTargets } from '../../games/targets/games.ts';
import { useTargetsGames } from '../../games/targets/useGames.ts';
import { useGames } from '../../games/targi/useGames.ts';
import type { Listed } from '../../keeper/useListed.ts';
import { SeatDie } from '../../games/targets/art/SeatDie.tsx';

interface Running {
  readonly id: string;
  readonly toAct?: string;
}

/** The game of this name, once it is listed; who has asked for one that is over or gone is told so. */
function useRunning<Summary extends Running>(
  id: string | undefined,
  listed: Listed<Summary> | undefined,
  onGone: () => void,
): { readonly game: Summary | undefined; readonly isGone: boolean } {
  const game = listed?.games.find((each) => each.id === id && each.toAct !== undefined);
  const isGone = id !== undefined && listed !== undefined && game === undefined;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  return { game, isGone };
}

interface ContinueWayProps {
  readonly href: string;
  readonly words: string | undefined;
  readonly children: ReactNode;
}

/** Back to the game that was last on the table. It has its place from the first moment; what it says comes with the list of games. */
function ContinueWay({ href, words, children }: ContinueWayProps) {
  const t = useT();
  return (
    <a className="way way-continue" href={href}>
      <Picture>{children}</Picture>
      <span>
        {t('shell.games.continue')}
        <small>{words ?? '\u00a0'}</small>
      </span>
    </a>
  );
}

const forgetLast = () => keepLastGame(undefined);

export function ContinueTargi() {
  const t = useT();
  const [id] = useState(lastGame); // one that begins now does not push in
  const { game, isGone } = useRunning(id, useGames(), forgetLast);
  if (id === undefined || isGone) return undefined;
  return (
    <ContinueWay href={pathOf('play', id)} words={game && `${sayGame(t, game)} · ${saySituation(t, game)}`}>
      <TargiPiece seat={game?.toAct ?? 'blue'} />
    </ContinueWay>
  );
}

export function ContinueTargets() {
  const t = useT();
  const [id] = useState(lastTargets);
  const { game, isGone } = useRunning(id, useTargetsGames(), forgetLastTargets);
  if (id === undefined || isGone) return undefined;
  const words = game && `${sayTargetsGame(t, game)} · ${sayTargetsSituation(t, game)}`;
  return (
    <ContinueWay href={pathOf('targetsPlay', id)} words={words}>
      <SeatDie seat={game?.toAct ?? 'red'} />
    </ContinueWay>
  );
}
