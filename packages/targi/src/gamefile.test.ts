import { describe, expect, test } from 'vitest';
import { recordOf, WORDS } from '../test/records.ts';
import { after, refusal } from '../test/table.ts';
import { init, legalMoves, play, toAct } from './engine.ts';
import { makeGame } from './gamefile.ts';
import type { Move } from './moves.ts';
import { parseGame } from './readGamefile.ts';
import { score } from './scoring.ts';
import { DEFAULT_OPTIONS } from './options.ts';

const TEXT = `[Game "Targi"]
[Rules "1"]
[Seed "oasis"]
[First "blue"]
[Shortfall "opponentGains"]
[Hands "closed"]
[Blue "Ada"]
[White "Bea \\"B\\""]
[Result "*"]

1. place 2 3 5 6 13 14 | blue 2 end | white 3 end
2. place 1 3 5 6
`;

describe('a game as text', () => {
  const record = () => recordOf(WORDS);

  test('[record] has one line a round', () => {
    expect(makeGame(record())).toBe(TEXT);
  });

  test('[record] parses to the same game', () => {
    expect(parseGame(TEXT)).toEqual({ ok: true, value: record() });
  });

  test('[record] works for a game without moves', () => {
    const empty = recordOf([]);
    expect(parseGame(makeGame(empty))).toEqual({ ok: true, value: empty });
  });

  test('[record] comments, blank lines and CRLF are accepted', () => {
    const other = TEXT.replace('[Seed', '; a remark\n[Seed')
      .replace('2. place', '\n; another\n  2.  place ')
      .replaceAll('\n', '\r\n');
    expect(parseGame(other)).toEqual({ ok: true, value: record() });
  });

  test('[record] optional tags have defaults', () => {
    const short = '[Game "Targi"]\n[Rules "1"]\n[Seed "oasis"]\n';
    expect(parseGame(short)).toEqual({
      ok: true,
      value: { rulesVersion: 1, seed: 'oasis', options: DEFAULT_OPTIONS, players: { blue: '', white: '' }, moves: [] },
    });
  });

  test('[record] writing a record with an illegal move throws', () => {
    expect(() => makeGame({ ...record(), moves: [{ type: 'place', at: 4 }] })).toThrow('only legal games');
  });
});

describe('errors in a text', () => {
  const line = (text: string) => TEXT.replace('[Seed "oasis"]', text);
  const cases: readonly (readonly [string, string, object])[] = [
    ['not a tag', line('[Seed oasis]'), { code: 'not-a-tag', line: 3, column: 1, found: '[Seed oasis]' }],
    ['a bad string', line('[Seed "\\q"]'), { code: 'not-a-tag', line: 3, column: 1 }],
    ['an unknown tag', line('[Sede "oasis"]'), { code: 'unknown-tag', line: 3, column: 2, found: 'Sede' }],
    ['a repeated tag', line('[Rules "1"]'), { code: 'repeated-tag', line: 3, column: 2, found: 'Rules' }],
    ['a missing seed', line(''), { code: 'missing-tag', found: '', expected: ['[Seed "…"]'] }],
    ['another game', TEXT.replace('"Targi"', '"Chess"'), { code: 'bad-value', line: 1, expected: ['Targi'] }],
    ['other rules', TEXT.replace('[Rules "1"]', '[Rules "0"]'), { code: 'bad-value', line: 2, expected: ['1'] }],
    ['no such first player', TEXT.replace('[First "blue"]', '[First "red"]'), { code: 'bad-value', line: 4 }],
    [
      'no such shortfall',
      TEXT.replace('opponentGains', 'never'),
      { code: 'bad-value', line: 5, column: 12, found: 'never' },
    ],
    ['no such hands', TEXT.replace('closed', 'ajar'), { code: 'bad-value', line: 6, expected: ['closed', 'open'] }],
    [
      'a wrong round',
      TEXT.replace('2. place', '3. place'),
      { code: 'wrong-round', line: 12, column: 1, found: '3.', expected: ['2.'] },
    ],
    [
      'a wrong part',
      TEXT.replace('| white', '| blue'),
      { code: 'wrong-part', line: 11, found: 'blue', expected: ['white'] },
    ],
    [
      'a part without a bar before it',
      TEXT.replace('| white', 'white'),
      { code: 'wrong-part', line: 11, found: 'white', expected: ['|'] },
    ],
    [
      'a round on two lines',
      TEXT.replace('| blue', '\n| blue'),
      { code: 'unfinished-round', line: 12, column: 1, found: '|' },
    ],
    [
      'words after the end of a round',
      TEXT.replace('3 end', '3 end | place'),
      { code: 'after-the-end', line: 11, found: '|' },
    ],
    ['no word', TEXT.replace('place 2 3', 'place 2 x'), { code: 'not-a-word', line: 11, column: 12, found: 'x' }],
    [
      'an illegal move',
      TEXT.replace('place 2 3', 'place 2 4'),
      { code: 'illegal-move', line: 11, column: 12, found: '4', reason: 'corner' },
    ],
    [
      'a result that the moves do not give',
      TEXT.replace('"*"', '"blue 30-20"'),
      { code: 'wrong-result', line: 9, found: 'blue 30-20', expected: ['*'] },
    ],
  ];

  test.each(cases)('[record] %s', (_name, text, error) => {
    expect(parseGame(text)).toMatchObject({ ok: false, error });
  });

  test('[record] an error about a move names the legal moves', () => {
    const parsed = parseGame(TEXT.replace('place 2 3', 'place 2 x'));
    expect(parsed.ok ? [] : parsed.error.expected).toEqual(['3', '5', '6', '7', '9', '11', '13', '14', '15']);
  });

  test('[record] words after the end of the game', () => {
    const words: string[] = [];
    let state = init({ ...DEFAULT_OPTIONS, first: 'blue' }, 'oasis');
    const plain = ['!v', '!g', 'end', '1', '2', '3', '5', '6', '7', '9', '10', '11', '13', '14', '15'];
    while (toAct(state).length > 0) {
      const word = plain.find((candidate) => refusal(state, candidate) === 'allowed')!;
      words.push(word);
      state = after(state, word);
    }
    const text = makeGame(recordOf(words));
    expect(parseGame(text)).toMatchObject({ ok: true });
    expect(text).toContain('[Result "');
    const lines = text.trimEnd().split('\n').length;
    expect(parseGame(`${text}14. place`)).toMatchObject({
      ok: false,
      error: { code: 'after-the-end', line: lines + 1, column: 1, found: '14.', expected: [] },
    });
    expect(parseGame(`${text.trimEnd()} end`)).toMatchObject({
      ok: false,
      error: { code: 'after-the-end', line: lines, found: 'end' },
    });
  });
});

describe('a game that retries another', () => {
  const played = () => {
    const record = recordOf([]);
    let state = init(record.options, record.seed);
    const moves: Move[] = [];
    for (let [seat] = toAct(state); seat; [seat] = toAct(state)) {
      const list = legalMoves(state, seat);
      const move = list[moves.length % list.length];
      const next = play(state, seat, move);
      if (!next.ok) throw new Error('a listed move is legal');
      moves.push(move);
      state = next.value.state;
    }
    const { blue, white } = score(state);
    return { record, original: { blue: blue.total, white: white.total, moves } };
  };

  test('[record] stores the points and the moves of the original', () => {
    const { record, original } = played();
    const { moves: _, ...points } = original;
    for (const one of [points, original, { ...points, isSwapped: true } as const]) {
      const retry = { ...record, original: one };
      expect(parseGame(makeGame(retry))).toEqual({ ok: true, value: retry });
    }
  });

  test('[record] refuses moves that are illegal, incomplete or lead to other points', () => {
    const { record, original } = played();
    const text = makeGame({ ...record, original });
    const line = text.split('\n').find((each) => each.startsWith('[OriginalMoves')) ?? '';
    const points = `[Original "${original.blue}-${original.white}"]`;
    for (const wrong of [
      text.replace(line, line.replace(/"\S+/, '"16')),
      text.replace(line, line.replace(/"\S+/, '"abracadabra')),
      text.replace(line, line.replace(/ \S+"/, '"')),
      text.replace(line, line.replace('"]', ' end"]')),
      text.replace(points, '[Original "99-0"]'),
      text.replace(`${points}\n`, ''),
    ]) {
      expect(wrong).not.toBe(text);
      expect(parseGame(wrong)).toMatchObject({ ok: false, error: { code: 'bad-value' } });
    }
  });
});
