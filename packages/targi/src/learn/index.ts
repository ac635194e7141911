import { assert, CHANCE_PLAYER, type LearnGame, quickRng, TERMINAL_PLAYER } from '@caravanserai/contract';
import { playUnchecked } from '../actions.ts';
import { CELL_COUNT } from '../board.ts';
import { type CardId, SEATS } from '../cards.ts';
import { init } from '../engine.ts';
import type { Event } from '../events.ts';
import { redeal } from '../guess.ts';
import { refusalOf } from '../judge.ts';
import * as L from '../layout.ts';
import { decodeMove, type MoveCode } from '../moves.ts';
import { makeMove } from '../notation.ts';
import { DEFAULT_OPTIONS, FIRSTS, HANDS, type Options, SHORTFALLS } from '../options.ts';
import { RULES_VERSION } from '../record.ts';
import { compare } from '../scoring.ts';
import * as S from '../state.ts';
import * as T from '../tables.ts';
import { redact, view } from '../view.ts';
import { ACTION_COUNT, ACTIONS_VERSION, codeOfAction, listActions } from './actions.ts';
import * as C from './chance.ts';
import { OBSERVATION_SEGMENTS, OBSERVATION_SIZE, OBSERVATION_VERSION, observe } from './observe.ts';

const { PHASE, PHASE_OVER, TO_ACT } = L;

export interface TargiTable {
  readonly seed: string;
  state: S.State;
  /** Outcomes so far of an incomplete deal. */
  dealing: number[] | undefined;
  /** Code of the move that waits for its drawn card, or −1. */
  waiting: MoveCode;
  /** What each seat has seen; recorded only if requested. */
  seen: (number[] | undefined)[] | undefined;
}

export interface TargiLearnOptions {
  readonly options: Options;
  readonly chance: 'sampled' | 'explicit';
  /** Whether tables record what `information` returns; this costs time. */
  readonly keepsInformation: boolean;
}

/** Parses options from outside, with defaults for missing ones; undefined for an unknown option or value. */
export function readTargiOptions(given: Readonly<Record<string, unknown>>): Options | undefined {
  const known = { first: FIRSTS, shortfall: SHORTFALLS, hands: HANDS } as const;
  const fits = Object.entries(given).every(
    ([name, value]) => name in known && known[name as keyof Options].some((choice) => choice === value),
  );
  return fits ? { ...DEFAULT_OPTIONS, ...given } : undefined;
}

const MOST_TOKENS = 1024;
const HIDDEN = ACTION_COUNT; // followed by the cards by code
const FIRST_TOKEN = HIDDEN + C.OUTCOMES.length - 1; // followed by the seats
const NO_DEAL = S.newState();

export function targiLearning({ options, chance, keepsInformation }: TargiLearnOptions): LearnGame<TargiTable> {
  const isExplicit = chance === 'explicit';

  function start(table: TargiTable, state: S.State): void {
    table.state = state;
    table.dealing = undefined;
    if (!keepsInformation) return;
    const centre = Array.from({ length: CELL_COUNT }, (_, cell) => HIDDEN + state[L.CENTRE + cell]);
    table.seen = SEATS.map(() => [FIRST_TOKEN + state[L.FIRST], ...centre]);
  }

  function play(table: TargiTable, code: MoveCode, outcome?: number): void {
    const events: Event[] | undefined = table.seen && [];
    const pile = outcome === undefined ? undefined : C.drawsFrom(code);
    if (pile && outcome !== undefined) C.chooseDraw(table.state, pile, outcome, events);
    playUnchecked(table.state, code, events);
    if (!events) return;
    table.seen?.forEach((tokens, seat) => {
      tokens?.push(...events.flatMap((event) => cardsTold(redact(event, S.seatName(seat)))));
      assert((tokens?.length ?? 0) <= MOST_TOKENS, 'no game is longer');
    });
  }

  function stepChance(table: TargiTable, outcome: number): void {
    const { dealing, waiting } = table;
    if (dealing) {
      dealing.push(outcome);
      if (dealing.length === C.dealLength(options)) start(table, C.dealFrom(options, dealing, table.seed));
    } else {
      table.waiting = -1;
      play(table, waiting, outcome);
    }
  }

  function outcomes({ dealing, waiting, state }: TargiTable): C.Outcomes {
    if (dealing) return C.dealOutcomes(options, dealing);
    const pile = waiting < 0 ? undefined : C.drawsFrom(waiting);
    return pile ? C.drawOutcomes(state, pile) : [];
  }

  function toAct({ dealing, waiting, state }: TargiTable): number {
    if (dealing || waiting >= 0) return CHANCE_PLAYER;
    return state[PHASE] === PHASE_OVER ? TERMINAL_PLAYER : state[TO_ACT];
  }

  return {
    spec: {
      game: 'targi',
      rulesVersion: RULES_VERSION,
      actionsVersion: ACTIONS_VERSION,
      observationVersion: OBSERVATION_VERSION,
      seats: SEATS,
      options,
      chance,
      actions: ACTION_COUNT,
      parameters: 0,
      continuous: [],
      observation: { kind: 'uint8', size: OBSERVATION_SIZE, segments: OBSERVATION_SEGMENTS },
      tokens: { most: MOST_TOKENS, values: FIRST_TOKEN + SEATS.length },
      chanceOutcomes: C.OUTCOMES.length,
    },
    deal(seed) {
      const table: TargiTable = { seed, state: NO_DEAL, dealing: [], waiting: -1, seen: undefined };
      if (!isExplicit) start(table, init(options, seed));
      return table;
    },
    clone({ seed, state, dealing, waiting, seen }) {
      return {
        seed,
        state: state === NO_DEAL ? NO_DEAL : S.clone(state),
        dealing: dealing && [...dealing],
        waiting,
        seen: seen?.map((tokens) => tokens && [...tokens]),
      };
    },
    redeal(table, seat, seed) {
      if (table.dealing) return;
      redeal(table.state, S.seatName(seat), quickRng(seed));
      table.seen = table.seen?.map((tokens, of) => (of === seat ? tokens : undefined));
    },
    toAct,
    list(table, out) {
      if (toAct(table) !== CHANCE_PLAYER) return listActions(table.state, out);
      const ids = outcomes(table).map(([id]) => id);
      out.set(ids);
      return ids.length;
    },
    refusal(table, action) {
      const actor = toAct(table);
      if (actor === TERMINAL_PLAYER) return 'the game is over';
      if (actor === CHANCE_PLAYER) {
        return outcomes(table).some(([id]) => id === action) ? undefined : `chance cannot bring ${action} here`;
      }
      return isLegal(table.state, action) ? undefined : `${nameOf(action)} is illegal here`;
    },
    step(table, action) {
      if (toAct(table) === CHANCE_PLAYER) return stepChance(table, action);
      const code = codeOfAction(action);
      table.seen?.forEach((tokens) => tokens?.push(action));
      if (isExplicit && C.drawsFrom(code)) table.waiting = code;
      else play(table, code);
      return undefined;
    },
    observe(table, seat, out, at) {
      if (table.dealing) out.fill(0, at, at + OBSERVATION_SIZE);
      else observe(table.state, seat, out, at);
    },
    returns({ dealing, state }) {
      if (dealing || state[PHASE] !== PHASE_OVER) return [0, 0];
      const blue = Math.sign(compare(state));
      return [blue, blue === 0 ? 0 : -blue];
    },
    outcomes,
    information: ({ dealing, seen }, seat) => (dealing ? [] : seen?.[seat]),
    view: (table, seat) => (table.dealing ? { dealing: table.dealing } : view(table.state, S.seatName(seat))),
    actionNames,
    tokenNames,
    outcomeNames: () => C.OUTCOMES,
  };
}

function isLegal(s: S.State, action: number): boolean {
  return action >= 0 && action < ACTION_COUNT && refusalOf(s, codeOfAction(action)) === undefined;
}

function nameOf(action: number): string {
  return action >= 0 && action < ACTION_COUNT ? `action ${action} (${actionNames()[action]})` : `action ${action}`;
}

/** Cards that the event shows to a player, in order. */
function cardsTold(event: Event): number[] {
  const token = (card: CardId | 'hidden') => HIDDEN + (card === 'hidden' ? 0 : T.cardOf(card));
  if (event.type === 'revealed') return event.cards.map(({ card }) => token(card));
  return event.type === 'caravanShown' || event.type === 'tribeDrawn' ? [token(event.card)] : [];
}

let names: readonly string[] | undefined;

/** The notation of each move. A bare number would be two moves, so placing a Targi gets the prefix `@`. */
function actionNames(): readonly string[] {
  names ??= Array.from({ length: ACTION_COUNT }, (_, id) => {
    const move = decodeMove(codeOfAction(id));
    return move.type === 'place' ? `@${makeMove(move)}` : makeMove(move);
  });
  return names;
}

function tokenNames(): readonly string[] {
  const cards = C.OUTCOMES.slice(0, -SEATS.length);
  return [...actionNames(), '=?', ...cards.map((card) => `=${card}`), ...SEATS.map((seat) => `first: ${seat}`)];
}

export { ACTION_COUNT, ACTIONS_VERSION, actionOf, codeOfAction } from './actions.ts';
