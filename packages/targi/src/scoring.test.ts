import { describe, expect, test } from 'vitest';
import { position, type SeatFacts } from '../test/positions.ts';
import { compare, score, type ScoreLine, totalVp } from './scoring.ts';

/** Blue's score sheet: 'tokens 3, printed 21 on 12, O4 1, row 1 equal 4 = 29'. */
function counted(blue: SeatFacts, white: SeatFacts = {}): string {
  const { lines, total } = score(position({ phase: 'over', blue: { vp: 0, ...blue }, white })).blue;
  return `${lines.map(lineText).join(', ')} = ${total}`;
}

function lineText(line: ScoreLine): string {
  if (line.kind === 'tokens') return `tokens ${line.vp}`;
  if (line.kind === 'printed') return `printed ${line.vp} on ${line.cards}`;
  return line.kind === 'effect' ? `${line.card} ${line.vp}` : `row ${line.row} ${line.pattern} ${line.vp}`;
}

describe('the sum', () => {
  const display = ['O1 O2 O5 O4', 'W2 N1 G6 C6', 'W8 N7 N8 G9'];

  test('[TG-46] the worked example: 33 points', () => {
    expect(counted({ vp: 3, display })).toBe(
      'tokens 3, printed 21 on 12, O4 1, C6 2, row 1 equal 4, row 2 varied 2 = 33',
    );
  });

  test('[TG-46] without laid cards only tokens count', () => {
    expect(counted({ vp: 7 })).toBe('tokens 7, printed 0 on 0 = 7');
  });

  test('[TG-46] white is scored like blue', () => {
    const s = position({ phase: 'over', blue: { vp: 0 }, white: { vp: 3, display } });
    expect([score(s).white.total, totalVp(s, 1), totalVp(s, 0)]).toEqual([33, 33, 0]);
  });

  const rows: readonly (readonly [string, string[], string])[] = [
    ['TG-47 four equal symbols', ['W1 W2 W3 W6'], 'tokens 0, printed 9 on 4, row 1 equal 4 = 13'],
    ['TG-47 four different symbols', ['W1 C1 O2 G1'], 'tokens 0, printed 12 on 4, row 1 varied 2 = 14'],
    ['TG-47 a pair', ['W1 W2 O2 G1'], 'tokens 0, printed 11 on 4 = 11'],
    ['TG-47 two pairs', ['W1 W2 O2 O3'], 'tokens 0, printed 11 on 4 = 11'],
    ['TG-47 three equal and one other', ['W1 W2 W3 O3'], 'tokens 0, printed 11 on 4 = 11'],
    ['TG-47 three equal symbols are not a full row', ['W1 W2 W3'], 'tokens 0, printed 8 on 3 = 8'],
    ['TG-47 three different symbols are not a full row', ['', 'W1 C1 O2'], 'tokens 0, printed 9 on 3 = 9'],
    [
      'TG-47 each row counts for itself',
      ['W1 W2 W3 W6', 'C1 C2 C3 C7', 'W8 O2 G1 N2'],
      'tokens 0, printed 29 on 12, row 1 equal 4, row 2 equal 4, row 3 varied 2 = 39',
    ],
    ['TG-47 columns do not count', ['W1', 'W2', 'W3'], 'tokens 0, printed 8 on 3 = 8'],
  ];

  test.each(rows)('[%s]', (_rule, laid, expected) => {
    expect(counted({ display: laid })).toBe(expected);
  });
});

describe('cards that score at the end', () => {
  const cases: readonly (readonly [string, string[], string])[] = [
    ['TG-53 W4 two Targias', ['W4 G1 G2'], 'W4 1'],
    ['TG-53 W4 three Targias, rounded down', ['W4 G1 G2', 'G3'], 'W4 1'],
    ['TG-53 W4 four Targias', ['W4 G1 G2', 'G3 G9'], 'W4 2'],
    ['TG-53 W4 one Targia', ['W4 G1'], ''],
    ['TG-53 W4 Wells do not help it', ['W4 W1 W2'], ''],
    ['TG-53 C4 two Tents', ['C4 N1 N2'], 'C4 1'],
    ['TG-53 O4 two Wells', ['O4 W1 W2'], 'O4 1'],
    ['TG-53 G4 two Camel riders', ['G4 C1 C2'], 'G4 1'],
    ['TG-53 N4 two Oases', ['N4 O1 O2'], 'N4 1'],
    ['TG-53 N4 in any row', ['N4', 'O1', 'O2'], 'N4 1'],
    ['TG-55 C6 fourth in a row', ['W1 W2 O1 C6'], 'C6 2'],
    ['TG-55 C6 fourth in the last row', ['', '', 'W1 W2 O1 C6'], 'C6 2'],
    ['TG-55 C6 third in a full row', ['W1 W2 C6 O1'], ''],
    ['TG-55 C6 first in a row', ['C6'], ''],
    ['TG-57 N5 ten cards', ['N5 N1 W1 W2', 'C1 C2 O1 O2', 'G1 G2'], 'N5 1'],
    ['TG-57 N5 eleven cards', ['N5 N1 W1 W2', 'C1 C2 O1 O2', 'G1 G2 G3'], 'N5 1'],
    ['TG-57 N5 nine cards', ['N5 N1 W1 W2', 'C1 C2 O1 O2', 'G1'], ''],
  ];

  test.each(cases)('[%s]', (_rule, display, expected) => {
    const effects = counted({ display })
      .split(' = ')[0]
      .split(', ')
      .filter((line) => /^[WCOGN]\d/.test(line));
    expect(effects.join(', ')).toBe(expected);
  });

  test.each([
    ['TG-54 C5 more cards than the opponent', ['C5 W1'], ['O1'], 'tokens 0, printed 4 on 2, C5 1 = 5'],
    ['TG-54 C5 as many cards', ['C5'], ['O1'], 'tokens 0, printed 1 on 1 = 1'],
    ['TG-54 C5 fewer cards', ['C5'], ['O1', 'O2'], 'tokens 0, printed 1 on 1 = 1'],
  ])('[%s]', (_rule, blue, white, expected) => {
    expect(counted({ display: blue }, { display: white })).toBe(expected);
  });

  const varied = ['W1 C1 O2 G5', 'W2 C2 O1 N1', 'W3 C3 O3 N2'];
  test.each([
    ['TG-56 R17 G5 one row', varied.slice(0, 1), 'row 1 varied 4'],
    ['TG-56 R17 G5 two rows', varied.slice(0, 2), 'row 1 varied 4, row 2 varied 4'],
    ['TG-56 R17 G5 a third scores 2', varied, 'row 1 varied 4, row 2 varied 4, row 3 varied 2'],
    ['TG-56 G5 works from any place', ['W1 C1 O2 N3', '', 'G5'], 'row 1 varied 4'],
    [
      'TG-56 G5 does not change equal rows',
      ['W1 W2 W3 W6', 'G5 C1 O1 N1', 'G1 C2 O2 N2'],
      'row 1 equal 4, row 2 varied 4, row 3 varied 4',
    ],
  ])('[%s]', (_rule, display, expected) => {
    expect(
      counted({ display })
        .split(', row')
        .slice(1)
        .map((row) => `row${row.split(' = ')[0]}`)
        .join(', '),
    ).toBe(expected);
  });

  test('[TG-56] does not work for the opponent', () => {
    expect(counted({ display: ['W1 C1 O2 G1'] }, { display: ['G5'] })).toContain('row 1 varied 2');
  });

  test('[TG-46] the lines name the effect', () => {
    const { lines } = score(position({ blue: { display: ['C6'] }, white: { display: ['W4 G1 G2'] } })).white;
    expect(lines[2]).toEqual({
      kind: 'effect',
      card: 'W4',
      effect: { kind: 'scorePerTwo', symbol: 'targia' },
      vp: 1,
    });
  });
});

describe('the winner', () => {
  const cases: readonly (readonly [string, SeatFacts, SeatFacts, string | undefined, string])[] = [
    ['TG-48 the higher score', { vp: 5 }, { vp: 4, has: 'dddggg' }, 'blue', 'points'],
    ['TG-48 the higher score for white', { vp: 4, has: 'ddd' }, { vp: 5 }, 'white', 'points'],
    ['TG-48 printed points count', { vp: 0, display: ['W1'] }, { vp: 2 }, 'blue', 'points'],
    ['TG-48 on a tie more gold', { vp: 4, has: 'g' }, { vp: 4, has: 'dddddd' }, 'blue', 'gold'],
    ['TG-48 more gold for white', { vp: 4, has: 'dg' }, { vp: 4, has: 'gg' }, 'white', 'gold'],
    ['TG-48 then more goods, of all kinds together', { vp: 4, has: 'dspg' }, { vp: 4, has: 'ddg' }, 'blue', 'goods'],
    ['TG-48 more goods for white', { vp: 4, has: 'd' }, { vp: 4, has: 'sp' }, 'white', 'goods'],
    ['TG-48 R21 then a tie', { vp: 4, has: 'dsg' }, { vp: 4, has: 'ppg' }, undefined, 'nothing'],
    [
      'TG-26 R13 stored gold does not count for ties',
      { vp: 3, display: ['W9'], has: 'G' },
      { vp: 4 },
      undefined,
      'nothing',
    ],
  ];

  test.each(cases)('[%s]', (_rule, blue, white, winner, decidedBy) => {
    const s = position({ phase: 'over', blue, white });
    expect([score(s).winner, score(s).decidedBy]).toEqual([winner, decidedBy]);
    expect(Math.sign(compare(s))).toBe(winner === 'blue' ? 1 : winner === 'white' ? -1 : 0);
  });

  test('[TG-48] the score contains the tie-break', () => {
    expect(score(position({ blue: { has: 'ddspgg' } })).blue).toMatchObject({ gold: 2, goods: 4 });
  });
});
