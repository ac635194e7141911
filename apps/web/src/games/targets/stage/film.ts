import { at } from '@caravanserai/contract';
import type { Point } from '@caravanserai/targets';
import { type Noise, noiseOf } from './hearing.ts';
import { lastFrame } from './poses.ts';
import { type Ride, rideThrough } from './ride.ts';
import { frameAt, shownAtMs } from './slow.ts';
import type { Film, HowToPlay } from './stage.ts';

const STEP_HZ = 240; // contacts are indexed by step, poses by frame

interface Playing extends Omit<HowToPlay, 'onContact'> {
  /** With the current pace of the film. */
  readonly onContact?: (noise: Noise, pace: number) => void;
}

/** Playback of a film: maps time to the frame to show. It never reads a clock. */
export class Reel {
  readonly film: Film;
  readonly ended: Promise<void>;
  frame = 0;
  #startMs: number | undefined;
  #heard = 0;
  readonly #how: Playing;
  readonly #discs: readonly Point[];
  readonly #atMs: Float32Array;
  readonly #speed: number;
  readonly #ride: ((frame: number) => Ride) | undefined;
  #resolve: () => void = () => {};

  constructor(film: Film, how: Playing, discs: readonly Point[]) {
    this.film = film;
    this.#how = how;
    this.#discs = discs;
    this.#atMs = shownAtMs(film, discs);
    const wholeMs = this.#atMs.at(-1) ?? 0;
    this.#speed = how.endsInMs === undefined ? how.speed : wholeMs / Math.max(how.endsInMs, 1);
    this.#ride = rideThrough(film);
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get isOver(): boolean {
    return this.frame >= lastFrame(this.film.trajectory);
  }

  /** What the camera follows now. */
  get ride(): Ride | undefined {
    return this.#ride?.(this.frame);
  }

  /** The first call starts the film. */
  advance(nowMs: number): void {
    this.#startMs ??= nowMs + (this.#how.windUpMs ?? 0);
    const playedMs = this.#speed === Infinity ? Infinity : Math.max(nowMs - this.#startMs, 0) * this.#speed;
    this.frame = frameAt(this.#atMs, playedMs);
    const { contacts, trajectory } = this.film;
    const step = (this.frame / trajectory.frameHz) * STEP_HZ;
    for (const contact of contacts.slice(this.#heard)) {
      if (contact.step > step) return;
      this.#heard++;
      if (Number.isFinite(playedMs)) this.#how.onContact?.(noiseOf(contact, this.film, this.#discs), this.#pace()); // skipped contacts are silent
    }
  }

  #pace(): number {
    const frame = Math.min(Math.floor(this.frame), this.#atMs.length - 2);
    const shownMs = at(this.#atMs, frame + 1) - at(this.#atMs, frame);
    return (1000 / this.film.trajectory.frameHz / shownMs) * this.#speed;
  }

  /** Jumps to the end, without the sounds on the way. */
  skip(): void {
    this.frame = lastFrame(this.film.trajectory);
    this.#heard = this.film.contacts.length;
  }

  /** Resolves `ended`. */
  end(): void {
    this.#resolve();
  }
}
