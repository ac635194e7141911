import type { Move, Seat } from '@caravanserai/targets';
import type { Stage } from '../../stage/stage.ts';
import type { CallName } from '../calls/callMoves.ts';
import { CallSign } from '../calls/CallSign.tsx';
import type { Shown } from '../show/director.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { Pinned } from './Pinned.tsx';

interface Called {
  readonly n: number;
  readonly seat: Seat;
  readonly call: CallName;
  readonly isWrong: boolean;
}

const CALLED: Readonly<Partial<Record<Move['type'], CallName>>> = {
  targets: 'targets',
  double: 'double',
  pasVu: 'pasVu',
  begin: 'targets',
};

/** The call that is news; a moment may be told before its table is shown. */
function calledNow(news: Shown['news'], log: Shown['snapshot']['log']): Called | undefined {
  const entry = log.findLast(({ events }) => events.some((event) => news.includes(event)));
  const call = entry && CALLED[entry.move.type];
  if (!call) return undefined;
  return { n: entry.n, seat: entry.seat, call, isWrong: entry.events.some(({ type }) => type === 'miscalled') };
}

/** Over the player who called: in the shape and colour of the call, so that it is seen before it is read. */
export function CallBubble({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown, client } = useTable();
  const called = calledNow(shown.news, shown.snapshot.log) ?? calledNow(shown.news, client.snapshot().log);
  if (!called || shown.pause === 'round') return undefined;
  const { n, seat, call, isWrong } = called;
  return (
    <Pinned key={n} stage={stage} anchor={{ seat }} className="bubble call-bubble" isAtRim>
      <b data-call={call} data-wrong={isWrong ? '' : undefined}>
        <CallSign name={call} />
        {t(`targets.page.call.${call}`)}
      </b>
    </Pinned>
  );
}
