import { createHmac, randomBytes } from 'node:crypto';
import { err, type MatchId, ok, type UserId } from '@caravanserai/contract';
import { matchLanguage, translator } from '@caravanserai/texts';
import { createTransport } from 'nodemailer';
import { WEBHOOKS_AT_ONCE } from '../limits/limits.ts';
import type { Done } from '../matches/types.ts';
import type { HouseNode } from '../node.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import type { UserRow } from '../storage/userStore.ts';
import { newlyInvited, newTurns } from './news.ts';
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

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#mailer = options.smtpUrl === '' ? undefined : createTransport(options.smtpUrl);
    options.node.matches.onChange(({ made }) => (made ? void this.#changed(made.before, made.after) : undefined));
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

  async #changed(before: MatchRow, after: MatchRow): Promise<void> {
    try {
      for (const user of newlyInvited(before, after)) await this.#invite(after.id, user);
      for (const { user, seat } of newTurns(before, after)) {
        if (!this.#options.isHere(after.id, seat)) await this.#tell(after.id, after.version, user);
      }
    } catch (error) {
      this.#options.report(error);
    }
  }

  /** By webhook only: bots have one, and people see it in the lobby. */
  async #invite(id: MatchId, userId: UserId): Promise<void> {
    const user = await this.#options.node.store.users.get(userId);
    if (user?.webhook) await this.#callWebhook(user, user.webhook, { type: 'invited', match: id, url: this.#link(id) });
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
