import { sayFacts, sayMove, sayParts, sayThan, signed } from '@caravanserai/texts/page';
import type { HintMove, HintWhy } from '../../client.ts';
import { useCoachT } from '../../useT.ts';

const MOST_PARTS = 4;
const MOST_EQUAL = 3;

/** Why a move is good: what it leads to, and the parts of the difference to another move, which add up. */
export function Reasons({ why, equal }: { readonly why: HintWhy | undefined; readonly equal: readonly HintMove[] }) {
  const t = useCoachT();
  const moves = equal.slice(0, MOST_EQUAL).map(({ move }) => sayMove(t, move));
  return (
    <>
      {why ? <Difference why={why} /> : <p>{t(equal.length > 0 ? 'coach.why.allEqual' : 'coach.why.only')}</p>}
      {why && moves.length > 0 && <p>{t('coach.why.equal', { moves: moves.join('; ') })}</p>}
    </>
  );
}

function Difference({ why }: { readonly why: HintWhy }) {
  const t = useCoachT();
  const parts = sayParts(t, why);
  const shown = parts.length > MOST_PARTS ? parts.slice(0, MOST_PARTS - 1) : parts;
  const rest = why.total - shown.reduce((sum, { worth }) => sum + worth, 0);
  return (
    <>
      {sayFacts(t, why).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <p id="why-than">{sayThan(t, why)}</p>
      <ul className="hint-why" aria-labelledby="why-than">
        {shown.map(({ words, worth }) => (
          <Part key={words} sign={worth > 0 ? '+' : '−'} words={words} worth={worth} />
        ))}
        {shown.length < parts.length && <Part sign="…" words={t('coach.why.rest')} worth={rest} />}
        {parts.length > 1 && <Part sign="=" words={t('coach.why.together')} worth={why.total} />}
      </ul>
    </>
  );
}

interface PartProps {
  readonly sign: '+' | '−' | '…' | '=';
  readonly words: string;
  readonly worth: number;
}

function Part({ sign, words, worth }: PartProps) {
  const t = useCoachT();
  return (
    <li data-sign={sign}>
      <span className="hint-sign" aria-hidden="true">
        {sign}
      </span>
      <span>{words}</span>
      <b>{signed(t, worth, 1)}</b>
    </li>
  );
}
