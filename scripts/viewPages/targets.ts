import type { Guide } from './guide.ts';

const STROKE = { vxMmS: -30, vzMmS: -1200, highPm: 150, sidePm: 0 };

export const targetsGuide: Guide = {
  game: 'targets',
  title: 'What a bot sees: Targets',
  intro: [
    'A flick consists of four numbers, so the server cannot list the legal moves: `play.moves` is always empty. A bot derives its move from `play.view`.',
  ],
  opponent: 'leftHand',
  phaseField: 'play.view.phase.name',
  phases: [
    {
      name: 'start',
      who: 'every seat (only with the option `"first": "called"`)',
      moves: [{ when: 'always; the first to call flicks first', example: { type: 'begin', atMs: 0 } }],
    },
    {
      name: 'swap',
      who: 'every seat that has not chosen yet (only with the option `teams`)',
      moves: [
        {
          when: '`die` is one of `view.stacks[you]`; `level` is the level of the received die',
          example: { type: 'swap', die: 'red1', level: 1 },
        },
      ],
    },
    {
      name: 'flick',
      who: 'the player to flick, first in `toAct`; and you, if you may call or pass',
      moves: [
        {
          when: '`view.open` has an entry with `"call": "targets"`: send its `die`',
          example: { type: 'targets', die: 'red3', atMs: 0 },
        },
        {
          when: '`view.open` has an entry with `"call": "double"`: one of its `dice` is `back`, the other is `other`',
          example: { type: 'double', back: 'red3', other: 'red2', atMs: 0 },
        },
        {
          when: '`view.options.pasVu`; `die` is one of `view.calls.targets`, not in `view.calls.used`, not yours, and its holder not in `view.calls.passed`',
          example: { type: 'pasVu', die: 'blue3', atMs: 0 },
        },
        {
          when: '`view.open` has an entry that you decline; or every list in `view.towers` is empty, and you are in `toAct`',
          example: { type: 'pass' },
        },
        {
          when: '`toAct[0]` is you, `view.towers[you]` is not empty, and, with the option `"calls": "forYou"`, `view.open` is empty',
          example: { type: 'flick', ...STROKE },
        },
      ],
    },
    {
      name: 'keep',
      who: '`view.phase.seat`',
      moves: [{ when: '`die` is one of `view.phase.dice`', example: { type: 'keep', die: 'red2' } }],
    },
    {
      name: 'remove',
      who: '`view.phase.seat`',
      moves: [
        { when: '`disc` is the `disc` of an entry of `view.middle`', example: { type: 'remove', disc: 'jade1' } },
      ],
    },
    {
      name: 'golden',
      who: 'every seat of `view.phase.seats` that is not in `view.phase.flicked`',
      moves: [{ when: 'always; the disc lies at (0, 0)', example: { type: 'golden', ...STROKE } }],
    },
    { name: 'over', who: 'nobody', moves: [] },
  ],
  decide: [
    'If you are not in `play.toAct`, wait for the next picture.',
    'In any phase except `flick`: send the only possible move, from the table below.',
    'In `flick`: if `view.open` has an entry, make that call; otherwise, if all towers are empty, `pass`; otherwise, if `toAct[0]` is you, flick; otherwise wait.',
  ],
  sections: [
    {
      heading: 'When to send it',
      text: [
        'After a flick the picture contains the final positions of the dice immediately, but on players’ screens they roll until `rest.atMs` (milliseconds since 1970, by the server’s clock).',
        [
          '- **Calls** (`targets`, `double`, `pasVu`) before `rest.atMs` are refused with `not-now` and `retryAfterMs`.',
          '- **A flick**, `golden`, `keep`, `remove` and `pass` can be sent at any time. The server delays them until the dice come to rest, and a flick by another 1.5 seconds, so that others can call.',
          '- **One request at a time:** wait for the answer before you decide again, and then for a picture of at least the version in that answer.',
          '- **If several seats may act** (`swap`, `golden`), the second request on the same version gets `stale-version`. A bot should wait until it is first in `toAct`.',
          '- **While the server delays your flick, another player may call.** Your flick is then refused with `stale-version`: read the new picture and decide again. To avoid this, wait until `rest.atMs` + 2,500 ms before you send `flick` or `pass`, as the server’s own opponents do, and use the latest picture.',
          '- **The server’s clock**: over the socket, `hello` and `pong` have `nowMs`; over HTTP, the `Date` header of every answer has whole seconds, and a refusal has `retryAfterMs`.',
          '- **`atMs`** of a call is the time from `rest.atMs` to your call, as you measured it; the server limits it according to your delay ([protocol.md](protocol.md#calls-who-was-first)). A bot sends 0 or its computing time.',
          '- **Calls have a time limit.** After the last flick of a round, a player who makes no call before `rest.closesMs` passes.',
        ].join('\n'),
      ],
    },
    {
      heading: 'Coordinates and flicks',
      text: [
        'Lengths are integers in micrometres (`Um`), speeds in mm/s (`MmS`). The origin is the middle of the table, which is 1,000,000 µm wide and deep; y is up. For red, x points to the right and z towards red, so a player at a positive z flicks with a negative `vzMmS`.',
        'The radius of a disc is 50,000 µm, that of its black centre 12,500 µm. A die is 16,000 µm wide. It wins with «Targets!» if its lower face, a square of 14,000 µm, touches black. So aim at the disc’s centre (`xUm`, `zUm` of `view.middle`) from your own puck (`view.pucks`). In Money time (TT-36), the last round, no disc is in the middle: `view.middle` is empty, and you can only steal discs that other players have stored (TT-18).',
        [
          '```ts',
          'const { viewer, pucks, middle, stored } = view;',
          'const own = pucks.find(({ seat }) => seat === viewer);',
          'const rich = pucks.find(({ seat }) => seat !== viewer && stored[seat].length > 0);',
          'const goal = middle[0] ?? rich ?? { xUm: 0, zUm: 0 }; // `middle` is empty in Money time',
          'const [x, z] = [goal.xUm - own.xUm, goal.zUm - own.zUm];',
          'const length = Math.hypot(x, z);',
          'const speed = 1100; // mm/s: 800 is too slow to reach the middle, 1500 too fast',
          'const move = {',
          "  type: 'flick',",
          '  vxMmS: Math.round((speed * x) / length),',
          '  vzMmS: Math.round((speed * z) / length),',
          '  highPm: 150, // above the middle, so that the die rolls: one that only slides is out (TT-14)',
          '  sidePm: 0,',
          '};',
          '```',
        ].join('\n'),
        'All four numbers must be integers (`Math.round`); the combined speed is 1 to 4,000 mm/s. `Math.round` can return −0, which JSON writes as `0`. The same flick on the same table always has the same result ([physics.md](physics.md)), so `@caravanserai/targets/physics` can simulate it first ([library.md](library.md)).',
      ],
    },
  ],
};
