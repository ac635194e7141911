export type { Counts } from './flows.ts';
export type { Pages, Tallies } from './happenings.ts';
export { type AlmanacData, type AlmanacHead, readAlmanac } from './file.ts';
export { EMPTY, type Mean, meanMargin, sumOf, surplus, type Tally, winShare } from './tally.ts';
