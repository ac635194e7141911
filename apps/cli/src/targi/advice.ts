import { advise as adviceOn, type Hint, type HintRefusal, type Judged } from '@caravanserai/bots/targi';
import { assertNever, at, type Result } from '@caravanserai/contract';
import { makeMove, type View } from '@caravanserai/targi';
import { type AnyT, sayFacts, sayMove, sayParts, sayThan } from '@caravanserai/texts';
import { decimal, percent, signed } from '../numbers.ts';
import type { Progress } from '../progress.ts';

const MOST_OPTIONS = 10;

export function advise(view: View, progress?: Progress): Result<Hint, HintRefusal> {
  return finish(adviceOn(view), progress);
}

/** Progress totals 100. */
export function finish<T>(steps: Generator<number, T>, progress?: Progress): T {
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress?.tick(Math.floor(step.value * 100));
  progress?.end();
  return step.value;
}

export function sayHint(t: AnyT, { options, spread }: Hint): string[] {
  const best = at(options, 0); // there is always a legal move
  const others = options.slice(1);
  const margin = signed(t, best.margin, spread > 0 ? 1 : 0);
  const numbers = { chance: percent(t, best.winChance, 0), margin, spread: decimal(t, spread, 1) };
  const shown = others.slice(0, MOST_OPTIONS);
  const left = others.length - shown.length;
  return [
    t('botsCli.hint.best', { notation: makeMove(best.move), move: sayMove(t, best.move) }),
    spread > 0 ? t('botsCli.hint.numbers', numbers) : t('botsCli.hint.certain', { margin }),
    ...sayWhy(t, best, others),
    ...(others.length === 0 ? [t('botsCli.hint.forced')] : [t('botsCli.hint.others')]),
    ...shown.map((option) => sayOption(t, option)),
    ...(left > 0 ? [`  ${t('coach.hint.more', { count: left })}`] : []),
  ];
}

const MOST_EQUAL = 3;

/** The reasons, as on the page. */
function sayWhy(t: AnyT, { why }: Judged, others: readonly Judged[]): string[] {
  const equal = others.filter(({ isEqual }) => isEqual).map(({ move }) => sayMove(t, move));
  if (!why) return equal.length > 0 ? [t('coach.why.allEqual')] : [];
  return [
    ...(equal.length > 0 ? [t('coach.why.equal', { moves: equal.slice(0, MOST_EQUAL).join('; ') })] : []),
    ...sayFacts(t, why),
    sayThan(t, why),
    ...sayParts(t, why).map(({ words, worth }) => `  ${signed(t, worth, 1).padStart(5)}  ${words}`),
    `  ${signed(t, why.total, 1).padStart(5)}  ${t('coach.why.together')}`,
  ];
}

/** JSON output: every option with its notation. */
export function adviceJson({ seat, spread, options }: Hint): object {
  return { seat, spread, options: options.map((option) => ({ notation: makeMove(option.move), ...option })) };
}

function sayOption(t: AnyT, { move, cost, winChance, isEqual }: Judged): string {
  const columns = [
    (isEqual ? '≈' : signed(t, -cost, 1)).padStart(6),
    percent(t, winChance, 0).padStart(5),
    makeMove(move).padEnd(10),
  ];
  return `${columns.join('  ')}  ${sayMove(t, move)}`;
}

export function sayHintRefusal(t: AnyT, refusal: HintRefusal): string {
  switch (refusal.code) {
    case 'over':
      return t('botsCli.hint.over');
    case 'not-to-act':
      return t('botsCli.hint.notToAct', { seat: t(`targi.seat.${refusal.toAct}`) });
    default:
      return assertNever(refusal);
  }
}
