import { err, type MatchId, ok, type UserId } from '@caravanserai/contract';
import type { Language } from '@caravanserai/texts';
import type { Asker, Budgets } from '../../limits/budgets.ts';
import { PUSH_DEVICES, PUSHES_AT_ONCE } from '../../limits/limits.ts';
import type { Done } from '../../matches/types.ts';
import type { Device, PushStore } from '../../storage/pushStore.ts';
import type { SessionRow } from '../../storage/userStore.ts';
import { postOutside } from '../outside.ts';
import { encryptFor, isPoint } from './encrypt.ts';
import { authorization, type VapidKey, vapidKey } from './vapid.ts';
import type { Words } from './words.ts';

/** Delays before retries of temporary failures, such as a busy push service. */
const TRY_AGAIN_AFTER_MS = [5_000, 60_000];
const NEVER_TRIED = 0;

export interface PushOptions {
  readonly store: PushStore;
  readonly privateKey: string; // VAPID key of the server
  readonly subject: string; // contact of the operator, for push services
  readonly toPrivate: boolean;
  readonly budgets: Budgets;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** A notification for all devices of a user. */
export interface Push {
  readonly match: MatchId;
  readonly ttlS: number; // how long a push service stores it for an offline device
  readonly isUrgent: boolean;
  readonly isInvitation: boolean; // can be caused by any user
  say(language: Language): Words;
  /** Whether it is still true; checked before each retry. */
  isStill(): Promise<boolean>;
}

/** Web Push (RFC 8030): notifies browsers while the page is closed, through the push service of the browser's vendor. */
export class Pusher {
  readonly #options: PushOptions;
  readonly #key: VapidKey;
  #underway = 0;
  #isClosed = false;

  constructor(options: PushOptions) {
    const key = vapidKey(options.privateKey);
    if (!key) throw new Error('the key of the server for push services is invalid');
    this.#options = options;
    this.#key = key;
  }

  /** The key that browsers subscribe with. */
  get publicKey(): string {
    return this.#key.publicKey;
  }

  /** Subscribes this browser. */
  async add({ token, user }: SessionRow, device: Device): Promise<Done<undefined>> {
    const { protocol } = new URL(device.endpoint);
    if (protocol !== 'https:' && !this.#options.toPrivate) return err({ code: 'malformed', detail: 'endpoint' });
    if (!isPoint(device.publicKey)) return err({ code: 'malformed', detail: 'p256dh' });
    const isAdded = await this.#options.store.put(user.id, token, device, this.#options.now(), PUSH_DEVICES);
    return isAdded ? ok(undefined) : err({ code: 'unauthorized' });
  }

  async remove({ token }: SessionRow): Promise<void> {
    await this.#options.store.remove(token);
  }

  async tell(user: UserId, push: Push): Promise<void> {
    const devices = await this.#options.store.devicesOf(user);
    const { budgets } = this.#options;
    const asker = budgets.askerOf(user);
    if (devices.length === 0 || budgets.take(push.isInvitation ? 'pushInvitations' : 'pushes', asker)) return;
    await Promise.all(devices.map((device) => this.#deliver(device, push, asker)));
  }

  async #deliver(device: Device, push: Push, asker: Asker): Promise<void> {
    for (const pauseMs of [0, ...TRY_AGAIN_AFTER_MS]) {
      if (pauseMs > 0) {
        await this.#options.wait(pauseMs);
        if (this.#isClosed || !(await push.isStill())) return;
      }
      const status = await this.#send(device, push, asker);
      if (status === 404 || status === 410) return this.#options.store.forget(device.endpoint);
      const mayPass = status === NEVER_TRIED || status === 429 || status >= 500;
      if (!mayPass) return;
    }
  }

  /** The HTTP status of the push service. */
  async #send(device: Device, { match, ttlS, isUrgent, say }: Push, asker: Asker): Promise<number> {
    const { subject, now, budgets } = this.#options;
    if (this.#underway >= PUSHES_AT_ONCE || budgets.hold('pushes', asker)) return NEVER_TRIED;
    const body = encryptFor(device, JSON.stringify({ ...say(device.language), match }));
    const headers = {
      authorization: authorization(this.#key, subject, device.endpoint, now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(ttlS),
      urgency: isUrgent ? 'high' : 'normal',
      topic: match, // replaces an undelivered message of the same match
    };
    this.#underway++;
    return postOutside(device.endpoint, body, headers, this.#options)
      .catch(() => NEVER_TRIED) // an unreachable push service is not retried
      .finally(() => {
        this.#underway--;
        budgets.release('pushes', asker);
      });
  }

  close(): void {
    this.#isClosed = true;
  }
}
