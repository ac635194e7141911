/** `npm run bench -- steals [games] [version]`: steals per round in games between bots, by one rules version or the last two. */
import { decideFirst, levelBot, type LevelName } from '@caravanserai/bots/targets';
import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, type Event, type Options } from '../src/index.ts';
import { isRulesVersion, type Rules, RULES_VERSIONS, rulesOf } from '../src/versions.ts';

const games = Number(process.argv[2] ?? 20);
const versions = process.argv[3] ? [Number(process.argv[3])] : RULES_VERSIONS.slice(-2);
if (!(games >= 1) || !versions.every(isRulesVersion))
  throw new Error('steals wants a number of games and a rules version');

const TABLES: readonly (readonly [LevelName, Options['players']])[] = [
  ['tavern', 2],
  ['tavern', 4],
  ['juggler', 2],
];

for (const rules of await Promise.all(versions.map(rulesOf))) {
  console.log(`\nRules version ${rules.version}: steals, disarms and rounds; per round`);
  for (const [level, players] of TABLES) {
    const counts = { stole: 0, disarmed: 0, roundEnded: 0 };
    for (let n = 0; n < games; n++)
      for (const { type } of eventsOf(rules, level, players, n))
        if (type in counts) counts[type as keyof typeof counts]++;
    const { stole, disarmed, roundEnded } = counts;
    const share = (count: number) => (count / roundEnded).toFixed(3);
    console.log(
      `  ${level}, ${players} players: ${stole}, ${disarmed}, ${roundEnded}; ${share(stole)} and ${share(disarmed)}`,
    );
  }
}

function eventsOf(rules: Rules, level: LevelName, players: Options['players'], game: number): readonly Event[] {
  const seed = `steals/${level}/${players}/${game}`;
  const bot = levelBot(level, rules.flick);
  const play = rules.playWith(rules.flick);
  const events: Event[] = [];
  let state = rules.init({ ...DEFAULT_OPTIONS, players }, seed);
  for (let n = 0; rules.toAct(state).length > 0; n++) {
    const first = decideFirst(
      rules.toAct(state).map((seat) => ({
        seat,
        bot,
        view: rules.view(state, seat),
        rng: () => quickRng(`${seed}/${seat}/${n}`),
      })),
    );
    const played = first && play(state, first.seat, first.move);
    if (!played?.ok) throw new Error('a bot makes legal moves');
    ({ state } = played.value);
    events.push(...played.value.events);
  }
  return events;
}
