import type { Contact } from '@caravanserai/targets/physics';
import type { Film } from './stage.ts';
import { lastFrame } from './poses.ts';

const STEP_HZ = 240; // a contact's steps

interface HowToPlay {
  readonly speed: number;
  readonly onContact?: (contact: Contact) => void;
}

/** A film on its way: told the time, it says which frame is to be seen. It never reads a clock. */
export class Reel {
  readonly film: Film;
  readonly ended: Promise<void>;
  frame = 0;
  #startMs: number | undefined;
  #heard = 0;
  readonly #how: HowToPlay;
  #resolve: () => void = () => {};

  constructor(film: Film, how: HowToPlay) {
    this.film = film;
    this.#how = how;
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get isOver(): boolean {
    return this.frame >= lastFrame(this.film.trajectory);
  }

  /** The first call starts the film. */
  advance(nowMs: number): void {
    this.#startMs ??= nowMs;
    const { trajectory, contacts } = this.film;
    const playedS = this.#how.speed === Infinity ? Infinity : ((nowMs - this.#startMs) / 1000) * this.#how.speed;
    this.frame = Math.min(playedS * trajectory.frameHz, lastFrame(trajectory));
    while (this.#heard < contacts.length && contacts[this.#heard].step <= playedS * STEP_HZ) {
      const contact = contacts[this.#heard++];
      if (Number.isFinite(playedS)) this.#how.onContact?.(contact); // what is skipped makes no noise
    }
  }

  /** To the end, without the noises on the way. */
  skip(): void {
    this.frame = lastFrame(this.film.trajectory);
    this.#heard = this.film.contacts.length;
  }

  /** Anyone who waits for the film goes on. */
  end(): void {
    this.#resolve();
  }
}
