import type { Event, Move, OpenCall, Seat } from '@caravanserai/targets';
import { listeners } from '../../../../app/signals/signal.ts';
import type { Heard, HowToPlay, Look, PagePoint, SpacePoint, Stage } from '../../stage/stage.ts';
import type { Lying, Picture, Shot, Snapshot, TableClient } from '../../client.ts';
import { type Count, countOf, pictureOfCount, whileCounted } from '../count/count.ts';
import { showCount } from '../count/showCount.ts';
import { disturbs, isOnlyPassed, isOver, moves, newsOf, roundEnd } from './moments.ts';

/** What is on the screen: it follows the game film by film and may lag behind it. */
export interface Shown {
  readonly snapshot: Snapshot;
  readonly picture: Picture;
  readonly lying: readonly Lying[];
  readonly shot: Shot | undefined; // the last flick that was shown; from the moment its dice rest it is ahead of the snapshot
  readonly moment: 'rolling' | 'resting' | 'live' | 'replay' | 'past';
  /** The version under review, in a finished game. */
  readonly past: number | undefined;
  /** Waits for «Go on»: for calls, after the end of a round, or after a Golden flick. */
  readonly pause: 'calls' | 'round' | 'golden' | undefined;
  readonly news: readonly Event[]; // events just shown
  readonly missed: readonly OpenCall[]; // calls that nobody made in time
  readonly count: Count | undefined; // the count at the end of a round
  readonly own: Seat; // the seat on whose side the camera is
}

export interface DirectorOptions {
  /** The version that a finished game opens at. */
  readonly at?: number | undefined;
  readonly isStill: () => boolean;
  readonly onContact: (contact: Heard) => void;
  readonly onFlick: (speedMmS: number) => void;
  readonly onNews?: (news: readonly Event[]) => void;
}

const LOOK_MS = 700; // pause before dice return
const WATCH_MS = 8000; // pause after the end of a round for spectators of an online table
const SLOWLY = 0.4;
const REPLAYED_FROM = ['across', 'beside'] as const;
const WIND_UP_MS = 420; // the camera moves to another player's tower before the flick
const WATCH_AGAIN_MS = 1500; // pause on the final position in a replay

/** Shows one thing after the other: the film of a flick, its consequences, the next table. React renders its state. */
export class Director {
  readonly #client: TableClient;
  readonly #options: DirectorOptions;
  readonly #listeners = listeners();
  #closed = new AbortController();
  #shown: Shown;
  #stage: Stage | undefined;
  #look: Look = 'behind';
  #restMs = performance.now();
  #isBusy = false;
  #goOn: (() => void) | undefined;
  #isSkipped = false; // skips all sides of a replay
  #review: symbol | undefined; // identifies the latest request to review a move

  constructor(client: TableClient, options: DirectorOptions) {
    this.#client = client;
    this.#options = options;
    this.#shown = this.#live(client.snapshot(), client.own[0] ?? 'red');
    if (options.at !== undefined && isOver(this.#shown.snapshot)) {
      this.#shown = { ...this.#shown, moment: 'past', past: options.at };
    }
  }

  /** Starts following the game; returns a function that stops. */
  open(): () => void {
    const closed = new AbortController();
    this.#closed = closed;
    const leave = this.#client.subscribe(() => this.#changed());
    this.#client.rested(this.#shown.snapshot.version);
    if (this.#shown.past === undefined) void this.#follow();
    else void this.lookAt(this.#shown.past);
    return () => {
      closed.abort();
      leave();
      this.#goOn?.();
    };
  }

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = this.#listeners.subscribe;

  /** Milliseconds since the dice came to rest. */
  atMs(): number {
    return Math.max(0, Math.round(performance.now() - this.#restMs));
  }

  /** The stage may be set late, and may be replaced. */
  setStage(stage: Stage | undefined): void {
    this.#stage = stage;
    if (!stage) return;
    stage.look(this.#look);
    this.#draw(this.#shown.picture);
  }

  /** Where a place at the table appears on the page. */
  readonly onPage = (place: SpacePoint): PagePoint | undefined => this.#stage?.onPage(place);

  setLook(look: Look): void {
    this.#look = look;
    this.#stage?.look(look);
  }

  readonly goOn = (): void => this.#goOn?.();

  readonly skip = (): void => {
    this.#isSkipped = true;
    this.#stage?.skip();
  };

  /** Replays the last flick in slow motion, from two sides. */
  async replay(): Promise<void> {
    await this.#replaying(async (shot, stage) => {
      for (const side of REPLAYED_FROM) {
        if (this.#isSkipped || this.#shown.moment !== 'replay') break;
        stage.look(side);
        this.#draw(shot.before);
        await stage.play(shot.film, { speed: SLOWLY, onContact: this.#options.onContact });
      }
    });
  }

  /** The film of the last flick once more, for a recording: with a moment of rest before and after it. */
  async film(): Promise<void> {
    await this.#replaying(async (shot, stage) => {
      this.#draw(shot.before);
      await this.#sleep(LOOK_MS);
      await stage.play(shot.film, { speed: 1, onContact: this.#options.onContact });
      this.#draw(shot.rest);
      await this.#sleep(LOOK_MS);
    });
  }

  /** Draws what is shown once more. */
  redraw(): void {
    this.#draw(this.#shown.picture);
  }

  async #replaying(play: (shot: Shot, stage: Stage) => Promise<void>): Promise<void> {
    const { shot } = this.#shown.snapshot;
    const before = this.#shown;
    if (!shot || !this.#stage || (before.moment !== 'live' && before.moment !== 'past')) return;
    this.#client.wait(true);
    this.#set({ moment: 'replay' });
    this.#isSkipped = false;
    await play(shot, this.#stage);
    this.#stage?.look(this.#look);
    this.#client.wait(false);
    if (this.#shown.moment !== 'replay') return; // another move is under review
    this.#draw(before.picture);
    this.#set({ moment: before.moment });
    void this.#follow();
  }

  /** In a finished game: shows the move that led to this version, optionally with the film of a flick. Undefined returns to the end. */
  async lookAt(version: number | undefined, isFilmed = false): Promise<void> {
    if (!isOver(this.#client.snapshot())) return;
    const review = (this.#review = Symbol('past'));
    const isWanted = () => this.#review === review && !this.#closed.signal.aborted;
    this.skip();
    const past = version === undefined ? undefined : await this.#client.past(version);
    if (!isWanted()) return;
    if (!past) return this.#present(this.#client.snapshot(), 'live');
    const { before, after } = past;
    if (isFilmed && after.shot) {
      this.#set({ snapshot: before, past: version });
      await this.#roll(after.shot, []);
      if (!isWanted()) return;
      this.#set({ news: newsOf(before, after) });
      if (disturbs(this.#shown.news) && !this.#options.isStill()) await this.#sleep(LOOK_MS);
      if (!isWanted()) return;
    }
    this.#set({ past: version });
    this.#present(after, 'past', newsOf(before, after));
  }

  /** In a finished game: plays the film of one flick and then returns to the end, unless something else is reviewed meanwhile. */
  async showAgain(version: number): Promise<void> {
    await this.lookAt(version, true);
    await this.#sleep(WATCH_AGAIN_MS);
    if (this.#shown.past === version && this.#shown.moment === 'past') await this.lookAt(undefined);
  }

  #present(snapshot: Snapshot, moment: Shown['moment'], news: readonly Event[] = []): void {
    const { past, own } = this.#shown;
    this.#set({
      ...this.#live(snapshot, own),
      own,
      moment,
      news,
      pause: undefined,
      past: moment === 'past' ? past : undefined,
    });
    this.#draw(snapshot.picture);
  }

  #set(part: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...part };
    this.#listeners.tell();
  }

  #draw(picture: Picture): void {
    this.#stage?.show({ ...picture, own: this.#shown.own });
  }

  #changed(): void {
    if (this.#client.far?.hasNews()) this.#goOn?.();
    void this.#follow();
  }

  /** Shows one snapshot at a time; those that arrive meanwhile are queued. */
  async #follow(): Promise<void> {
    if (this.#isBusy || this.#shown.moment === 'replay' || this.#shown.past !== undefined) return;
    this.#isBusy = true;
    try {
      for (let next = this.#client.snapshot(); next !== this.#shown.snapshot; next = this.#client.snapshot()) {
        if (this.#closed.signal.aborted) return;
        await this.#goTo(next);
      }
    } finally {
      this.#isBusy = false;
    }
  }

  async #goTo(next: Snapshot): Promise<void> {
    const { snapshot: before } = this.#shown;
    const news = newsOf(before, next);
    const shot = next.shot && next.shot.n > before.version ? next.shot : undefined;
    if (shot) {
      this.#options.onFlick(speedOf(next.log[shot.n - 1]?.move));
      await this.#roll(shot, before.open);
    }
    this.#options.onNews?.(news);
    if (news.some(({ type }) => type === 'roundEnded')) await this.#endRound(next, news);
    else if (shot) await this.#rest(news, next);
    else if (moves(news)) {
      this.#set({ news });
      await this.#carry(news);
    }
    if (this.#closed.signal.aborted) return;
    const said = isOnlyPassed(news) ? this.#shown : { news, missed: shot ? this.#shown.missed : [] };
    this.#set({ ...this.#live(next, this.#shown.own), news: said.news, missed: said.missed });
    this.#draw(next.picture);
    this.#client.rested(next.version);
  }

  async #roll(shot: Shot, missed: readonly OpenCall[]): Promise<void> {
    this.#set({ moment: 'rolling', picture: shot.before, lying: [], pause: undefined, news: [], missed });
    this.#draw(shot.before);
    // With reduced motion the dice are in place at once, but not before they come to rest for everybody.
    const waitMs = this.#options.isStill() ? this.#client.far?.restsInMs(shot) : undefined;
    if (waitMs !== undefined) await this.#sleep(waitMs);
    await this.#stage?.play(shot.film, { ...this.#howToPlay(shot), onContact: this.#options.onContact });
    this.#restMs = performance.now();
    this.#set({ moment: 'resting', picture: shot.rest, lying: shot.lying, shot });
    this.#draw(shot.rest);
  }

  #howToPlay(shot: Shot): HowToPlay {
    if (this.#options.isStill()) return { speed: Infinity };
    const endsInMs = this.#client.far?.restsInMs(shot);
    if (endsInMs !== undefined) return { speed: 1, endsInMs };
    return { speed: 1, windUpMs: this.#client.own.includes(shot.seat) ? 0 : WIND_UP_MS };
  }

  async #rest(news: readonly Event[], next: Snapshot): Promise<void> {
    this.#set({ news });
    if (news.some(({ type }) => type === 'goldenFlicked')) {
      this.#set({ pause: 'golden' });
      await this.#untilGoOn();
      return;
    }
    await this.#carry(news);
    if (next.drill) await this.#sleep(LOOK_MS); // the table is about to be set up again
    else if (disturbs(news) && !this.#options.isStill()) await this.#sleep(LOOK_MS);
  }

  /** The count is shown on the table of the round that ends; the player can skip it. */
  async #endRound(next: Snapshot, news: readonly Event[]): Promise<void> {
    const { snapshot: before, picture } = this.#shown;
    const end = roundEnd(news).filter(({ type }) => type !== 'roundStarted'); // it is shown next
    const count = countOf(end, this.#shown.lying);
    let isOver = false;
    const show = (now: Count) => {
      const snapshot = whileCounted(before, next, now);
      this.#set({ snapshot, count: now, picture: pictureOfCount(picture, snapshot) });
    };
    this.#set({ news: end, pause: 'round', moment: 'resting' });
    show(count);
    const gone = this.#untilGoOn().then(() => (isOver = true));
    const shown = showCount(count, {
      show: (now) => !isOver && show(now),
      sleep: (ms) =>
        this.#options.isStill() ? Promise.resolve() : Promise.race([this.#sleep(ms), gone]).then(() => undefined),
      take: async ({ disc, seat }) => {
        if (seat) await this.#stage?.travel(disc, { seat });
      },
      isOver: () => isOver,
    });
    if (before.kind === 'practice') void shown.then(() => this.#sleep(LOOK_MS)).then(() => !isOver && this.goOn());
    await gone;
    this.#set({ count: undefined });
  }

  /** Animates discs that change owners. */
  async #carry(news: readonly Event[]): Promise<void> {
    const stage = this.#stage;
    if (!stage) return;
    await Promise.all(
      news.flatMap((event) => {
        if (event.type === 'targets') return [stage.travel(event.disc, event)];
        return event.type === 'stole' ? event.discs.map((disc) => stage.travel(disc, event)) : [];
      }),
    );
  }

  #live(snapshot: Snapshot, own: Seat): Shown {
    const { need, picture, lying, shot, view } = snapshot;
    const waits = need.kind === 'calls' && view.options.calls === 'own';
    return {
      snapshot,
      picture,
      lying,
      shot,
      moment: 'live',
      past: undefined,
      pause: waits ? 'calls' : undefined,
      news: [],
      missed: [],
      count: undefined,
      own: this.#sideOf(snapshot) ?? own,
    };
  }

  /** The seat to view from: that of the player who is asked here. Unchanged where several are asked at once. */
  #sideOf({ need, view }: Snapshot): Seat | undefined {
    if (need.kind === 'calls' && view.options.calls === 'own') return undefined;
    const asked = 'seats' in need ? need.seats : 'seat' in need ? [need.seat] : [];
    return asked.find((seat) => this.#client.own.includes(seat));
  }

  #untilGoOn(): Promise<void> {
    const { far, own } = this.#client;
    if (this.#closed.signal.aborted || far?.hasNews()) return Promise.resolve();
    return new Promise((resolve) => {
      const goOn = () => {
        if (this.#goOn === goOn) this.#goOn = undefined;
        resolve();
      };
      this.#goOn = goOn;
      if (far && own.length === 0) void this.#sleep(WATCH_MS).then(goOn);
    });
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#closed.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

function speedOf(move: Move | undefined): number {
  return move && 'vxMmS' in move ? Math.hypot(move.vxMmS, move.vzMmS) : 0;
}
