import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { useTable } from '../tableContext.ts';
import { targets } from '../../page.ts';
import { usePeople } from './people.ts';
import { sayLying } from './sayLying.ts';
import { useT } from '../../useT.ts';

/** Why the tapped die counts or not, with the full rule. */
export function Explained() {
  const t = useT();
  const { shown, explained, explain } = useTable();
  const people = usePeople();
  const found = shown.lying.find(({ die }) => die === explained);
  if (!found) return undefined;
  const { text, rule } = sayLying(t, shown, found, people);
  return (
    <div className="explained" role="status">
      <p>
        <b>{text}</b>
      </p>
      <p>
        <a href={`${targets.screens.rules.path}#${rule}`}>{rule}</a> {t(`targets.rule.${rule}`)}
      </p>
      <CloseButton label={t('table.close')} onClick={() => explain(undefined)} />
    </div>
  );
}
