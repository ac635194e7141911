import type { RuleId } from '@caravanserai/targi/rules';
import { anchorOf, rulingsOf } from '../rules/links.ts';
import { useT } from '../useT.ts';

/** Links from a card to the rules and rulings that explain it. */
export function CardFoot({ rules }: { readonly rules: readonly RuleId[] }) {
  const t = useT();
  return (
    <p className="card-foot">
      {rules.map((id) => (
        <a key={id} href={`#${id}`} aria-label={t('pages.cards.rule', { id })}>
          {id}
        </a>
      ))}
      {rules.flatMap(rulingsOf).map((id) => (
        <a
          key={id}
          className="card-ruling"
          href={`#${anchorOf.ruling(id)}`}
          aria-label={t('shell.reading.ruling', { id })}
        >
          {id}
        </a>
      ))}
    </p>
  );
}
