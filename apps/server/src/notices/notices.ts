import { createHmac, randomBytes } from 'node:crypto';
import { err, type MatchId, ok, type UserId } from '@caravanserai/contract';
import { matchLanguage, translator } from '@caravanserai/texts';
import { createTransport } from 'nodemailer';
import { KEPT, WEBHOOKS_AT_ONCE } from '../limits/limits.ts';
import { isInvited } from '../matches/seating.ts';
import type { Done } from '../matches/types.ts';
import type { HouseNode } from '../node.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import type { UserRow } from '../storage/userStore.ts';
import { callWebhook } from './webhook.ts';

const MAIL_AFTER_MS = 60_000; // who answers at once needs no e-mail

export interface NoticeSettings {
  readonly canMail: boolean; // an SMTP server is configured
  set(user: UserRow, wish: { readonly email?: string; readonly webhook?: string }): Promise<Done<undefined>>;
}

export interface NoticesOptions {
  readonly node: HouseNode;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly publicUrl: string;
  readonly toPrivate: boolean;
  readonly isHere: (match: MatchId, seat: string) => boolean;
  readonly report: (error: unknown) => void;
}

/** Tells people who are not at the table that it is their turn. The node on which the move was made does it. */
export class Notices implements NoticeSettings {
  readonly #options: NoticesOptions;
  readonly #mailer: ReturnType<typeof createTransport> | undefined;
  readonly #timers = new Set<NodeJS.Timeout>();
  #calling = 0; // webhooks, now
  readonly #told = new Map<string, number>(); // match and seat → when their turn was told; the oldest first

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#mailer = options.smtpUrl === '' ? undefined : createTransport(options.smtpUrl);
    options.node.matches.onChange(({ match, isOwn }) => (isOwn ? void this.#changed(match) : undefined));
  }

  get canMail(): boolean {
    return this.#mailer !== undefined;
  }

  async set(
    user: UserRow,
    { email, webhook }: { readonly email?: string; readonly webhook?: string },
  ): Promise<Done<undefined>> {
    if (email !== undefined && !this.canMail) return err({ code: 'not-now', detail: 'this house sends no e-mail' });
    if (webhook !== undefined && !URL.canParse(webhook)) return err({ code: 'malformed', detail: 'webhook' });
    await this.#options.node.store.users.setNotices(user.id, {
      ...(email === undefined ? {} : { email }),
      ...(webhook === undefined
        ? {}
        : { webhook, webhookSecret: user.webhookSecret ?? randomBytes(24).toString('base64url') }),
    });
    return ok(undefined);
  }

  async #changed(id: MatchId): Promise<void> {
    try {
      const match = await this.#options.node.matches.get(id);
      if (match) await this.#invite(match);
      for (const { seat, person } of match?.seats ?? []) {
        const key = `${id} ${seat}`;
        if (match?.status !== 'running' || !match.toAct.includes(seat)) {
          this.#told.delete(key);
          continue;
        }
        if (person.kind === 'house' || this.#told.has(key) || this.#options.isHere(id, seat)) continue;
        this.#told.set(key, this.#options.node.now());
        this.#forgetOld();
        await this.#tell(id, match.version, person.id);
      }
    } catch (error) {
      this.#options.report(error);
    }
  }

  /** By webhook only: bots have one, and people see it in the lobby. */
  async #invite(match: MatchRow): Promise<void> {
    if (match.status !== 'open' || match.seats.length === 0) return;
    for (const id of Object.values(match.reserved ?? {})) {
      const key = `${match.id} invited ${id}`;
      if (!isInvited(match, id) || this.#told.has(key)) continue;
      this.#told.set(key, this.#options.node.now());
      const user = await this.#options.node.store.users.get(id);
      if (user?.webhook)
        await this.#callWebhook(user, user.webhook, { type: 'invited', match: match.id, url: this.#link(match.id) });
    }
  }

  /** A turn that waits for longer than this is told again, if anything happens there at all. */
  #forgetOld(): void {
    const beforeMs = this.#options.node.now() - KEPT.notice.days * 86_400_000;
    for (const [key, atMs] of this.#told) {
      if (atMs >= beforeMs) return;
      this.#told.delete(key);
    }
  }

  async #tell(id: MatchId, version: number, userId: UserId): Promise<void> {
    const user = await this.#options.node.store.users.get(userId);
    if (user?.webhook)
      await this.#callWebhook(user, user.webhook, { type: 'your-turn', match: id, version, url: this.#link(id) });
    if (!user?.email || !this.#mailer) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#mailIfStill(id, version, user);
    }, MAIL_AFTER_MS).unref();
    this.#timers.add(timer);
  }

  async #mailIfStill(id: MatchId, version: number, user: UserRow): Promise<void> {
    try {
      const match = await this.#options.node.store.matches.get(id);
      if (match?.version !== version || !user.email) return;
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

  /** Signed, so that the receiver knows who speaks; no redirects, no answer is read. */
  async #callWebhook(user: UserRow, url: string, body: unknown): Promise<void> {
    if (this.#calling >= WEBHOOKS_AT_ONCE) return;
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', user.webhookSecret ?? '')
      .update(text)
      .digest('hex');
    this.#calling++;
    await callWebhook(url, text, { 'x-caravanserai-signature': `sha256=${signature}` }, this.#options)
      .catch(() => undefined) // their address, their trouble
      .finally(() => this.#calling--);
  }

  #link(id: MatchId): string {
    return `${this.#options.publicUrl}/online/${id}`;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#mailer?.close();
  }
}
