import type { MatchPicture, MatchUpdate, ToBrowser } from '@caravanserai/contract';
import type { Seat, View } from '@caravanserai/targi';
import type { Page } from 'playwright-core';

type Told = MatchPicture | MatchUpdate;

/** Records everything that a browser receives from the server from now on. */
export class Traffic {
  readonly #told: Told[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#heard(String(payload)));
    });
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      void response.text().then(
        (text) => this.#answered(text),
        () => undefined, // the page has navigated away
      );
    });
  }

  /** Pictures arrive by request as well. */
  #answered(text: string): void {
    const answer = JSON.parse(text) as Partial<MatchPicture>;
    if (answer.fairness !== undefined) this.#told.push(answer as MatchPicture);
  }

  #heard(text: string): void {
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'match') this.#told.push(message.picture);
    if (message.type === 'update') this.#told.push(message.update);
  }

  /** What this player holds in secret at each version: a card in the hand, or one just drawn. */
  secretsOf(seat: Seat): ReadonlyMap<number, string> {
    const secrets = new Map<number, string>();
    for (const { version, play } of this.#told) {
      const view = play?.view as View | undefined;
      const hand = view?.[seat].hand;
      if (hand?.kind === 'open' && hand.secret) secrets.set(version, hand.card);
      const pending = view?.pending;
      if (pending?.phase === 'drawn' && pending.seat === seat && pending.card !== 'hidden')
        secrets.set(version, pending.card);
    }
    return secrets;
  }

  /** Where this player was sent another player's secret. */
  leaksOf(seat: Seat, secrets: ReadonlyMap<number, string>): string[] {
    return this.#told.flatMap(({ version, play, log }) => {
      const card = secrets.get(version);
      const shown = card !== undefined && JSON.stringify(play).includes(`"${card}"`);
      const events = log.flatMap((entry) => (entry.kind === 'move' ? entry.events : [])) as readonly {
        readonly type: string;
        readonly seat?: string;
        readonly secret?: boolean;
        readonly card?: string;
      }[];
      const told = events.filter((event) => event.secret === true && event.seat === seat && event.card !== 'hidden');
      return [...(shown ? [`version ${version} shows ${card}`] : []), ...told.map((event) => JSON.stringify(event))];
    });
  }

  /** Messages that contain the secret of the shuffle, or the seed, before the game was over. */
  earlySecrets(): string[] {
    return this.#told
      .filter(({ status, fairness }) => status !== 'over' && (fairness.secret ?? fairness.seed) !== undefined)
      .map(({ version }) => `version ${version}`);
  }
}
