import type { Stage } from '../../stage/stage.ts';
import { optionsAt } from '../choices/options.ts';
import { ShotMap } from '../practice/ShotMap.tsx';
import { missedDice } from '../marks.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { CloseSigns, CountSigns, FailingSigns } from './CountSigns.tsx';
import { Medallions } from './Medallions.tsx';
import { Pinned } from './Pinned.tsx';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { reactionOf } from '../character/reactions.ts';
import { botsSilent } from '../character/talk.ts';
import { calledNow } from '../calls/calledNow.ts';
import { CallSign } from '../calls/CallSign.tsx';

/** Signs over the things they refer to. The text beside the table says the same. */
export function Signs({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const table = useTable();
  const { shown } = table;
  const options = optionsAt(table).filter(({ kind }) => kind !== 'level'); // dice in a tower are too close together for signs
  if (shown.moment === 'rolling' || shown.moment === 'replay') return undefined;
  return (
    <div className="signs" aria-hidden="true">
      {shown.snapshot.kind === 'practice' && <ShotMap stage={stage} />}
      <Medallions stage={stage} />
      <CountSigns stage={stage} />
      <FailingSigns stage={stage} />
      <CloseSigns stage={stage} />
      {missedDice(shown).map((die) => (
        <Pinned key={die} stage={stage} anchor={{ die }} className="sign" isApart>
          {t('targets.show.sign.missed')}
        </Pinned>
      ))}
      {options.map((option, i) => (
        <Pinned
          key={option.on}
          stage={stage}
          anchor={option.kind === 'disc' ? { disc: option.on } : { die: option.on }}
          className="sign sign-number"
        >
          {i + 1}
        </Pinned>
      ))}
      <Talk stage={stage} />
      <CallBubble stage={stage} />
    </div>
  );
}

/** A bot's comment on the latest events, over its tower. */
function Talk({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown, client } = useTable();
  const isSilent = useSignal(botsSilent);
  if (isSilent || shown.past !== undefined || shown.pause === 'round') return undefined;
  const { version } = client.snapshot();
  const said = reactionOf(shown.snapshot.players, shown.news, version);
  if (!said) return undefined;
  const { seat, level, mood, line } = said;
  const words =
    mood === 'taunt' ? t(`targets.show.say.${level}.taunt.a`) : t(`targets.show.say.${level}.${mood}.${line}`);
  const hasCalled = shown.news.some(({ type }) => type === 'targets' || type === 'doubled' || type === 'cancelled'); // the call bubble is shown there
  return (
    <Pinned
      key={version}
      stage={stage}
      anchor={{ seat }}
      className={`bubble talk ${hasCalled ? 'talk-under' : ''}`}
      isAtRim
    >
      <q data-mood={mood}>{words}</q>
    </Pinned>
  );
}

/** The call over its caller, in the call's shape and colour, so that it is recognised before it is read. */
function CallBubble({ stage }: { readonly stage: Stage }) {
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
