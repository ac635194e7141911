import type { RuleId, RulingId } from '@caravanserai/targi/rules';
import { Picture } from '../art/Picture.tsx';
import { SymbolDrawing } from '../art/symbols.tsx';
import { useT } from '../settings/language.tsx';
import { anchorOf, cardsOfRule, rulingsOf } from './links.ts';
import { Marked } from './Marked.tsx';

function Ruling({ id }: { readonly id: RulingId }) {
  const t = useT();
  return (
    <div className="ruling" role="note" id={anchorOf.ruling(id)} data-ruling={id}>
      <p className="ruling-tag">{t('home.rules.ruling', { id })}</p>
      <p className="ruling-question">
        <Marked text={t(`targi.ruling.${id}.question`)} />
      </p>
      <p>
        <Marked text={t(`targi.ruling.${id}.ruling`)} />
      </p>
      <p className="ruling-why">
        <b>{t('home.rules.why')}</b> <Marked text={t(`targi.ruling.${id}.why`)} />
      </p>
    </div>
  );
}

function CardLinks({ rule }: { readonly rule: RuleId }) {
  const t = useT();
  const cards = cardsOfRule(rule);
  if (cards.length === 0) return undefined;
  return (
    <ul className="card-links" aria-label={t('home.rules.onCards')}>
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
  const t = useT();
  const rulings = rulingsOf(id);
  return (
    <li className="rule" id={id}>
      <a className="rule-number" href={`#${id}`} aria-label={t('home.rules.link', { id })}>
        {id}
      </a>
      <div className="rule-text">
        <p>
          <Marked text={t(`targi.rule.${id}`)} />
        </p>
        <CardLinks rule={id} />
      </div>
      {rulings.length > 0 && (
        <div className="rulings">
          {rulings.map((ruling) => (
            <Ruling key={ruling} id={ruling} />
          ))}
        </div>
      )}
    </li>
  );
}
