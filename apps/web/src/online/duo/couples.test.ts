import { expect, test } from 'vitest';
import { type CoupleGame, couplesOf } from './couples.ts';

function gameOf(blue: string, white: string): CoupleGame {
  const people = [
    { seat: 'blue', name: blue },
    { seat: 'white', name: white },
  ];
  return { people } as unknown as CoupleGame;
}

test('the same two names are one couple, in either seat', () => {
  const games = [gameOf('Cy', 'Dan'), gameOf('Ada', 'Bo'), gameOf('Bo', 'Ada')];
  expect(couplesOf(games)).toEqual([
    { names: ['Ada', 'Bo'], games: [games[1], games[2]] },
    { names: ['Cy', 'Dan'], games: [games[0]] },
  ]);
});
