import { assertNever, err, ok, type Result } from '@caravanserai/contract';
import {
  FIRSTS,
  type GameRecord,
  HANDS,
  type Options,
  replay,
  type Replayed,
  RULES_VERSION,
  SHORTFALLS,
  type View,
} from '@caravanserai/targi';
import { advise, ADVISER, review } from '../targi/advice.ts';
import type { Analysis } from '../targi/analysis.ts';
import type { Hint, HintRefusal } from '../targi/hint.ts';
import { decide, lateAfter, USUAL_MS } from './decide.ts';
import { checkRequest } from './parse.ts';
import type { Question, Reply, Request, Thought, WorkerError } from './protocol.ts';

type Steps<T> = Generator<number, Result<T, WorkerError>>;

/** The answer to any question, step by step: it yields the share that is done. */
export function reply(question: Question, now: () => number): Steps<Reply> {
  switch (question.type) {
    case 'think':
      return decision(question, now);
    case 'hint':
      return advice(question.view, lateAfter(USUAL_MS, now));
    case 'analyse':
      return analysis(question.record);
    default:
      return assertNever(question);
  }
}

function* decision(request: Request, now: () => number): Steps<Thought> {
  const detail = checkRequest(request);
  return detail === undefined ? ok(yield* decide(request, now)) : err({ code: 'impossible', detail });
}

function* advice(view: View, isLate: () => boolean): Steps<Hint> {
  const given = yield* advise(view, ADVISER, isLate);
  return given.ok ? given : err(errorOf(given.error));
}

function errorOf(refusal: HintRefusal): WorkerError {
  switch (refusal.code) {
    case 'over':
      return { code: 'over', detail: 'the game has ended' };
    case 'not-to-act':
      return { code: 'not-to-act', detail: `${refusal.toAct} is to act` };
    case 'impossible-view':
      return { code: 'impossible', detail: refusal.detail };
    default:
      return assertNever(refusal);
  }
}

function* analysis(record: GameRecord): Steps<Analysis> {
  const game = replayed(record);
  return game.ok ? ok(yield* review(game.value)) : game;
}

function replayed(record: GameRecord): Result<Replayed, WorkerError> {
  if (record.rulesVersion !== RULES_VERSION) return err({ code: 'impossible', detail: 'other rules' });
  if (!areOptions(record.options)) return err({ code: 'impossible', detail: 'options that there are not' });
  try {
    const game = replay(record);
    return game.ok ? game : err({ code: 'impossible', detail: `move ${game.error.at + 1} is refused` });
  } catch (error) {
    return err({ code: 'impossible', detail: String(error) }); // what is not even shaped like a record
  }
}

function areOptions({ first, shortfall, hands }: Options): boolean {
  return FIRSTS.includes(first) && SHORTFALLS.includes(shortfall) && HANDS.includes(hands);
}
