import { gameSuite } from '@caravanserai/testkit';
import { redeal } from '../test/redeal.ts';
import { targi } from './index.ts';
import { FIRSTS, HANDS, type Options, readOptions, SHORTFALLS } from './options.ts';

gameSuite({
  game: targi,
  options: FIRSTS.flatMap((first) =>
    SHORTFALLS.flatMap((shortfall) => HANDS.map((hands): Options => ({ first, shortfall, hands }))),
  ),
  optionsOf: readOptions,
  redeal,
  maxMoves: 2000,
});
