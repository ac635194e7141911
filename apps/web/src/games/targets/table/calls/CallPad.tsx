import type { Seat } from '@caravanserai/targets';
import { targetsWho } from '@caravanserai/texts/page';
import { useEffect } from 'react';
import { SeatMark } from '../../art/SeatMark.tsx';
import { optionsAt } from '../choices/options.ts';
import { useTable } from '../tableContext.ts';
import { isPlainKey } from '../turn/keys.ts';
import { CallSign } from './CallSign.tsx';
import { areCallsNew } from './calledNow.ts';
import { type CallName, CALLS } from './callMoves.ts';
import { usePeople } from '../words/people.ts';
import { useT } from '../../useT.ts';

/** Call buttons for each seat here. Always visible, so that they do not reveal whether there is something to call. */
export function CallPads() {
  const t = useT();
  const table = useTable();
  const { client, shown, call } = table;
  const { own } = client;
  const { options } = shown.snapshot.view;
  const people = usePeople();
  const isAlone = own.length === 1;
  const { drill, need } = shown.snapshot;
  const isOver = shown.past !== undefined || need.kind === 'over' || need.kind === 'golden'; // TT-41: nothing is called
  const isAside = drill !== undefined && drill.goal !== 'targets' && drill.goal !== 'double'; // the drill is not about calls
  const called = CALLS.filter((name) =>
    name === 'pasVu' ? options.pasVu : name === 'double' || options.calls === 'own',
  );

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isPlainKey(event) || isAside) return;
      const key = event.key.toLowerCase();
      for (const seat of own) {
        const name = called.find((each) => keysOf(seat, isAlone)[each] === key);
        if (name) call(seat, name);
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const isClosed = shown.pause === 'round' || shown.pause === 'golden' || optionsAt(table).length > 0;
  if (isOver || isClosed || isAside) return undefined;
  const isOpen = shown.moment === 'live' && (shown.snapshot.view.flicks > 0 || shown.pause === 'calls');
  return (
    <div className="call-pads" data-seats={own.length} data-open={isOpen ? '' : undefined}>
      {own.map((seat) => (
        <fieldset key={seat} className="call-pad" data-seat={seat}>
          <legend className={isAlone ? 'unseen' : undefined}>
            {!isAlone && <SeatMark seat={seat} />}
            {t('targets.page.call.of', {
              name: targetsWho(t, seat, people),
            })}
          </legend>
          {called.map((name) => (
            <CallButton key={name} name={name} seat={seat} shortcut={keysOf(seat, isAlone)[name]} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface CallButtonProps {
  readonly name: CallName;
  readonly seat: Seat;
  readonly shortcut: string;
}

function CallButton({ name, seat, shortcut }: CallButtonProps) {
  const t = useT();
  const { call, shown, client, isGuided } = useTable();
  const isTaught = client.own.length === 1 && !isGuided && areCallsNew(shown, client.own);
  return (
    <button
      type="button"
      className="call-button"
      data-call={name}
      aria-keyshortcuts={shortcut}
      onClick={() => call(seat, name)}
    >
      <CallSign name={name} />
      <span>
        {t(`targets.page.call.${name}`)}
        {isTaught && <small className="call-when">{t(`targets.page.call.when.${name}`)}</small>}
      </span>
      <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>
    </button>
  );
}

type Keys = Readonly<Record<CallName, string>>;

/** A group of adjacent keys for each seat. Identified by letter, not by position. */
const SEAT_KEYS = {
  red: { targets: 'q', double: 'w', pasVu: 'e' },
  blue: { targets: 'u', double: 'i', pasVu: 'o' },
  yellow: { targets: 'z', double: 'x', pasVu: 'c' },
  green: { targets: 'b', double: 'n', pasVu: 'm' },
} as const satisfies Record<Seat, Keys>;

/** For a single player at the keyboard. */
const ALONE: Keys = { targets: 't', double: 'd', pasVu: 'p' };

function keysOf(seat: Seat, isAlone: boolean): Keys {
  return isAlone ? ALONE : SEAT_KEYS[seat];
}
