import type { Stage } from '../../stage/stage.ts';
import { optionsAt } from '../choices/options.ts';
import { ShotMap } from '../practice/ShotMap.tsx';
import { missedDice } from '../marks.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { CallBubble } from './CallBubble.tsx';
import { CloseSigns, CountSigns, FailingSigns } from './CountSigns.tsx';
import { Medallions } from './Medallions.tsx';
import { Pinned } from './Pinned.tsx';
import { Talk } from './Talk.tsx';

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
