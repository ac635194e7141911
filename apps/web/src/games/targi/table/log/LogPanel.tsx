import type { Event, Seat } from '@caravanserai/targi';
import { type People, sayEvent, sayRound } from '@caravanserai/texts/page';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Stamp } from '../../../../app/art/Stamp.tsx';
import { targiStamp } from '../../art/stamps.tsx';
import { PanelFrame } from '../dialogs/PanelFrame.tsx';
import type { Snapshot, TableProps } from '../../client.ts';
import { usePast, useTableActions } from '../tableState.tsx';
import { type LogLine, type LogRound, logRounds, placesOf } from './lines.ts';
import { Scrubber } from './Scrubber.tsx';
import { useT } from '../../useT.ts';
import { peopleAt } from '../players/seats.ts';

/** The game in words, round by round, scrolled to the newest line. A line highlights its places on the board. */
export const LogPanel = memo(function LogPanel({ snapshot, client }: TableProps) {
  const t = useT();
  const past = usePast();
  const { mark, lookAt, fold } = useTableActions();
  const { log } = snapshot;
  const people = usePeople(snapshot);
  const told = useMemo(() => log.filter(({ isTelling }) => !isTelling), [log]); // only complete entries: no line grows during an animation
  const rounds = useMemo(() => logRounds(told), [told]);

  const point = useCallback((line: LogLine | undefined) => mark(line ? placesOf(line.events) : []), [mark]);
  const look = useCallback(
    (at: number) => {
      const moment = client.past(at);
      if (!moment) return;
      lookAt({ version: at, ...moment });
      fold(true);
    },
    [client, lookAt, fold],
  );
  return (
    <PanelFrame title={t('play.log.title')} className="log-panel">
      <Rounds
        rounds={rounds}
        shown={past?.version ?? told.at(-1)?.n ?? 0}
        isBack={past !== undefined}
        people={people}
        onPoint={point}
        onLook={look}
      />
      <Scrubber snapshot={snapshot} client={client} />
    </PanelFrame>
  );
});

interface Doings {
  readonly onPoint: (line: LogLine | undefined) => void;
  readonly onLook: (version: number) => void;
}

interface RoundsProps extends Doings {
  readonly rounds: readonly LogRound[];
  /** The last move visible on the board. */
  readonly shown: number;
  readonly isBack: boolean;
  readonly people: People<Seat>;
}

/** Memoised, because pointer moves are far more frequent than new log entries. */
const Rounds = memo(function Rounds({ rounds, shown, isBack, people, onPoint, onLook }: RoundsProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const line = [...(box?.querySelectorAll<HTMLElement>(`[data-n="${shown}"]`) ?? [])].at(-1);
    if (box && line) box.scrollTop = line.offsetTop + line.offsetHeight - box.clientHeight / (isBack ? 2 : 1);
  }, [shown, isBack]);

  return (
    <ol className="log-rounds" ref={list}>
      {rounds.map(({ round, lines }) => (
        <li key={round}>
          <h3>{sayRound(t, round)}</h3>
          <ol>
            {lines.map((line) => (
              <li key={line.key} data-n={line.entry.n}>
                <Line
                  line={line}
                  time={line.entry.n === shown ? 'now' : line.entry.n > shown ? 'later' : 'before'}
                  people={people}
                  onPoint={onPoint}
                  onLook={onLook}
                />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
});

/** A single tab stop, however long the game is; arrow keys move between lines. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const log = event.currentTarget.closest('.log-rounds');
  const lines = [...(log?.querySelectorAll<HTMLElement>('.log-line') ?? [])];
  const here = lines.indexOf(event.currentTarget);
  const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  lines[next]?.focus();
}

interface LineProps extends Doings {
  readonly line: LogLine;
  readonly time: 'before' | 'now' | 'later';
  readonly people: People<Seat>;
}

/** The first sentence is the move, the others its consequences. A click reviews that moment. */
const Line = memo(function Line({ line, time, people, onPoint, onLook }: LineProps) {
  const { entry, events } = line;
  return (
    <button
      type="button"
      className="log-line"
      data-future={time === 'later' ? '' : undefined}
      aria-current={time === 'now' ? 'step' : undefined}
      tabIndex={time === 'now' ? 0 : -1}
      onKeyDown={walk}
      onPointerEnter={() => onPoint(line)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(line)}
      onBlur={() => onPoint(undefined)}
      onClick={() => onLook(entry.n)}
    >
      <Mover seat={entry.seat} />
      <span>
        <Sentences events={events} people={people} />
      </span>
    </button>
  );
});

function Sentences({ events, people }: { readonly events: readonly Event[]; readonly people: People<Seat> }) {
  const t = useT();
  return events.map((event, index) => (
    <span key={index} className={index === 0 ? 'log-deed' : 'log-follows'}>
      {sayEvent(t, event, people)}{' '}
    </span>
  ));
}

function Mover({ seat }: { readonly seat: Seat | undefined }) {
  return <span className="log-mover">{seat && <Stamp stamp={targiStamp(seat)} />}</span>;
}

/** Names of the players in sentences; the same object until a name changes. */
function usePeople(snapshot: Snapshot): People<Seat> {
  const { you, names } = peopleAt(useT(), snapshot);
  const blue = names?.blue;
  const white = names?.white;
  return useMemo(
    () => ({ you, ...(blue !== undefined && white !== undefined && { names: { blue, white } }) }),
    [you, blue, white],
  );
}
