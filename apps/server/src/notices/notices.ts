import { createHash, createHmac, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { err, type MatchId, ok, type UserId } from '@caravanserai/contract';
import { matchLanguage, translator } from '@caravanserai/texts';
import { createTransport } from 'nodemailer';
import { networksOf } from '../limits/address.ts';
import { FairQueue } from '../limits/fairQueue.ts';
import { PUSH_KEPT_DAYS, WEBHOOKS_AT_ONCE, WEBHOOKS_WAITING } from '../limits/limits.ts';
import type { Done } from '../matches/types.ts';
import type { ServerNode } from '../node.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import type { UserRow } from '../storage/userStore.ts';
import { newlyInvited, newsFor, newTurns } from './news.ts';
import type { Pusher } from './push/push.ts';
import { type Occasion, wordsFor } from './push/words.ts';
import { postOutside } from './outside.ts';

const MAIL_AFTER_MS = 60_000; // a player who answers quickly needs no e-mail
/** A phone that goes to sleep does not close its socket; by this time, the heartbeat has. */
const LOOK_AGAIN_MS = 75_000;

interface NoticesRequest {
  readonly email?: string;
  readonly webhook?: string;
}

export interface NoticeSettings {
  readonly canMail: boolean; // an SMTP server is configured
  /** `checked`: the hash of the password that the request was checked with. */
  set(user: UserRow, request: NoticesRequest, checked?: string): Promise<Done<undefined>>;
  setForBot(
    owner: UserRow,
    bot: UserId,
    request: Pick<NoticesRequest, 'webhook'>,
    checked?: string,
  ): Promise<Done<undefined>>;
}

export interface NoticesOptions {
  readonly node: ServerNode;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly publicUrl: string;
  readonly toPrivate: boolean;
  readonly push: Pusher;
  readonly isHere: (match: MatchId, seat: string) => boolean;
  /** The user has an open socket on any node. */
  readonly isOnline: (user: UserId) => boolean;
  readonly report: (error: unknown) => void;
}

/** Request body of a webhook. */
interface WebhookCall {
  readonly type: 'your-turn' | 'invited';
  readonly match: MatchId;
  readonly version?: number;
  readonly url: string;
}

/** A delayed notification for a player who has the page open but may be away. */
interface Waiting {
  readonly match: MatchRow;
  readonly occasion: Occasion;
  readonly untilMs: number;
}

/** Notifies players who are not at the table that it is their turn. Sent by the node that made the move. */
export class Notices implements NoticeSettings {
  readonly #options: NoticesOptions;
  readonly #mailer: ReturnType<typeof createTransport> | undefined;
  readonly #later = new Map<string, Waiting>(); // by match and person
  readonly #calls: FairQueue; // webhook calls
  #isClosed = false;

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#calls = new FairQueue({ now: options.node.now, slots: WEBHOOKS_AT_ONCE, mostWaiting: WEBHOOKS_WAITING });
    this.#mailer = options.smtpUrl === '' ? undefined : createTransport(options.smtpUrl);
    options.node.matches.onChange(({ made }) => (made ? void this.#changed(made.before, made.after) : undefined));
  }

  get canMail(): boolean {
    return this.#mailer !== undefined;
  }

  async set(user: UserRow, { email, webhook }: NoticesRequest, checked?: string): Promise<Done<undefined>> {
    if (email !== undefined && !this.canMail) return err({ code: 'not-now', detail: 'this server sends no e-mail' });
    if (webhook !== undefined && !URL.canParse(webhook)) return err({ code: 'malformed', detail: 'webhook' });
    const changed = {
      ...(email === undefined ? {} : { email }),
      ...(webhook === undefined ? {} : { webhook, webhookSecret: user.webhookSecret ?? newWebhookSecret() }),
    };
    const isSet = await this.#options.node.store.users.setNotices(user, changed, checked);
    return isSet ? ok(undefined) : err({ code: 'wrong-password' });
  }

  async setForBot(
    owner: UserRow,
    bot: UserId,
    { webhook }: Pick<NoticesRequest, 'webhook'>,
    checked?: string,
  ): Promise<Done<undefined>> {
    if (webhook !== undefined && !URL.canParse(webhook)) return err({ code: 'malformed', detail: 'webhook' });
    const { users } = this.#options.node.store;
    const isTheirs = await users.setBotWebhook(owner.id, bot, { webhook, newSecret: newWebhookSecret() }, checked);
    return isTheirs ? ok(undefined) : err({ code: 'not-found' });
  }

  async #changed(before: MatchRow, after: MatchRow): Promise<void> {
    try {
      const { id, version } = after;
      for (const { user, occasion } of newsFor(before, after)) void this.#push(after, user, occasion);
      const away = newTurns(before, after).filter(({ seat }) => !this.#options.isHere(id, seat));
      await Promise.all([
        ...newlyInvited(before, after).map((user) => this.#invite(id, user)),
        ...away.map(({ user }) => this.#tell(id, version, user)),
      ]);
    } catch (error) {
      this.#options.report(error);
    }
  }

  /** Sends to the devices of a user who has the page open nowhere. Not awaited. */
  async #push(match: MatchRow, user: UserId, occasion: Occasion): Promise<void> {
    const { push, isOnline, report } = this.#options;
    try {
      if (isOnline(user)) return await this.#pushLater(match, user, occasion);
      return await push.tell(user, {
        match: match.id,
        ttlS: this.#ttlS(match),
        isUrgent: match.terms.clock.kind === 'live',
        isInvitation: occasion === 'invited',
        say: (language) => wordsFor(match, user, occasion, language),
        isStill: () => this.#isStill(match),
      });
    } catch (error) {
      return report(error);
    }
  }

  async #isStill({ id, version, status }: MatchRow): Promise<boolean> {
    const now = await this.#options.node.matches.get(id);
    return now?.version === version && now.status === status && !this.#isClosed;
  }

  /** At most one timer per person and match; it sends the latest state, however many moves are made meanwhile. */
  async #pushLater(match: MatchRow, user: UserId, occasion: Occasion): Promise<void> {
    const { node, isOnline } = this.#options;
    const key = `${match.id} ${user}`;
    const isWaiting = this.#later.has(key);
    let last: Waiting = { match, occasion, untilMs: node.now() + LOOK_AGAIN_MS };
    this.#later.set(key, last);
    if (isWaiting) return;
    for (let leftMs = LOOK_AGAIN_MS; leftMs > 0; leftMs = last.untilMs - node.now()) {
      await node.wait(leftMs);
      last = this.#later.get(key) ?? last;
    }
    this.#later.delete(key);
    if (!isOnline(user) && (await this.#isStill(last.match))) await this.#push(last.match, user, last.occasion);
  }

  /** The notification is useless after the deadline. */
  #ttlS({ deadlineMs }: MatchRow): number {
    const longestS = PUSH_KEPT_DAYS * 86_400;
    if (deadlineMs === undefined) return longestS;
    return Math.max(0, Math.min(longestS, Math.floor((deadlineMs - this.#options.node.now()) / 1000)));
  }

  /** By webhook, for bots. */
  async #invite(id: MatchId, userId: UserId): Promise<void> {
    const user = await this.#options.node.store.users.get(userId);
    if (user?.webhook) await this.#callWebhook(user, user.webhook, { type: 'invited', match: id, url: this.#link(id) });
  }

  async #tell(id: MatchId, version: number, userId: UserId): Promise<void> {
    const user = await this.#options.node.store.users.get(userId);
    if (user?.webhook)
      await this.#callWebhook(user, user.webhook, { type: 'your-turn', match: id, version, url: this.#link(id) });
    if (!user?.email || !this.#mailer) return;
    void this.#mailIfStill(id, version, user);
  }

  async #mailIfStill(id: MatchId, version: number, user: UserRow): Promise<void> {
    try {
      await this.#options.node.wait(MAIL_AFTER_MS);
      if (this.#isClosed) return;
      const match = await this.#options.node.store.matches.get(id);
      if (match?.version !== version || !user.email) return;
      const { budgets } = this.#options.node;
      if (budgets.take('mails', { ...budgets.askerOf(user.id), person: mailboxOf(user.email) })) return;
      const t = translator(matchLanguage([user.language]));
      await this.#mailer?.sendMail({
        from: this.#options.mailFrom,
        to: user.email,
        subject: t('server.mail.subject'),
        text: t('server.mail.text', { url: this.#link(id) }),
      });
    } catch (error) {
      this.#options.report(error);
    }
  }

  /**
   * Signed, so that the receiver can authenticate it; redirects are not followed, and the answer is not read. An unresponsive address
   * delays only its owner's calls.
   */
  async #callWebhook(user: UserRow, url: string, body: WebhookCall): Promise<void> {
    const { budgets } = this.#options.node;
    const told = budgets.askerOf(user.id); // the recipient is charged, not the player who caused it
    const owner = { ...told, person: user.owner ?? user.id }; // all bots of an owner share one limit
    const budget = body.type === 'invited' ? 'webhookInvitations' : 'webhooks';
    if (budgets.take(budget, told) || budgets.hold('webhooks', owner)) return;
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', user.webhookSecret ?? '')
      .update(text)
      .digest('hex');
    const headers = { 'x-caravanserai-signature': `sha256=${signature}` };
    const networks = told.address === undefined ? [] : networksOf(told.address).map(({ key }) => key);
    await this.#calls
      .run([...networks, owner.person], () => postOutside(url, text, headers, this.#options))
      .catch(() => undefined) // an unreachable address is the owner's problem
      .finally(() => budgets.release('webhooks', owner));
  }

  #link(id: MatchId): string {
    return `${this.#options.publicUrl}/online/${id}`;
  }

  close(): void {
    this.#isClosed = true;
    this.#mailer?.close();
  }
}

function newWebhookSecret(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * A mailbox is limited across all accounts, since any account can enter any address. Spellings that some provider delivers to one mailbox
 * count together: tags (`name+tag`), dots, case, and those of the domain. Nodes exchange the key, so it is hashed.
 */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const host = domainToASCII(domain).replace(/\.$/, '') || domain;
  return createHash('sha256')
    .update(`${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`)
    .digest('base64url');
}
