import { openOurGames } from './ourClients.ts';
import { Pace } from './pace.ts';
import { openTheirGames } from './theirClients.ts';

/** The clients in a process of their own: `clients.ts ours|theirs URL GAMES SECONDS GAP_MS`. It says when it begins to measure; its last line is the report. */
const [whose, url, games, seconds, gapMs] = process.argv.slice(2);
const WARM_UP_S = 3;

const pace = new Pace(Number(gapMs));
const open = whose === 'ours' ? openOurGames : openTheirGames;
await open(url, Number(games), pace);
const report = await pace.measure(WARM_UP_S, Number(seconds), () => console.log('measuring'));
console.log(JSON.stringify(report));
process.exit(0);
