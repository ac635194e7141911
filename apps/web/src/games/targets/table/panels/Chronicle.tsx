import type { RuleId } from '@caravanserai/targets/rules';
import { useId } from 'react';
import { areCallsNew } from '../calls/calledNow.ts';
import { type CallName, CALLS } from '../calls/callMoves.ts';
import { useTable } from '../tableContext.ts';
import { LogList } from './LogList.tsx';
import { useT } from '../../useT.ts';

const MOST = 12; // moves; the log has them all
const RULES = { targets: 'TT-20', double: 'TT-24', pasVu: 'TT-45' } as const satisfies Record<CallName, RuleId>;

/** Where there is room beside the table: the latest moves, and until the first call an explanation of calls. */
export function Chronicle() {
  const t = useT();
  const { shown, client } = useTable();
  const id = useId();
  const { log, view } = shown.snapshot;
  const isTaught = areCallsNew(shown, client.own);
  const told = log.filter(({ events }) => !events.some((event) => shown.news.includes(event))).slice(-MOST); // the latest news is shown above
  const calls = CALLS.filter((name) => name !== 'pasVu' || view.options.pasVu);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the area scrollable by keyboard
    <div className="chronicle" tabIndex={0} role="group" aria-labelledby={id}>
      <h2 id={id} className={told.length === 0 ? 'unseen' : undefined}>
        {t('targets.page.log')}
      </h2>
      <LogList entries={told} />
      {isTaught && (
        <>
          <h2>{t('targets.section.calls')}</h2>
          <dl className="how-calls">
            {calls.map((name) => (
              <div key={name}>
                <dt data-call={name}>{t(`targets.page.call.${name}`)}</dt>
                <dd>{t(`targets.rule.${RULES[name]}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('targets.rule.TT-27')}</p>
        </>
      )}
    </div>
  );
}
