import type { RuleId, RulingId } from '@caravanserai/targi/rules';
import { Picture } from '../../../app/art/Picture.tsx';
import { SymbolDrawing } from '../art/symbols.tsx';
import { anchorOf, cardsOfRule, rulingsOf } from './links.ts';
import { Marked } from '../../../app/reading/Marked.tsx';
import { RuleFigure } from './RuleFigure.tsx';
import { RuleLesson } from '../../../app/lessons/RuleLesson.tsx';
import { NumberedRule, RulingNote } from '../../../app/reading/RuleParts.tsx';
import { learn } from '../lessons/learn.ts';
import { useReadingT, useT } from '../useT.ts';

function Ruling({ id }: { readonly id: RulingId }) {
  const t = useReadingT();
  return (
    <RulingNote
      id={id}
      anchor={anchorOf.ruling(id)}
      question={<Marked text={t(`targiRulings.${id}.question`)} />}
      ruling={<Marked text={t(`targiRulings.${id}.ruling`)} />}
      why={<Marked text={t(`targiRulings.${id}.why`)} />}
    />
  );
}

function CardLinks({ rule }: { readonly rule: RuleId }) {
  const t = useT();
  const cards = cardsOfRule(rule);
  if (cards.length === 0) return undefined;
  return (
    <ul className="card-links" aria-label={t('pages.rules.onCards')}>
      {cards.map(({ id, symbol }) => (
        <li key={id}>
          <a
            href={`#${anchorOf.tribe(id)}`}
            aria-label={t('targi.card.tribe', { symbol: t(`targi.symbol.${symbol}`), id })}
          >
            <Picture>
              <SymbolDrawing symbol={symbol} />
            </Picture>
            {id}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function RuleLine({ id }: { readonly id: RuleId }) {
  const t = useReadingT();
  return (
    <NumberedRule
      id={id}
      text={
        <>
          <p>
            <Marked text={t(`targiRules.${id}`)} />
          </p>
          <RuleFigure rule={id} />
          <CardLinks rule={id} />
          <RuleLesson lessons={learn} rule={id} />
        </>
      }
      rulings={rulingsOf(id).map((ruling) => (
        <Ruling key={ruling} id={ruling} />
      ))}
    />
  );
}
