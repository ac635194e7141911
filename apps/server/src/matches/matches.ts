import type { MatchId, Person, Terms, UserId, Version } from '@caravanserai/contract';
import type { DealRow } from '../storage/dailyStore.ts';
import type { MatchRow, SqlGuard } from '../storage/matchStore.ts';
import type { Calls } from './calls.ts';
import { type DailyRecord, startDaily } from './dailyStart.ts';
import { abort, claim, fall, type IsGone, resign } from './endings.ts';
import { type LastStep, Ledger, type LedgerDeps } from './ledger.ts';
import { play } from './playing.ts';
import { type Company, create, decline, leave, type Rematch, rematch, sit } from './seating.ts';
import type { Change, Done, Play, Sitting, Via } from './types.ts';
import { answerUndo, askUndo, type UndoRequest } from './undo.ts';

export interface MatchesDeps extends LedgerDeps {
  readonly calls: Calls;
}

/** All operations on matches. */
export class Matches {
  readonly #ledger: Ledger;
  readonly #calls: Calls;

  constructor(deps: MatchesDeps) {
    this.#ledger = new Ledger(deps);
    this.#calls = deps.calls;
  }

  onChange(listener: (change: Change) => void): () => void {
    return this.#ledger.onChange(listener);
  }

  /** The cached row, or else the one in the database. */
  get(id: MatchId): Promise<MatchRow | undefined> {
    return this.#ledger.get(id);
  }

  /** Like `get`, but only from the cache. */
  known(id: MatchId): MatchRow | undefined {
    return this.#ledger.known(id);
  }

  lastStep(id: MatchId): LastStep | undefined {
    return this.#ledger.lastStep(id);
  }

  create(host: Person, terms: Terms, company: Company = {}): Promise<Done<MatchId>> {
    return create(this.#ledger, host, terms, company);
  }

  sit(id: MatchId, person: Person, sitting: Sitting): Promise<Done<string>> {
    return sit(this.#ledger, id, person, sitting);
  }

  startDaily(person: Person, deal: DealRow, bot: Person, record: DailyRecord): Promise<Done<MatchId>> {
    return startDaily(this.#ledger, person, deal, bot, record);
  }

  leave(id: MatchId, user: UserId): Promise<Done<undefined>> {
    return leave(this.#ledger, id, user);
  }

  decline(id: MatchId, user: UserId): Promise<Done<undefined>> {
    return decline(this.#ledger, id, user);
  }

  play(id: MatchId, user: UserId, request: Play, via: Via = {}): Promise<Done<Version>> {
    return play(this.#ledger, this.#calls, id, user, request, via);
  }

  resign(id: MatchId, user: UserId): Promise<Done<Version>> {
    return resign(this.#ledger, id, user);
  }

  claim(id: MatchId, user: UserId, isGone: IsGone): Promise<Done<Version>> {
    return claim(this.#ledger, id, user, isGone);
  }

  /** Ends the game of a player whose time is up; otherwise refused. */
  fall(id: MatchId): Promise<Done<Version>> {
    return fall(this.#ledger, id);
  }

  abort(id: MatchId, user: UserId): Promise<Done<Version>> {
    return abort(this.#ledger, id, user);
  }

  askUndo(id: MatchId, user: UserId, request: UndoRequest): Promise<Done<undefined>> {
    return askUndo(this.#ledger, id, user, request);
  }

  answerUndo(id: MatchId, user: UserId, answer: UndoRequest & { readonly granted: boolean }): Promise<Done<undefined>> {
    return answerUndo(this.#ledger, id, user, answer);
  }

  rematch(id: MatchId, person: Person, guard?: SqlGuard): Promise<Done<Rematch>> {
    return rematch(this.#ledger, id, person, guard);
  }

  /** Compares the cached rows of these matches with the database. */
  confirm(ids: readonly MatchId[]): Promise<void> {
    return this.#ledger.confirm(ids);
  }

  /** The row was changed by the transaction of another match. */
  touched(id: MatchId): Promise<void> {
    return this.#ledger.touched(id);
  }

  /** Messages of other nodes may have been lost. */
  missed(): void {
    this.#ledger.missed();
  }
}
