import { borderName, signed } from '@caravanserai/texts/page';
import type { HintWhy } from '../../client.ts';
import { type TargiT, useT } from '../../useT.ts';

const MOST_REASONS = 4;

interface Reason {
  readonly sign: '+' | '−' | '×' | '…';
  readonly words: string;
  readonly worth?: number;
}

/** Why a move is good, from the parts of the evaluation: what it gains and costs, what it denies, what it keeps open. */
export function Reasons({ why }: { readonly why: HintWhy }) {
  const t = useT();
  return (
    <ul className="hint-why" aria-label={t('play.why.title')}>
      {reasonsOf(t, why)
        .slice(0, MOST_REASONS)
        .map(({ sign, words, worth }) => (
          <li key={words} data-sign={sign}>
            <span className="hint-sign" aria-hidden="true">
              {sign}
            </span>
            <span>{words}</span>
            {worth !== undefined && <b>{signed(t, worth, 1)}</b>}
          </li>
        ))}
    </ul>
  );
}

export function reasonsOf(t: TargiT, { gains, denies, keeps, draws }: HintWhy): readonly Reason[] {
  const place = (number: number) => t('play.numberAndName', { number, name: borderName(t, number) });
  const changes = gains.map(({ part, worth }): Reason =>
    worth > 0
      ? { sign: '+', words: t(`play.why.gain.${part}`), worth }
      : { sign: '−', words: t(`play.why.cost.${part}`), worth },
  );
  const all: readonly Reason[] = [
    ...changes.slice(0, 2),
    ...(draws ? [{ sign: '+', words: t('play.why.draws') } as const] : []),
    ...(denies
      ? [{ sign: '×', words: t('play.why.denies', { place: place(denies.place) }), worth: denies.worth } as const]
      : []),
    ...(keeps
      ? [{ sign: '…', words: t('play.why.keeps', { place: place(keeps.place) }), worth: keeps.worth } as const]
      : []),
    ...changes.slice(2),
  ];
  return all.length > 0 ? all : [{ sign: '…', words: t('play.why.nothing') }];
}
