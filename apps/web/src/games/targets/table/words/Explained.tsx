import { useT } from '../../../../app/settings/language.tsx';
import { Icon } from '../../../../app/parts/icons.tsx';
import { useTable } from '../tableContext.ts';
import { targets } from '../../page.ts';
import { useTargetsT } from '../../useTargetsT.ts';
import { sayLying } from './sayLying.ts';

/** Why the die that was tapped counts, or does not: the rule in full. */
export function Explained() {
  const t = useTargetsT();
  const house = useT();
  const { shown, explained, explain } = useTable();
  const found = shown.lying.find(({ die }) => die === explained);
  if (!found) return undefined;
  const { text, rule } = sayLying(t, shown, found);
  return (
    <div className="explained" role="status">
      <p>
        <b>{text}</b>
      </p>
      <p>
        <a href={`${targets.screens.rules.path}#${rule}`}>{rule}</a> {t(`targets.rule.${rule}`)}
      </p>
      <button
        type="button"
        className="round-button"
        aria-label={house('play.close')}
        onClick={() => explain(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
