export {
  type Almanac,
  type AlmanacData,
  type AlmanacHead,
  openAlmanacs,
  readAlmanac,
  writeAlmanac,
} from './almanacFile.ts';
export { type Counted, type Figures, figuresOf } from './figures.ts';
export {
  add,
  type Counts,
  type Happening,
  type Pages,
  type Result,
  talliesOf,
  type Tallies,
  together,
} from './pages.ts';
export { EMPTY, type Mean, meanMargin, sumOf, surplus, type Tally, tallyOf, winShare } from './tally.ts';
