import { assert } from '@caravanserai/contract';
import { EventQueue, type TempContactForceEvent } from '@dimforge/rapier3d-simd-compat';
import { CLICK_DYN, STEP_HZ } from './settings.ts';
import type { ColliderKind, DiceWorld } from './world.ts';

/** An audible contact. */
export interface Contact {
  readonly step: number; // at `STEP_HZ`
  readonly kind: ContactKind;
  readonly strength: number; // contact force relative to `CLICK_DYN`, at least 1
}

export type ContactKind = 'die-die' | 'die-table' | 'die-puck';

const KINDS = {
  die: 'die-die',
  table: 'die-table',
  puck: 'die-puck',
} as const satisfies Record<ColliderKind, ContactKind>;

const SILENCE_STEPS = STEP_HZ / 40; // contacts of a pair within this time are one click

/** Records audible contacts after each step. Must be freed like a world. */
export class Listener {
  readonly queue = new EventQueue(true);
  readonly contacts: Contact[] = [];
  readonly #lastSteps = new Map<number, number>();
  readonly #colliders: DiceWorld['colliders'];
  #step = 0;

  constructor({ colliders }: DiceWorld) {
    this.#colliders = colliders;
  }

  listen(step: number): void {
    this.#step = step;
    this.queue.drainContactForceEvents(this.#note);
  }

  readonly #note = (event: TempContactForceEvent): void => {
    const one = this.#colliders.get(event.collider1());
    const other = this.#colliders.get(event.collider2());
    assert(one !== undefined && other !== undefined, 'colliders are of this world');
    const pair = Math.min(one.index, other.index) * 100 + Math.max(one.index, other.index);
    const last = this.#lastSteps.get(pair);
    this.#lastSteps.set(pair, this.#step);
    if (last !== undefined && this.#step - last <= SILENCE_STEPS) return;
    const partner = one.kind === 'die' ? other.kind : one.kind; // one of the two is always a die
    this.contacts.push({ step: this.#step, kind: KINDS[partner], strength: event.totalForceMagnitude() / CLICK_DYN });
  };
}
