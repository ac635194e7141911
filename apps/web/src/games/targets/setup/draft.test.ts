import { checkOptions, SEATS } from '@caravanserai/targets';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../../../app/settings/stored.ts';
import { keepDraft, newDraft, parseDraft, playersOf, quickDraft, settle } from './draft.ts';

const GAP = fc.constantFrom(10, 15, 20);
const anyOptions = fc.record({
  players: fc.constantFrom(2, 3, 4),
  first: fc.constantFrom('drawn', 'called', ...SEATS),
  pasVu: fc.boolean(),
  threeByThree: fc.boolean(),
  teams: fc.boolean(),
  calls: fc.constantFrom('own', 'forYou'),
  gapsCm: fc.record({ red: GAP, blue: GAP, yellow: GAP, green: GAP }),
});

test('whatever is ticked, the table can be set', () => {
  fc.assert(
    fc.property(
      anyOptions,
      anyOptions,
      fc.constantFrom('teams', 'pasVu', 'calls', 'players', 'first', 'gapsCm'),
      (options, to, key) => {
        const part = { [key]: to[key] };
        expect(checkOptions(settle({ ...options, ...part }, part)).ok).toBe(true);
      },
    ),
  );
});

test('the last choice counts: teams bring four players, Pas vu ends being called for', () => {
  const { options } = newDraft();
  expect(settle({ ...options, teams: true }, { teams: true })).toMatchObject({ teams: true, players: 4 });
  const calling = { ...options, calls: 'forYou' } as const;
  expect(settle({ ...calling, pasVu: true }, { pasVu: true })).toMatchObject({ pasVu: true, calls: 'own' });
  expect(settle({ ...options, pasVu: true, calls: 'forYou' }, { calls: 'forYou' })).toMatchObject({ pasVu: false });
});

test('what was kept is read with care', () => {
  for (const text of [undefined, '', 'null', '[]', '{"seats":3}', '{"options":{"players":9}}'])
    expect(parseDraft(parseFields(text))).toEqual(newDraft());
  const draft = { ...newDraft(), options: { ...newDraft().options, players: 3 as const } };
  expect(parseDraft(parseFields(JSON.stringify(draft)))).toEqual(draft);
});

test('who has no name is called by the colour, or «You» where nobody else is here', () => {
  const draft = newDraft();
  const nameOf = (seat: string, isAlone: boolean) => (isAlone ? 'You' : seat);
  expect(playersOf(draft, nameOf)).toEqual({
    red: { kind: 'person', name: 'You' },
    blue: { kind: 'bot', level: 'leftHand' },
  });
  const { seats } = draft;
  const two = { ...draft, seats: { ...seats, blue: { ...seats.blue, kind: 'person' as const, name: ' Bo ' } } };
  expect(playersOf(two, nameOf)).toEqual({
    red: { kind: 'person', name: 'red' },
    blue: { kind: 'person', name: 'Bo' },
  });
});

test('«Play now» against the first opponent puts the towers nearer', () => {
  const gaps = () => Object.values(quickDraft().options.gapsCm);
  keepDraft(newDraft());
  expect(gaps()).toEqual([15, 15, 20, 20]);
  const { seats } = newDraft();
  keepDraft({ ...newDraft(), seats: { ...seats, blue: { ...seats.blue, level: 'tavern' } } });
  expect(gaps()).toEqual([20, 20, 20, 20]);
});
