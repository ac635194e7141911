import { decimal, percent, signed } from '../../../app/almanac/numbers.ts';
import { type Almanac, type Mean, surplus, type Tally, tallyOf, winShare } from '../game/almanac/almanac.ts';
import { type AlmanacT, useAlmanacT } from './useAlmanacT.ts';

/** What players say, and what the games say. */
export function Sayings({ almanac }: { readonly almanac: Almanac }) {
  const t = useAlmanacT();
  const [first, second] = ['first', 'second'].map((turn) => tallyOf(almanac, [`trial ${turn}`]));
  const trials = tallyOf(almanac, ['trial first', 'trial second']);
  const start = tallyOf(almanac, ['first']);
  return (
    <>
      <figure className="saying">
        <blockquote>{t('almanac.sayings.goods')}</blockquote>
        {trials[0] === 0 ? (
          <p>{t('almanac.sayings.goodsNone')}</p>
        ) : (
          <>
            <p>{t('almanac.sayings.goodsHow', { choices: trials[0].toLocaleString(t.language) })}</p>
            <ul>
              <Result name={t('almanac.sayings.goodsFirst')} tally={first} />
              <Result name={t('almanac.sayings.goodsSecond')} tally={second} />
            </ul>
            <p className="saying-verdict">{verdict(t, surplus(trials))}</p>
          </>
        )}
      </figure>
      <figure className="saying">
        <blockquote>{t('almanac.sayings.start')}</blockquote>
        <p>{t('almanac.sayings.startHow')}</p>
        <ul>
          <Result name={t('almanac.sayings.starting')} tally={start} />
          <li>{sayWins(t, winShare(start))}</li>
        </ul>
        <p className="saying-verdict">{verdict(t, surplus(start))}</p>
      </figure>
    </>
  );
}

function Result({ name, tally }: { readonly name: string; readonly tally: Tally | undefined }) {
  const t = useAlmanacT();
  if (!tally || tally[0] === 0) return undefined;
  const { mean, half } = surplus(tally);
  return (
    <li>
      {name}: {t('almanac.sayings.result', { points: signed(t, mean, 1), error: decimal(t, half, 1) })}
    </li>
  );
}

function sayWins(t: AlmanacT, { mean, half }: Mean): string {
  return t('almanac.sayings.resultWins', { wins: percent(t, mean), error: Math.ceil(100 * half) });
}

function verdict(t: AlmanacT, { mean, half }: Mean): string {
  if (Math.abs(mean) <= half) return t('almanac.sayings.open');
  return mean > 0 ? t('almanac.sayings.agree') : t('almanac.sayings.disagree');
}
