import type { MatchId, Person, PlayRequest, Terms, UserId, Version } from '@caravanserai/contract';
import type { MatchRow } from '../storage/matchStore.ts';
import type { Calls } from './calls.ts';
import { abort, claim, resign } from './endings.ts';
import { type LastStep, Ledger, type LedgerDeps } from './ledger.ts';
import { play } from './playing.ts';
import { create, leave, sit, start } from './seating.ts';
import { seatsOf } from './table.ts';
import type { Change, Done, Sitting } from './types.ts';
import { answerUndo, askUndo, linkRematch } from './undo.ts';

export interface MatchesDeps extends LedgerDeps {
  readonly calls: Calls;
}

/** Everything that can be done with a match. */
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

  /** As it is in memory, if it is; the truth is in the database. */
  async get(id: MatchId): Promise<MatchRow | undefined> {
    const match = await this.#ledger.get(id);
    if (match?.status !== 'open' || match.seats.length < seatsOf(match).length) return match;
    return start(this.#ledger, match); // the last seat was taken, and the server stopped in between
  }

  lastStep(id: MatchId): LastStep | undefined {
    return this.#ledger.lastStep(id);
  }

  create(host: Person, terms: Terms): Promise<Done<MatchId>> {
    return create(this.#ledger, host, terms);
  }

  sit(id: MatchId, person: Person, sitting: Sitting): Promise<Done<string>> {
    return sit(this.#ledger, id, person, sitting);
  }

  leave(id: MatchId, user: UserId): Promise<Done<undefined>> {
    return leave(this.#ledger, id, user);
  }

  play(id: MatchId, user: UserId, request: PlayRequest, roundTripMs = 0): Promise<Done<Version>> {
    return play(this.#ledger, this.#calls, id, user, request, roundTripMs);
  }

  resign(id: MatchId, user: UserId): Promise<Done<Version>> {
    return resign(this.#ledger, id, user);
  }

  claim(id: MatchId, user: UserId, isGone: (seat: string) => boolean): Promise<Done<Version>> {
    return claim(this.#ledger, id, user, isGone);
  }

  abort(id: MatchId, user: UserId): Promise<Done<Version>> {
    return abort(this.#ledger, id, user);
  }

  askUndo(id: MatchId, user: UserId, to: Version): Promise<Done<undefined>> {
    return askUndo(this.#ledger, id, user, to);
  }

  answerUndo(id: MatchId, user: UserId, isGranted: boolean): Promise<Done<undefined>> {
    return answerUndo(this.#ledger, id, user, isGranted);
  }

  linkRematch(id: MatchId, next: MatchId): Promise<Done<undefined>> {
    return linkRematch(this.#ledger, id, next);
  }

  /** Other nodes may have said something that nobody heard here. */
  missed(): void {
    this.#ledger.missed();
  }
}
