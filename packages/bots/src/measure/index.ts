export { type Meeting, rate, type Rating } from './bradleyTerry.ts';
export { type Interval, normalCdf } from './normal.ts';
export {
  countPairs,
  eloOf,
  type Estimate,
  type GameScore,
  matchScore,
  type MatchScore,
  meanOf,
  type PairScore,
  type Pentanomial,
  shareOf,
  wilson,
  winRateOf,
} from './pairs.ts';
export { pointsOf, rateTeams, type Skill, skillOf, START } from './plackettLuce.ts';
export { afterPuzzle, puzzleRating, type Tries } from './puzzleRating.ts';
export { logLikelihoodRatio, sprt, type SprtState, type SprtTest, type Verdict } from './sprt.ts';
export { type Times, timesOf } from './times.ts';
