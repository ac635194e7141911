import { sayTargetsEvent } from '@caravanserai/texts/page';
import { useEffect } from 'react';
import { useVoice } from '../../../../app/parts/useVoice.tsx';
import { saySeries } from '../practice/saySeries.ts';
import { type TableState, useTable } from '../tableContext.ts';
import { sayLying } from './sayLying.ts';
import { sayMissed } from './sayMissed.ts';
import { peopleAt, usePeople } from './people.ts';
import { sayError, sayNow } from './sayNow.ts';
import { type TargetsT, useT } from '../../useT.ts';

/** What somebody hears who does not see the table: what happened, how the flicked die lies, what is wanted. */
function announcement(t: TargetsT, { shown, client: { own }, isGuided }: TableState): string {
  const { news, missed, lying, snapshot } = shown;
  const people = peopleAt(t, snapshot.players, own);
  const flicked = news.find((event) => event.type === 'flicked');
  const isIt = ({ die }: { readonly die: string }) => flicked?.type === 'flicked' && die === flicked.die;
  const { shot } = snapshot;
  const die = lying.find(isIt) ?? shot?.lying.find(isIt); // a drill has laid its table again
  return [
    ...sayMissed(t, missed),
    ...news.map((event) => sayTargetsEvent(t, event, people)),
    ...(die && !die.fault ? [sayLying(t, shown, die, people).text] : []),
    ...(snapshot.drill?.isSeries && shot ? [saySeries(t, snapshot.drill.tries)] : []),
    ...(isGuided ? [] : [sayNow(t, shown, own)]), // the guide says what is wanted
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for each moment, not whenever something is drawn again
  }, [t, snapshot, moment, pause]);

  useEffect(() => {
    if (refused) say(sayError(t, refused, people));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [refused, t]);

  return voice;
}
