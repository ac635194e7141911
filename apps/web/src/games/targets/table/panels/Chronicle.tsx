import type { RuleId } from '@caravanserai/targets/rules';
import { useId } from 'react';
import { type CallName, CALLS } from '../calls/callMoves.ts';
import { useTable } from '../tableContext.ts';
import { LogList } from './LogList.tsx';
import { useT } from '../../useT.ts';

const MOST = 12; // moves; all of them are in the log
const RULES = { targets: 'TT-20', double: 'TT-24', pasVu: 'TT-45' } as const satisfies Record<CallName, RuleId>;

/** Where there is room beside the table: what just happened, and for those who have not called yet, how calls work. */
export function Chronicle() {
  const t = useT();
  const { shown, client } = useTable();
  const id = useId();
  const { log, view, need } = shown.snapshot;
  const hasCalled = log.some(({ seat, move }) => client.own.includes(seat) && 'atMs' in move);
  const isTaught = !hasCalled && view.options.calls === 'own' && need.kind !== 'over';
  const told = log.filter(({ events }) => !events.some((event) => shown.news.includes(event))).slice(-MOST); // that is said above
  const calls = CALLS.filter((name) => name !== 'pasVu' || view.options.pasVu);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled with keys
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
