import { at } from '@caravanserai/contract';

/**
 * Ratings of teams by the Plackett–Luce model: Weng and Lin, «A Bayesian Approximation Method for Online Ranking», JMLR 12 (2011),
 * algorithm 4. The constants are TrueSkill's. `plackettLuce.test.ts` compares with openskill.
 */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Of a new player. */
export const START: Skill = { mu: 25, sigma: 25 / 3 };

/** Scale of displayed ratings: a new player has 1500, and 400 points mean odds of about ten to one. */
const [ZERO, STEP] = [1500, 60];
const WITHIN = 1.96; // standard deviations: the 95% confidence interval

export function pointsOf({ mu, sigma }: Skill): { readonly points: number; readonly plusMinus: number } {
  return { points: Math.round(ZERO + STEP * (mu - START.mu)), plusMinus: Math.round(STEP * WITHIN * sigma) };
}

/** The skill with this displayed rating. */
export function skillOf({ points, plusMinus }: { readonly points: number; readonly plusMinus: number }): Skill {
  return { mu: START.mu + (points - ZERO) / STEP, sigma: plusMinus / (STEP * WITHIN) };
}

const BETA = START.sigma / 2; // standard deviation of one player's performance between games
const TAU = START.mu / 300; // standard deviation of the change of skill between two games
const LEAST_SHRINK = 1e-4; // factor for the variance in one game

interface Team {
  readonly mu: number;
  readonly variance: number;
  readonly rank: number;
}

/** New skills in the same order. Lower ranks are better, and equal ranks are a draw. */
export function rateTeams(teams: readonly (readonly Skill[])[], ranks: readonly number[]): Skill[][] {
  const players = teams.map((team) => team.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 })));
  const sums = players.map((team, i): Team => {
    const sumOf = (key: 'mu' | 'variance') => team.reduce((sum, player) => sum + player[key], 0);
    return { mu: sumOf('mu'), variance: sumOf('variance'), rank: at(ranks, i) };
  });
  const spread = Math.sqrt(sums.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0)); // c in the paper
  const strength = (team: Team) => Math.exp(team.mu / spread);
  // All teams of the same or a worse rank compete for a rank; teams that share it split its update.
  const places = sums.map(({ rank }) => ({
    rank,
    competing: sums.filter((other) => other.rank >= rank).reduce((sum, other) => sum + strength(other), 0),
    sharing: sums.filter((other) => other.rank === rank).length,
  }));

  return sums.map((team, i) => {
    let [omega, delta] = [0, 0];
    for (const [q, { rank, competing, sharing }] of places.entries()) {
      if (rank > team.rank) continue;
      const chance = strength(team) / competing;
      omega += ((q === i ? 1 : 0) - chance) / sharing;
      delta += (chance * (1 - chance)) / sharing;
    }
    const gamma = Math.sqrt(team.variance) / spread;
    return at(players, i).map(({ mu, variance }) => ({
      mu: mu + (variance / spread) * omega,
      sigma: Math.sqrt(variance * Math.max(1 - (variance / spread ** 2) * gamma * delta, LEAST_SHRINK)),
    }));
  });
}
