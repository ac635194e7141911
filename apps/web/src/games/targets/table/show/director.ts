import type { Event, Move, OpenCall, Seat } from '@caravanserai/targets';
import { listeners } from '../../../../app/cells/cell.ts';
import type { Heard, HowToPlay, Look, PagePoint, SpacePoint, Stage } from '../../stage/stage.ts';
import type { Lying, Picture, Shot, Snapshot, TableClient } from '../../client.ts';
import { type Count, countOf, pictureOfCount, whileCounted } from '../count/count.ts';
import { showCount } from '../count/showCount.ts';
import { disturbs, isOnlyPassed, isOver, moves, newsOf, roundEnd } from './moments.ts';

/** What is before everybody's eyes: it follows the game, film by film, and is sometimes a little behind it. */
export interface Shown {
  readonly snapshot: Snapshot;
  readonly picture: Picture;
  readonly lying: readonly Lying[];
  readonly moment: 'rolling' | 'resting' | 'live' | 'replay' | 'past';
  /** The version that is looked back at, in a game that is over. */
  readonly past: number | undefined;
  /** The table waits for «Go on»: has anybody anything to call, this is how the round ended, this was a Golden flick. */
  readonly pause: 'calls' | 'round' | 'golden' | undefined;
  readonly news: readonly Event[]; // what was just seen
  readonly missed: readonly OpenCall[]; // what nobody called in time
  readonly count: Count | undefined; // how the round that ends is counted
  readonly own: Seat; // from whose side
}

export interface DirectorOptions {
  /** The version at which a game that is over is opened. */
  readonly at?: number | undefined;
  readonly isStill: () => boolean;
  readonly onContact: (contact: Heard) => void;
  readonly onFlick: (speedMmS: number) => void;
  readonly onNews?: (news: readonly Event[]) => void;
}

const LOOK_MS = 700; // at what goes home
const WATCH_MS = 8000; // at how a round ended, for those who only watch a table far away
const SLOWLY = 0.4;
const REPLAYED_FROM = ['across', 'beside'] as const;
const WIND_UP_MS = 420; // the eye goes to the tower of somebody else before it is flicked
const WATCH_AGAIN_MS = 1500; // at how it came to lie

/** Shows one thing after the other: the film of a flick, what it led to, the next table. React draws what it says. */
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
  #isSkipped = false; // of a replay, all sides
  #wish: symbol | undefined; // the last move that somebody wished to look back at

  constructor(client: TableClient, options: DirectorOptions) {
    this.#client = client;
    this.#options = options;
    this.#shown = this.#live(client.snapshot(), client.own[0] ?? 'red');
    if (options.at !== undefined && isOver(this.#shown.snapshot)) {
      this.#shown = { ...this.#shown, moment: 'past', past: options.at };
    }
  }

  /** Begins to follow the game; the answer is what stops it. */
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

  /** The stage may come late, and another may take its place. */
  setStage(stage: Stage | undefined): void {
    this.#stage = stage;
    if (!stage) return;
    stage.look(this.#look);
    this.#draw(this.#shown.picture);
  }

  /** Where something at the table is seen on the page. */
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

  /** The last flick in slow motion, from one side and then from the other. */
  async replay(): Promise<void> {
    const { shot } = this.#shown.snapshot;
    const before = this.#shown;
    if (!shot || !this.#stage || (before.moment !== 'live' && before.moment !== 'past')) return;
    this.#client.wait(true);
    this.#set({ moment: 'replay' });
    this.#isSkipped = false;
    for (const side of REPLAYED_FROM) {
      if (this.#isSkipped || this.#shown.moment !== 'replay') break;
      this.#stage.look(side);
      this.#draw(shot.before);
      await this.#stage.play(shot.film, { speed: SLOWLY, onContact: this.#options.onContact });
    }
    this.#stage.look(this.#look);
    this.#client.wait(false);
    if (this.#shown.moment !== 'replay') return; // another move is looked at
    this.#draw(before.picture);
    this.#set({ moment: before.moment });
    void this.#follow();
  }

  /** Of a game that is over: how it came to this version, with the film of a flick if wished. Without one, how it ended. */
  async lookAt(version: number | undefined, isFilmed = false): Promise<void> {
    if (!isOver(this.#client.snapshot())) return;
    const wish = (this.#wish = Symbol('past'));
    const isWanted = () => this.#wish === wish && !this.#closed.signal.aborted;
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

  /** Of a game that is over: the film of one flick, and then the end again, unless somebody looks at something else meanwhile. */
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

  /** One thing at a time; what comes meanwhile comes afterwards. */
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
    // Without motion the dice lie there at once; but for nobody before they do for all.
    const waitMs = this.#options.isStill() ? this.#client.far?.restsInMs(shot) : undefined;
    if (waitMs !== undefined) await this.#sleep(waitMs);
    await this.#stage?.play(shot.film, { ...this.#howToPlay(shot), onContact: this.#options.onContact });
    this.#restMs = performance.now();
    this.#set({ moment: 'resting', picture: shot.rest, lying: shot.lying });
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
    if (next.drill) await this.#sleep(LOOK_MS); // the table is about to be laid again
    else if (disturbs(news) && !this.#options.isStill()) await this.#sleep(LOOK_MS);
  }

  /** The count is shown on the table of the round that ends; who has seen enough goes on. */
  async #endRound(next: Snapshot, news: readonly Event[]): Promise<void> {
    const { snapshot: before, picture } = this.#shown;
    const end = roundEnd(news).filter(({ type }) => type !== 'roundStarted'); // that comes next
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

  /** Discs that change hands go there before everybody's eyes. */
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
    const { need, picture, lying, view } = snapshot;
    const waits = need.kind === 'calls' && view.options.calls === 'own';
    return {
      snapshot,
      picture,
      lying,
      moment: 'live',
      past: undefined,
      pause: waits ? 'calls' : undefined,
      news: [],
      missed: [],
      count: undefined,
      own: this.#sideOf(snapshot) ?? own,
    };
  }

  /** From the side of anyone who is asked here. Where all are asked at once, nobody's chair moves. */
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
