import { SEATS } from '@caravanserai/targi/cards';
import { type GameSummary, LEVEL_NAMES, type LevelName } from '../client.ts';

/** Strength of the levels in Elo, from the matches in docs/bots.md. */
const STRENGTH = {
  shepherd: 0,
  saltCarrier: 230,
  guide: 430,
  merchant: 650,
  amenokal: 840,
  tinHinan: 1230,
} as const satisfies Record<LevelName, number>;

/** A person's result against a level: 1 win, 0 loss, 0.5 a shared win. */
export interface BotResult {
  readonly level: LevelName;
  readonly score: number;
}

const LAST = 12; // games; older results say little

/** A person's recent results against the levels on this device, oldest first. */
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

/** Prior before the first game: closer to the weakest level than to the next. */
const UNKNOWN = { strength: 90, spread: 400 } as const;
const WEAKEST = -400;
const STRONGEST = 1600;
const STEP = 10;

/** The level against which these results predict an even score. */
export function equalTo(results: readonly BotResult[]): LevelName {
  const strength = likeliest(results);
  return LEVEL_NAMES.reduce((nearest, level) =>
    Math.abs(STRENGTH[level] - strength) < Math.abs(STRENGTH[nearest] - strength) ? level : nearest,
  );
}

/** The most likely strength given the results and the prior. */
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
