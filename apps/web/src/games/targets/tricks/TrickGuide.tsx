import { starsOf, triesFor, type Want } from '@caravanserai/targets/tricks';
import type { DieId, DiscId } from '@caravanserai/targets';
import { useEffect } from 'react';
import { Guide } from '../../../app/lessons/Guide.tsx';
import { Button } from '../../../app/parts/Button.tsx';
import { roomForGuide } from '../lessons/things.ts';
import { useRoom } from '../lessons/useRoom.ts';
import { sayMeant, useTrace } from '../table/aim/LastThrow.tsx';
import { useTable } from '../table/tableContext.ts';
import { flickingSeat } from '../table/turn/flickingSeat.ts';
import { type TricksT, useTricksT } from '../useT.ts';
import { sayGoal, sayWants } from './sayTrick.ts';
import type { Trick } from './tricks.ts';
import { keepTries, type Run, runOf } from './tries.ts';

const SHOWN_AFTER = 3; // tries

interface TrickGuideProps {
  readonly trick: Trick;
  readonly n: number;
  readonly total: number;
  readonly onLeave: () => void;
  /** Undefined at the last shot. */
  readonly onNext: (() => void) | undefined;
}

/** Says the goal, counts the tries, and says what a miss left undone. */
export function TrickGuide({ trick, n, total, onLeave, onNext }: TrickGuideProps) {
  const t = useTricksT();
  const { shown, client, act, pointAt } = useTable();
  const { snapshot, moment } = shown;
  const run = runOf(snapshot, trick);
  const trace = useTrace();
  const room = useRoom();
  const isLive = moment === 'live';
  const { isMade, tries } = run;
  useEffect(() => {
    if (isLive && isMade) keepTries(trick.id, tries);
  }, [isLive, isMade, trick.id, tries]);
  const discs = snapshot.view.middle;
  useEffect(() => pointAt(thingsOf(trick.wants, discs)), [trick, discs, pointAt]);

  const advice = trace?.isToChange && !isMade ? [sayMeant(t, trace)] : [];
  const undone = snapshot.drill?.missing ?? [];
  const seat = flickingSeat(shown, client.own);
  return (
    <div ref={room} className="guide-room">
      <Guide
        title={t('tricks.try', { n, tries: isMade ? tries : tries + 1 })}
        done={n / total}
        words={isLive ? sayRun(t, trick, { ...run, undone, advice }) : undefined}
        attempts={snapshot.version}
        isAstray={tries > 0 && !isMade}
        things={() => []}
        rooms={roomForGuide}
        onLeave={onLeave}
      >
        {isLive && isMade && (
          <Button isMain data-first-focus="" onClick={onNext ?? onLeave}>
            {t(onNext ? 'tricks.next' : 'tricks.title')}
          </Button>
        )}
        {isLive && !isMade && tries >= SHOWN_AFTER && seat && (
          <Button onClick={() => act(seat, { type: 'flick', ...trick.flick })}>{t('tricks.show')}</Button>
        )}
      </Guide>
    </div>
  );
}

interface RunTold extends Run {
  readonly undone: readonly Want[];
  readonly advice: readonly string[];
}

function sayRun(t: TricksT, trick: Trick, { tries, isMade, isShown, undone, advice }: RunTold): string {
  const goal = sayGoal(t, trick.wants);
  const bars = t('tricks.bars', triesFor(trick));
  if (isShown) return `${t('tricks.shown')} ${goal}`;
  if (isMade) return `${t('tricks.made', { tries, stars: starsOf(trick, tries) })} ${t('tricks.again')}`;
  if (tries === 0) return `${goal} ${bars}`;
  const isPart = undone.length < trick.wants.length;
  return [...advice, isPart ? t('tricks.undone', { wants: sayWants(t, undone) }) : goal].join(' ');
}

interface Disc {
  readonly disc: DiscId;
}

/** The dice and discs of the goal. */
function thingsOf(wants: readonly Want[], discs: readonly Disc[]): readonly (DieId | DiscId)[] {
  return wants.flatMap((want): readonly (DieId | DiscId)[] => {
    if ('die' in want) return [want.die];
    const colour = 'disc' in want ? want.disc : undefined;
    return colour ? discs.map(({ disc }) => disc).filter((disc) => disc.startsWith(colour)) : [];
  });
}
