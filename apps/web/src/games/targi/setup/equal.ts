import { SEATS } from '@caravanserai/targi/cards';
import { type GameSummary, LEVEL_NAMES, type LevelName } from '../client.ts';

/** How strong the levels are, in Elo: the matches are in docs/bots.md. */
const STRENGTH = {
  shepherd: 0,
  saltCarrier: 230,
  guide: 430,
  merchant: 650,
  amenokal: 840,
  tinHinan: 1230,
} as const satisfies Record<LevelName, number>;

/** How a person did against a level: 1 won, 0 lost, a half shared. */
export interface BotResult {
  readonly level: LevelName;
  readonly score: number;
}

const LAST = 12; // games: what was longer ago tells little

/** The last games of one person against a level on this device, the oldest first. */
export function resultsOf(games: readonly GameSummary[]): BotResult[] {
  return games
    .toSorted((a, b) => a.changedMs - b.changedMs)
    .flatMap(({ players, result }) => {
      const own = SEATS.find((seat) => players[seat].kind === 'person');
      const bot = SEATS.map((seat) => players[seat]).find((player) => player.kind === 'bot');
      if (!own || !bot || !result) return [];
      return [{ level: bot.level, score: result.winner === undefined ? 0.5 : result.winner === own ? 1 : 0 }];
    })
    .slice(-LAST);
}

/** Before the first game: nearer to the weakest than to the next. */
const UNKNOWN = { strength: 90, spread: 400 } as const;
const WEAKEST = -400;
const STRONGEST = 1600;
const STEP = 10;

/** The level that somebody with these results would win every other game against. */
export function equalTo(results: readonly BotResult[]): LevelName {
  const strength = likeliest(results);
  return LEVEL_NAMES.reduce((nearest, level) =>
    Math.abs(STRENGTH[level] - strength) < Math.abs(STRENGTH[nearest] - strength) ? level : nearest,
  );
}

/** The strength that explains the results best, and is not far from what is expected of a stranger. */
function likeliest(results: readonly BotResult[]): number {
  let [best, most] = [UNKNOWN.strength as number, Number.NEGATIVE_INFINITY];
  for (let strength = WEAKEST; strength <= STRONGEST; strength += STEP) {
    let likelihood = -((strength - UNKNOWN.strength) ** 2) / (2 * UNKNOWN.spread ** 2);
    for (const { level, score } of results) {
      const chance = 1 / (1 + 10 ** ((STRENGTH[level] - strength) / 400));
      likelihood += score * Math.log(chance) + (1 - score) * Math.log(1 - chance);
    }
    if (likelihood > most) [best, most] = [strength, likelihood];
  }
  return best;
}
