import { sayTargetsEvent } from '@caravanserai/texts/page';
import { useEffect } from 'react';
import { useVoice } from '../../../../app/parts/useVoice.tsx';
import { saySeries } from '../practice/saySeries.ts';
import { type TableState, useTable } from '../tableContext.ts';
import { calledNow } from '../calls/calledNow.ts';
import { sayCalled } from './sayCalled.ts';
import { sayFailing, sayLying } from './sayLying.ts';
import { sayMissed } from './sayMissed.ts';
import { peopleAt, usePeople } from './people.ts';
import { sayError, sayNow } from './sayNow.ts';
import { type TargetsT, useT } from '../../useT.ts';

/** Screen-reader text: the latest events, how the flicked die lies, and the prompt. */
function announcement(t: TargetsT, { shown, client, isGuided }: TableState): string {
  const { own } = client;
  const { news, missed, lying, snapshot } = shown;
  const people = peopleAt(t, snapshot.players, own);
  const flicked = news.find((event) => event.type === 'flicked');
  const isIt = ({ die }: { readonly die: string }) => flicked?.type === 'flicked' && die === flicked.die;
  const { shot } = snapshot;
  const die = lying.find(isIt) ?? shot?.lying.find(isIt); // a drill has set up its table again
  return [
    ...sayMissed(t, missed),
    ...news.map((event) => sayTargetsEvent(t, event, people)),
    ...sayCalled(t, calledNow(shown, client.snapshot().log), people),
    ...(shown.count ? sayFailing(t, shown) : []),
    ...(die && !die.fault ? [sayLying(t, shown, die, people).text] : []),
    ...(snapshot.drill?.isSeries && shot && !isGuided ? [saySeries(t, snapshot.drill.tries)] : []),
    ...(isGuided ? [] : [sayNow(t, shown, own)]), // the guide gives the prompt
  ].join(' ');
}

export function Announcer() {
  const t = useT();
  const table = useTable();
  const { shown, refused } = table;
  const people = usePeople();
  const { voice, say } = useVoice();
  const { moment, snapshot, pause } = shown;

  useEffect(() => {
    if (moment === 'live' || moment === 'past' || pause) say(announcement(t, table));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once per moment, not on every render
  }, [t, snapshot, moment, pause]);

  useEffect(() => {
    if (refused) say(sayError(t, refused, people));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once
  }, [refused, t]);

  return voice;
}
