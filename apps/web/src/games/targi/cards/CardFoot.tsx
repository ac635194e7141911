import type { RuleId } from '@caravanserai/targi/rules';
import { anchorOf, rulingsOf } from '../rules/links.ts';
import { targi } from '../page.ts';
import { useT } from '../useT.ts';

interface CardFootProps {
  readonly rules: readonly RuleId[];
  /** Its line on the page «What wins». */
  readonly figures: string;
}

/** Links from a card to the rules and rulings that explain it, and to its figures. */
export function CardFoot({ rules, figures }: CardFootProps) {
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
      <a href={`${targi.screens.almanac.path}#figures-${figures}`}>{t('pages.cards.figures')}</a>
    </p>
  );
}
