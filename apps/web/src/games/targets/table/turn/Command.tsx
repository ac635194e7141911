import type { Move, Seat } from '@caravanserai/targets';
import {
  sayTargetsEvent,
  sayTargetsMove,
  targetsDie,
  targetsDisc,
  targetsSeat,
  targetsWho,
} from '@caravanserai/texts/page';
import type { ReactNode } from 'react';
import { type TableState, useTable } from '../tableContext.ts';
import { sayMissed } from '../words/sayMissed.ts';
import { sayError, sayNow, youAt } from '../words/sayNow.ts';
import { Throws } from '../past/Throws.tsx';
import { flickingSeat } from './flickingSeat.ts';
import { SwapForm } from './SwapForm.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { type TargetsT, useT } from '../../useT.ts';

/** What can be done now besides flicking and calling. */
function Choices({ table, t }: { readonly table: TableState; readonly t: TargetsT }) {
  const { shown, client, act, director, choosing, chooseCall } = table;
  const { need, view } = shown.snapshot;
  if (choosing) {
    return (
      <div className="now-choices">
        <p>{t('targets.page.which')}</p>
        {choosing.moves.map((move) => (
          <ChoiceButton key={sayTargetsMove(t, move)} onPick={() => chooseCall(move)}>
            {move.type === 'double' ? targetsDie(t, move.back) : sayTargetsMove(t, move)}
          </ChoiceButton>
        ))}
        <button type="button" className="button" onClick={() => chooseCall(undefined)}>
          {t('targets.page.nothing')}
        </button>
      </div>
    );
  }
  if (shown.pause) {
    const isPassing = shown.moment === 'live' && shown.pause === 'calls';
    const passing = need.kind === 'calls' ? need.seats.filter((seat) => client.own.includes(seat)) : [];
    if (isPassing && passing.length === 0) return undefined; // said already, or only watching
    return (
      <div className="now-choices">
        <button
          type="button"
          className="button button-main go-on"
          onClick={() => (isPassing ? passing.forEach((seat) => act(seat, { type: 'pass' })) : director.goOn())}
        >
          {t('targets.page.goOn')}
        </button>
      </div>
    );
  }
  if (shown.moment !== 'live') {
    if (shown.moment === 'past') return undefined;
    return (
      <div className="now-choices">
        <button type="button" className="button" onClick={director.skip}>
          {t('targets.page.skip')}
        </button>
      </div>
    );
  }
  switch (need.kind) {
    case 'keep':
      if (!client.own.includes(need.seat)) return undefined;
      return (
        <div className="now-choices">
          {need.dice.map((die) => (
            <ChoiceButton key={die} onPick={() => act(need.seat, { type: 'keep', die })}>
              {t('targets.move.keep', { die: targetsDie(t, die) })}
            </ChoiceButton>
          ))}
        </div>
      );
    case 'remove':
      if (!client.own.includes(need.seat)) return undefined;
      return (
        <div className="now-choices">
          {need.discs.map((disc) => (
            <ChoiceButton key={disc} onPick={() => act(need.seat, { type: 'remove', disc })}>
              {t('targets.move.remove', { disc: targetsDisc(t, disc) })}
            </ChoiceButton>
          ))}
        </div>
      );
    case 'swap': {
      const seat = need.seats.find((each) => client.own.includes(each));
      return seat && <SwapForm key={seat} seat={seat} stack={view.stacks[seat]} />;
    }
    case 'calls': // «called for you» asks for a Double
      return (
        <div className="now-choices">
          {need.seats
            .filter((seat) => client.own.includes(seat))
            .map((seat) => (
              <DoubleOffer key={seat} seat={seat} table={table} t={t} />
            ))}
        </div>
      );
    default:
      return undefined;
  }
}

interface OfferProps {
  readonly seat: Seat;
  readonly table: TableState;
  readonly t: TargetsT;
}

function DoubleOffer({ seat, table: { act, call }, t }: OfferProps) {
  const pass: Move = { type: 'pass' };
  return (
    <>
      <ChoiceButton onPick={() => call(seat, 'double')}>
        {targetsSeat(t, seat)} · {t('targets.page.call.double')}
      </ChoiceButton>
      <button type="button" className="button" onClick={() => act(seat, pass)}>
        {sayTargetsMove(t, pass)}
      </button>
    </>
  );
}

function ChoiceButton({ children, onPick }: { readonly children: ReactNode; readonly onPick: () => void }) {
  return (
    <button type="button" className="button button-main" onClick={onPick}>
      {children}
    </button>
  );
}

function seconds(t: TargetsT, ms: number): string {
  return new Intl.NumberFormat(t.language, { maximumFractionDigits: 2 }).format(ms / 1000);
}

/** The line that says what is the case, what just happened, and what can be done. */
export function Command() {
  const t = useT();
  const table = useTable();
  const { shown, refused, client } = table;
  const you = youAt(client.own);
  const missed = sayMissed(t, shown.missed);
  const { log, kind } = shown.snapshot;
  const last = log.at(-1);
  const isNew =
    kind === 'game' && flickingSeat(shown, client.own) && !log.some(({ seat }) => client.own.includes(seat));
  return (
    <section className="now" aria-label={t('targets.page.now.label')}>
      <p className="now-need">{sayNow(t, shown, client.own)}</p>
      {isNew && <p className="now-hint">{t('targets.page.guide.swipe.text')}</p>}
      {refused && <p className="now-refused">{sayError(t, refused)}</p>}
      {(shown.news.length > 0 || missed.length > 0) && (
        <ul className="now-news">
          {shown.news.map((event, i) => (
            <li key={i}>{sayTargetsEvent(t, event, you)}</li>
          ))}
          {last && 'atMs' in last.move && shown.moment === 'live' && (
            <li>
              {t('targets.page.first', { seat: targetsWho(t, last.seat, you), seconds: seconds(t, last.move.atMs) })}
            </li>
          )}
          {missed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {shown.pause === 'calls' && client.far && <TimeLeft leftMs={client.far.closesInMs} />}
      <Choices table={table} t={t} />
      <Throws />
    </section>
  );
}
