const DEBT_PER_MS = 60; // one second of work puts its groups behind others for a minute
const MOST_DEBT_MS = 60_000;
const TIDY_ABOVE = 1000; // groups in memory
const FIRST_CHARGE_MS = 1; // charged when a job starts; the rest once its duration is known

/** The queue is full, and this job had to make room. */
export class TooBusyError extends Error {
  readonly retryAfterS = 5;
}

export interface FairQueueOptions {
  readonly now: () => number; // ms
  readonly slots?: number; // jobs that run at the same time; default 1
  readonly mostWaiting?: number; // default: no limit
}

interface Job {
  /** The caller's groups, the widest first. Each key includes the ones before it. */
  readonly groups: readonly string[];
  readonly arrivedMs: number;
  run(): Promise<void>;
  refuse(error: Error): void;
}

interface Group {
  readonly jobs: readonly Job[]; // waiting, in order of arrival
  readonly dueMs: number;
}

/**
 * Runs jobs for many callers in fair order (Virtual Clock, Zhang 1990). A group is due when its first job arrived, or when its debt is
 * worked off, whichever is later. The earliest due group runs next, and the same applies to its subgroups. So a light caller waits for at
 * most one job of each other group, never for a backlog, and no job is overtaken for longer than the largest debt. When the queue is full,
 * the group with the most waiting jobs loses its last one.
 */
export class FairQueue {
  readonly #now: () => number;
  readonly #slots: number;
  readonly #mostWaiting: number;
  readonly #waiting: Job[] = []; // in order of arrival
  readonly #debts = new Map<string, number>(); // time at which the debt of a group is worked off
  #running = 0;
  #tidyAbove = TIDY_ABOVE;

  constructor({ now, slots = 1, mostWaiting = Infinity }: FairQueueOptions) {
    this.#now = now;
    this.#slots = slots;
    this.#mostWaiting = mostWaiting;
  }

  /** `groups` from the widest to the narrowest. Rejects with a `TooBusyError` if the job has to make room for others. */
  run<T>(groups: readonly string[], work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const keys = groups.map((_, i) => groups.slice(0, i + 1).join(' '));
      const run = () => work().then(resolve, reject);
      this.#waiting.push({ groups: keys, arrivedMs: this.#now(), run, refuse: reject });
      this.#startNext();
      if (this.#waiting.length > this.#mostWaiting)
        this.#take(this.#choose(hasMore).at(-1))?.refuse(new TooBusyError());
    });
  }

  #startNext(): void {
    while (this.#running < this.#slots) {
      const job = this.#take(this.#choose(isEarlier)[0]);
      if (!job) return;
      void this.#work(job);
    }
  }

  async #work(job: Job): Promise<void> {
    this.#running++;
    const startMs = this.#now();
    this.#charge(job, FIRST_CHARGE_MS);
    await job.run();
    this.#charge(job, Math.max(0, this.#now() - startMs - FIRST_CHARGE_MS));
    this.#running--;
    this.#tidy();
    this.#startNext();
  }

  #charge({ groups }: Job, ms: number): void {
    const nowMs = this.#now();
    for (const group of groups) {
      const fromMs = Math.max(nowMs, this.#debts.get(group) ?? 0);
      this.#debts.set(group, Math.min(nowMs + MOST_DEBT_MS, fromMs + ms * DEBT_PER_MS));
    }
  }

  #take(job: Job | undefined): Job | undefined {
    if (job) this.#waiting.splice(this.#waiting.indexOf(job), 1);
    return job;
  }

  /** The waiting jobs of the narrowest group, chosen level by level, in order of arrival. */
  #choose(isPreferred: (one: Group, other: Group) => boolean): readonly Job[] {
    let jobs: readonly Job[] = this.#waiting;
    for (let level = 0; jobs.some(({ groups }) => groups.length > level); level++) {
      const groups = [...Map.groupBy(jobs, (job) => job.groups[level] ?? '')].map(([key, own]) =>
        this.#group(key, own),
      );
      jobs = groups.reduce((best, other) => (isPreferred(other, best) ? other : best)).jobs;
    }
    return jobs;
  }

  #group(key: string, jobs: readonly Job[]): Group {
    const arrivedMs = jobs[0]?.arrivedMs ?? 0;
    const debtMs = Math.min(this.#debts.get(key) ?? 0, this.#now() + MOST_DEBT_MS); // the clock may have been set back
    return { jobs, dueMs: Math.max(arrivedMs, debtMs) };
  }

  /** Drops groups without debt. */
  #tidy(): void {
    if (this.#debts.size < this.#tidyAbove) return;
    const nowMs = this.#now();
    for (const [group, untilMs] of this.#debts) if (untilMs <= nowMs) this.#debts.delete(group);
    this.#tidyAbove = Math.max(TIDY_ABOVE, 2 * this.#debts.size);
  }
}

/** Ties go to the group that came first. */
function isEarlier(one: Group, other: Group): boolean {
  return one.dueMs < other.dueMs;
}

/** Ties go to the group that would run last. */
function hasMore(one: Group, other: Group): boolean {
  return one.jobs.length === other.jobs.length ? one.dueMs >= other.dueMs : one.jobs.length > other.jobs.length;
}
