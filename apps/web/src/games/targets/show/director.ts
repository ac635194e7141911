import type { Event, Move, OpenCall, Seat } from '@caravanserai/targets';
import type { Contact } from '@caravanserai/targets/physics';
import type { Look, Stage } from '../stage/stage.ts';
import type { Lying, Picture, Shot, Snapshot, TableClient } from '../table.ts';
import { betweenRounds, disturbs, roundEnd } from './moments.ts';

/** What is before everybody's eyes: it follows the game, film by film, and is sometimes a little behind it. */
export interface Shown {
  readonly snapshot: Snapshot;
  readonly picture: Picture;
  readonly lying: readonly Lying[];
  readonly moment: 'rolling' | 'resting' | 'live' | 'replay';
  /** The table waits for «Go on»: has anybody anything to call, this is how the round ended, this was a Golden flick. */
  readonly pause: 'calls' | 'round' | 'golden' | undefined;
  readonly news: readonly Event[]; // what was just seen
  readonly missed: readonly OpenCall[]; // what nobody called in time
  readonly own: Seat; // from whose side
}

export interface DirectorOptions {
  readonly isStill: () => boolean;
  readonly onContact: (contact: Contact) => void;
  readonly onFlick: (speedMmS: number) => void;
}

const LOOK_MS = 700; // at what goes home
const WATCH_MS = 3000; // at how a round ended, for those who only watch a table far away
const SLOWLY = 0.3;

/** Shows one thing after the other: the film of a flick, what it led to, the next table. React draws what it says. */
export class Director {
  readonly #client: TableClient;
  readonly #options: DirectorOptions;
  readonly #listeners = new Set<() => void>();
  #closed = new AbortController();
  #shown: Shown;
  #stage: Stage | undefined;
  #look: Look = 'behind';
  #restMs = performance.now();
  #isBusy = false;
  #goOn: (() => void) | undefined;

  constructor(client: TableClient, options: DirectorOptions) {
    this.#client = client;
    this.#options = options;
    this.#shown = this.#live(client.snapshot(), client.own[0] ?? 'red');
  }

  /** Begins to follow the game; the answer is what stops it. */
  open(): () => void {
    const closed = new AbortController();
    this.#closed = closed;
    const leave = this.#client.subscribe(() => this.#changed());
    this.#client.rested(this.#shown.snapshot.version);
    void this.#follow();
    return () => {
      closed.abort();
      leave();
      this.#goOn?.();
    };
  }

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

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

  setLook(look: Look): void {
    this.#look = look;
    this.#stage?.look(look);
  }

  readonly goOn = (): void => this.#goOn?.();

  readonly skip = (): void => this.#stage?.skip();

  async replay(): Promise<void> {
    const { shot } = this.#shown.snapshot;
    const before = this.#shown;
    if (!shot || !this.#stage || before.moment !== 'live') return;
    this.#client.wait(true);
    this.#set({ moment: 'replay' });
    this.#stage.look('across');
    this.#draw(shot.before);
    await this.#stage.play(shot.film, { speed: SLOWLY, onContact: this.#options.onContact });
    this.#stage.look(this.#look);
    this.#draw(before.picture);
    this.#set({ moment: 'live' });
    this.#client.wait(false);
    void this.#follow();
  }

  #set(part: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const listener of this.#listeners) listener();
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
    if (this.#isBusy || this.#shown.moment === 'replay') return;
    this.#isBusy = true;
    try {
      for (let next = this.#client.snapshot(); next !== this.#shown.snapshot; next = this.#client.snapshot()) {
        if (this.#closed.signal.aborted) return;
        await this.#present(next);
      }
    } finally {
      this.#isBusy = false;
    }
  }

  async #present(next: Snapshot): Promise<void> {
    const { snapshot: before } = this.#shown;
    const news = next.log.slice(before.version).flatMap(({ events }) => events);
    const shot = next.shot && next.shot.n > before.version ? next.shot : undefined;
    if (shot) {
      this.#options.onFlick(speedOf(next.log[shot.n - 1]?.move));
      await this.#roll(shot, before.view.open);
    }
    if (news.some(({ type }) => type === 'roundEnded')) await this.#endRound(before, next, news, shot !== undefined);
    else if (shot) await this.#rest(news);
    if (this.#closed.signal.aborted) return;
    this.#set({ ...this.#live(next, this.#shown.own), news, missed: shot ? this.#shown.missed : [] });
    this.#draw(next.picture);
    this.#client.rested(next.version);
  }

  async #roll(shot: Shot, missed: readonly OpenCall[]): Promise<void> {
    this.#set({ moment: 'rolling', picture: shot.before, lying: [], pause: undefined, news: [], missed });
    this.#draw(shot.before);
    const speed = this.#options.isStill() ? Infinity : (this.#client.far?.filmSpeed(shot) ?? 1);
    await this.#stage?.play(shot.film, { speed, onContact: this.#options.onContact });
    this.#restMs = performance.now();
    this.#set({ moment: 'resting', picture: shot.rest, lying: shot.lying });
    this.#draw(shot.rest);
  }

  async #rest(news: readonly Event[]): Promise<void> {
    this.#set({ news });
    if (news.some(({ type }) => type === 'goldenFlicked')) {
      this.#set({ pause: 'golden' });
      await this.#untilGoOn();
    } else if (disturbs(news) && !this.#options.isStill()) await this.#sleep(LOOK_MS);
  }

  /** After the last flick everybody may have something to call, and nobody is told whether. Then the count. */
  async #endRound(before: Snapshot, next: Snapshot, news: readonly Event[], isFlick: boolean): Promise<void> {
    if (isFlick && next.view.options.calls === 'own') {
      const { snapshot, events } = betweenRounds(before, next);
      this.#set({ snapshot, news: events, pause: 'calls' });
      await this.#untilGoOn();
    }
    this.#set({ snapshot: next, news: roundEnd(news), pause: 'round', moment: 'resting' });
    await this.#untilGoOn();
  }

  #live(snapshot: Snapshot, own: Seat): Shown {
    const { need, picture, lying, view } = snapshot;
    const waits = need.kind === 'calls' && view.options.calls === 'own';
    return {
      snapshot,
      picture,
      lying,
      moment: 'live',
      pause: waits ? 'calls' : undefined,
      news: [],
      missed: [],
      own: this.#sideOf(snapshot) ?? own,
    };
  }

  /** From the side of whoever is asked here. */
  #sideOf({ need }: Snapshot): Seat | undefined {
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
