import type { Stage } from '../../stage/stage.ts';
import { calledNow } from '../calls/calledNow.ts';
import { CallSign } from '../calls/CallSign.tsx';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { Pinned } from './Pinned.tsx';

/** The call over its caller, in the call's shape and colour, so that it is recognised before it is read. */
export function CallBubble({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown, client } = useTable();
  const called = calledNow(shown, client.snapshot().log);
  if (!called || shown.pause === 'round') return undefined;
  const { entry, call, isWrong } = called;
  return (
    <Pinned key={entry.n} stage={stage} anchor={{ seat: entry.seat }} className="bubble call-bubble" isAtRim>
      <b data-call={call} data-wrong={isWrong ? '' : undefined}>
        <CallSign name={call} />
        {t(`targets.page.call.${call}`)}
      </b>
    </Pinned>
  );
}
