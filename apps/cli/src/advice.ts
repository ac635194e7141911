import { advise as adviceOn, type Hint, type HintOption, type HintRefusal, type LevelName } from '@caravanserai/bots';
import { assertNever, at, type Result } from '@caravanserai/contract';
import { makeMove, type View } from '@caravanserai/targi';
import { sayMove, type AnyT } from '@caravanserai/texts';
import { decimal, percent, signed } from './numbers.ts';
import type { Progress } from './progress.ts';

export { ADVISER } from '@caravanserai/bots';
const MOST_OPTIONS = 10;

export function advise(view: View, level: LevelName, progress?: Progress): Result<Hint, HintRefusal> {
  return finish(adviceOn(view, level), progress);
}

/** The total of the progress is 100. */
export function finish<T>(steps: Generator<number, T>, progress?: Progress): T {
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress?.tick(Math.floor(step.value * 100));
  progress?.end();
  return step.value;
}

export function sayHint(t: AnyT, { options, spread }: Hint): string[] {
  const best = at(options, 0); // there is always a move
  const others = options.slice(1);
  const margin = signed(t, best.margin, 1);
  const numbers = { chance: percent(t, best.winChance, 0), margin, spread: decimal(t, spread, 1) };
  const shown = others.slice(0, MOST_OPTIONS);
  const left = others.length - shown.length;
  return [
    t('botsCli.hint.best', { notation: makeMove(best.move), move: sayMove(t, best.move) }),
    spread > 0 ? t('botsCli.hint.numbers', numbers) : t('botsCli.hint.certain', { margin }),
    ...(others.length === 0 ? [t('botsCli.hint.forced')] : [t('botsCli.hint.others')]),
    ...shown.map((option) => sayOption(t, option)),
    ...(left > 0 ? [`  ${t('play.hint.more', { count: left })}`] : []),
  ];
}

/** For programs: every option with its word of notation. */
export function adviceJson({ seat, spread, options }: Hint): object {
  return { seat, spread, options: options.map((option) => ({ notation: makeMove(option.move), ...option })) };
}

function sayOption(t: AnyT, { move, cost, winChance }: HintOption): string {
  const columns = [signed(t, -cost, 1).padStart(6), percent(t, winChance, 0).padStart(5), makeMove(move).padEnd(10)];
  return `${columns.join('  ')}  ${sayMove(t, move)}`;
}

export function sayHintRefusal(t: AnyT, refusal: HintRefusal): string {
  switch (refusal.code) {
    case 'over':
      return t('botsCli.hint.over');
    case 'not-to-act':
      return t('botsCli.hint.notToAct', { seat: t(`targi.seat.${refusal.toAct}`) });
    case 'impossible-view':
      return t('botsCli.hint.impossible', { detail: refusal.detail });
    default:
      return assertNever(refusal);
  }
}
