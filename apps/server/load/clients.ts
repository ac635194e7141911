import { openGamesEverywhere, openOurGames } from './ourClients.ts';
import { Pace, type Report } from './pace.ts';
import { openTheirGames } from './theirClients.ts';

/** Messages to the clients, and their answers. */
export interface Drive {
  readonly gapMs: number;
  readonly warmUpS: number;
  readonly seconds: number;
}
export type Said = 'open' | 'measuring' | 'measured' | Report;

/** The clients in a separate process: `clients.ts ours|everywhere|theirs URL GAMES`. They open the games, then play on command. */
const [whose, url, games] = process.argv.slice(2);
const pace = new Pace();
const say = (said: Said) => void process.send?.(said);

process.on('message', ({ gapMs, warmUpS, seconds }: Drive) => {
  void pace.measure(gapMs, warmUpS, seconds, say).then(say);
});
const OPEN = { ours: openOurGames, everywhere: openGamesEverywhere, theirs: openTheirGames };
await OPEN[whose as keyof typeof OPEN](url, Number(games), pace);
say('open');
