import { expect, test } from 'vitest';
import { type Arrangement, arrange, type LaidDie } from '../arrange.ts';
import type { Event } from '../events.ts';
import { missing } from './missing.ts';
import type { Want } from './trick.ts';

const [AMBER] = arrange({}).middle; // the disc that these tables lay dice on
const [X, Z] = [Math.round((AMBER?.xUm ?? 0) / 1000), Math.round((AMBER?.zUm ?? 0) / 1000)];
const FLICKED: Event = {
  type: 'flicked',
  rule: 'TT-6',
  reveals: true,
  seat: 'red',
  die: 'red3',
  face: 4,
  disc: undefined,
};

function event(body: object): Event {
  return { rule: 'TT-6', reveals: false, ...body } as Event;
}

function die(id: LaidDie['die'], xMm: number, zMm: number, more: Partial<LaidDie> = {}): LaidDie {
  return { die: id, face: 4, xMm, zMm, ...more };
}

function tableWith(...lying: readonly LaidDie[]): Arrangement {
  const numbers = (seat: string) =>
    lying.filter((one) => one.die.startsWith(seat)).map((one) => Number(one.die.at(-1)));
  const left = (seat: string) => (Math.min(4, ...numbers(seat)) - 1) as 0 | 1 | 2 | 3; // those below the lowest one
  return { towers: { red: left('red'), blue: left('blue') }, lying };
}

const ON_AMBER = die('red3', X, Z + 30);
const BLUE = die('blue3', X, Z - 30);
const AWAY = die('blue3', X, Z - 120);
const OTHER = die('red2', X, Z - 35);

// [what, want, dice that lay there, dice after, further events, whether it is met]
const tries: readonly (readonly [string, Want, readonly LaidDie[], readonly LaidDie[], readonly object[], boolean])[] =
  [
    ['stops on a disc', { want: 'stop' }, [], [ON_AMBER], [], true],
    ['stops beside it', { want: 'stop' }, [], [die('red3', X, Z + 70)], [], false],
    ['stops on the disc', { want: 'stop', disc: 'amber' }, [], [ON_AMBER], [], true],
    ['stops on another disc', { want: 'stop', disc: 'jade' }, [], [ON_AMBER], [], false],
    ['with the face', { want: 'stop', face: 4 }, [], [ON_AMBER], [], true],
    ['with another face', { want: 'stop', face: 5 }, [], [ON_AMBER], [], false],
    ['touches black', { want: 'black', disc: 'amber' }, [], [die('red3', X, Z + 15)], [], true],
    ['next to black', { want: 'black', disc: 'amber' }, [], [ON_AMBER], [], false],
    ['near', { want: 'near', die: 'blue3', mm: 15 }, [AWAY], [AWAY, die('red3', X, Z - 90)], [], true],
    ['not near enough', { want: 'near', die: 'blue3', mm: 13 }, [AWAY], [AWAY, die('red3', X, Z - 90)], [], false],
    ['a Double', { want: 'double' }, [OTHER], [OTHER, { ...ON_AMBER, isFresh: true }], [], true],
    ['no Double', { want: 'double' }, [OTHER], [OTHER, { ...ON_AMBER, isFresh: true, face: 3 }], [], false],
    ['steals both', { want: 'steal', count: 2 }, [], [], [{ type: 'stole', discs: ['jade3', 'violet3'] }], true],
    ['steals one of them', { want: 'steal', count: 2 }, [], [], [{ type: 'stole', discs: ['jade3'] }], false],
    ['topples', { want: 'topple' }, [], [], [{ type: 'disarmed', seat: 'blue', out: 'blue3' }], true],
    ['topples nothing', { want: 'topple' }, [], [], [], false],
    ['pushes onto a disc', { want: 'push', die: 'red2', to: 'disc' }, [die('red2', X, Z - 90)], [OTHER], [], true],
    ['lay there before', { want: 'push', die: 'red2', to: 'disc' }, [OTHER], [OTHER], [], false],
    ['pushes onto black', { want: 'push', die: 'red2', to: 'black' }, [OTHER], [die('red2', X, Z)], [], true],
    ['not as far as black', { want: 'push', die: 'red2', to: 'black' }, [OTHER], [die('red2', X, Z - 30)], [], false],
    [
      'over the edge',
      { want: 'push', die: 'blue3', to: 'off' },
      [AWAY],
      [],
      [{ type: 'fault', die: 'blue3', fault: 'off' }],
      true,
    ],
    ['not over the edge', { want: 'push', die: 'blue3', to: 'off' }, [AWAY], [AWAY], [], false],
    ['clears the disc', { want: 'clear', die: 'blue3' }, [BLUE], [AWAY], [], true],
    ['partly on it still', { want: 'clear', die: 'blue3' }, [BLUE], [die('blue3', X, Z - 50)], [], false],
    ['leaves it', { want: 'leave', die: 'blue3' }, [BLUE], [BLUE], [], true],
    ['moves it', { want: 'leave', die: 'blue3' }, [BLUE], [die('blue3', X, Z - 32)], [], false],
  ];

test.each(tries)('%s', (_what, want, before, after, events, isMet) => {
  const tried = {
    before: arrange(tableWith(...before)),
    after: arrange(tableWith(...after)),
    events: [FLICKED, ...events.map(event)],
  };
  expect(missing([want], tried)).toEqual(isMet ? [] : [want]);
});

test('a fault of the flicked die, or a fallen own tower, meets nothing', () => {
  const [before, after] = [arrange({}), arrange(tableWith(ON_AMBER))];
  const wants: readonly Want[] = [{ want: 'stop' }];
  expect(missing(wants, { before, after, events: [FLICKED] })).toEqual([]);
  const fault = event({ type: 'fault', die: 'red3', fault: 'slid' });
  expect(missing(wants, { before, after, events: [FLICKED, fault] })).toEqual(wants);
  after.phase = { name: 'keep', seat: 'red', dice: ['red3', 'red2'] };
  expect(missing(wants, { before, after, events: [FLICKED] })).toEqual(wants);
});
