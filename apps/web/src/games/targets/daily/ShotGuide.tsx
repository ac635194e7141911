import { SHOT_TRIES, type ShotTry } from '@caravanserai/contract';
import type { DailyShot } from '@caravanserai/targets';
import { useEffect } from 'react';
import { Guide } from '../../../app/lessons/Guide.tsx';
import { Button } from '../../../app/parts/Button.tsx';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { roomForGuide } from '../lessons/things.ts';
import { useRoom } from '../lessons/useRoom.ts';
import { useTable } from '../table/tableContext.ts';
import { type ShotsT, useShotsT } from '../useT.ts';
import type { Last, ShotRun } from './run.ts';
import { sayGoal, sayMm, shortest } from './shots.ts';

const MOST_WATCHED = 2; // so that the buttons fit on a phone

interface ShotGuideProps {
  readonly run: ShotRun;
  readonly shot: DailyShot;
  readonly onLeave: () => void;
}

/** Says the goal, counts the tries, and says how close each came. */
export function ShotGuide({ run, shot, onLeave }: ShotGuideProps) {
  const t = useShotsT();
  const { shown, pointAt } = useTable();
  const { snapshot, moment } = shown;
  const tries = useSignal(run.tries);
  const day = useSignal(run.day);
  const last = useSignal(run.last);
  const room = useRoom();
  const discs = snapshot.view.middle;
  useEffect(() => {
    const goal = discs.map(({ disc }) => disc).filter((disc) => disc.startsWith(shot.disc));
    pointAt(shot.push ? [shot.push, ...goal] : goal);
  }, [shot, discs, pointAt]);

  const isRanked = run.isRanked();
  const isLive = moment === 'live';
  const words = sayShot(t, shot, { tries, last, isRanked, mm: snapshot.drill?.mm });
  const best = isRanked ? [] : (day?.results?.best ?? []).slice(0, MOST_WATCHED);
  return (
    <div ref={room} className="guide-room">
      <Guide
        title={isRanked ? t('shots.tries', { n: tries.length + 1, all: SHOT_TRIES }) : t('shots.practice')}
        done={isRanked ? tries.length / SHOT_TRIES : 1}
        words={isLive ? words : undefined}
        attempts={snapshot.version}
        things={() => []}
        rooms={roomForGuide}
        onLeave={onLeave}
      >
        {isLive && !isRanked && day && (
          <Button isMain data-first-focus="" onClick={onLeave}>
            {t('shots.results')}
          </Button>
        )}
        {isLive &&
          best.map(({ made, mm }) => (
            <Button key={JSON.stringify(made)} onClick={() => run.watch(made)}>
              {t('shots.watch', { mm })}
            </Button>
          ))}
      </Guide>
    </div>
  );
}

interface Situation {
  readonly tries: readonly ShotTry[];
  readonly last: Last | undefined;
  readonly isRanked: boolean;
  /** The distance of the last flick at the table. */
  readonly mm: number | undefined;
}

function sayShot(t: ShotsT, shot: DailyShot, { tries, last, isRanked, mm }: Situation): string {
  const best = shortest(tries);
  const flicked = last && (mm === undefined ? t('shots.none') : `${sayMm(t, mm)}.`);
  if (isRanked) {
    const soFar = best === undefined ? undefined : t('shots.best', { mm: best });
    return [flicked, soFar, sayGoal(t, shot)].filter(Boolean).join(' ');
  }
  if (last === 'watched') return t('shots.watched');
  const result = best === undefined ? t('shots.noResult') : t('shots.result', { mm: best });
  if (last === 'try') return [flicked, result].join(' ');
  return [flicked ?? (tries.length > 0 ? result : sayGoal(t, shot)), t('shots.changesNothing')].join(' ');
}
