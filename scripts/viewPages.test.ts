import { type Game, type GameTypes, pick, quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, type Move, sampleMove, targetsWith } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { targi } from '@caravanserai/targi';
import { Check } from 'typebox/value';
import { beforeAll, describe, expect, test } from 'vitest';
import { PlaySchema, Refused } from '../apps/server/src/http/schemas.ts';
import { faultIn } from '../apps/server/src/http/wire/fault.ts';
import { GAME_WIRES } from '../apps/server/src/http/wire/ofGame.ts';
import { Picture, Update } from '../apps/server/src/http/wire/picture.ts';
import type { Form } from '../apps/server/src/http/wire/fault.ts';
import { describe as describeForm, fieldsOf, formOf, named, namesIn } from './viewPages/forms.ts';
import { targetsGuide } from './viewPages/targets.ts';
import { targiGuide } from './viewPages/targi.ts';
import { viewTargetsPage, viewTargiPage } from './viewPages.ts';

beforeAll(() => loadPhysics());

function undescribed(form: Form): string[] {
  const whole = [form, ...namesIn(form).map(named)];
  const variants = whole.flatMap(({ anyOf = [] }) => anyOf);
  const forms = whole.flatMap((each) => each.anyOf ?? [each]);
  return [
    ...variants.filter((each) => each.properties && describeForm(each) === '').map((each) => JSON.stringify(each)),
    ...fieldsUndescribed(forms),
  ];
}

function fieldsUndescribed(forms: readonly Form[]): string[] {
  return forms
    .flatMap((each) => fieldsOf(each).filter((field) => describeForm(field.form) === ''))
    .map(({ path }) => path);
}

test('every field and variant of every form that a bot meets has a description', () => {
  for (const wire of Object.values(GAME_WIRES)) {
    for (const schema of Object.values(wire)) expect(undescribed(formOf(schema))).toEqual([]);
  }
  for (const schema of [Picture, Update, PlaySchema, Refused]) expect(undescribed(formOf(schema))).toEqual([]);
});

const GAMES: readonly (readonly [typeof targiGuide, Game<GameTypes>, readonly unknown[], number])[] = [
  [
    targiGuide,
    targi as unknown as Game<GameTypes>,
    [targi.defaultOptions, { ...targi.defaultOptions, shortfall: 'loseWhatYouHave' }],
    60,
  ],
  [
    targetsGuide,
    targetsWith(flick) as unknown as Game<GameTypes>,
    [
      DEFAULT_OPTIONS,
      { ...DEFAULT_OPTIONS, players: 3, first: 'called', pasVu: true },
      { ...DEFAULT_OPTIONS, players: 4, teams: true, calls: 'forYou' },
    ],
    4,
  ],
];

describe.each(GAMES)('$game', (guide, game, options, games) => {
  const { move: moveSchema } = GAME_WIRES[guide.game];

  test('every example is a move of the game', () => {
    for (const { moves } of guide.phases) {
      for (const { example } of moves) expect([example, faultIn(moveSchema, example)]).toEqual([example, undefined]);
      for (const { example } of moves) expect(Check(moveSchema, example)).toBe(true);
    }
  });

  test('in random games, what is legal in a phase is in its row, and every phase is met', () => {
    const met = new Map<string, Set<string>>();
    for (const [i, option] of options.entries()) {
      for (let n = 0; n < games; n++) {
        const rng = quickRng(`${guide.game} ${i} ${n}`);
        let state = game.init(option, `${n}`);
        for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
          const moves =
            game.moves.kind === 'listed' ? game.moves.list(state, seat) : [game.moves.sample(state, seat, rng)];
          const view = game.view(state, seat) as { phase?: { name: string }; pending?: { phase: string } };
          const phase = view.phase?.name ?? view.pending?.phase ?? '';
          const kinds = met.get(phase) ?? new Set();
          for (const move of moves) kinds.add((move as { type: string }).type);
          met.set(phase, kinds);
          const played = game.play(state, seat, pick(rng, moves));
          if (played.ok) state = played.value.state;
        }
        met.set('over', new Set());
      }
    }
    const said = new Map(
      guide.phases.map(({ name, moves }) => [name, new Set(moves.map(({ example }) => example.type))]),
    );
    for (const [phase, kinds] of met)
      expect([phase, [...kinds].filter((kind) => !said.get(phase)?.has(kind))]).toEqual([phase, []]);
    const rare = new Set(['golden', 'remove', 'keep']); // rare: not seen in every few games
    expect([...said.keys()].filter((phase) => !met.has(phase) && !rare.has(phase))).toEqual([]);
  });
});

test('the lines for a flick on the page of Targets make a legal flick at every moment, also when the middle is empty', async () => {
  const lines = /```ts\n([^]*?)```/.exec(viewTargetsPage())?.[1] ?? '';
  const source = `export function flickOf(view) { ${lines} return move; }`;
  const { flickOf } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    flickOf(view: unknown): Move;
  };
  const game = targetsWith(flick);
  const rng = quickRng('page');
  let flicksInMoneyTime = 0;
  let state = game.init(DEFAULT_OPTIONS, 'page 1');
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const seen = game.view(state, seat);
    const [call] = seen.open;
    let move = sampleMove(state, seat, rng);
    if (call?.call === 'targets') move = { type: 'targets', die: call.die, atMs: seen.calls.lastMs };
    if (move.type === 'flick') move = flickOf(seen);
    if (move.type === 'flick' && seen.middle.length === 0) flicksInMoneyTime++;
    const played = game.play(state, seat, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played.error)}`);
    state = played.value.state;
  }
  expect(flicksInMoneyTime).toBeGreaterThan(0);
});

test('the page of each game has its phases, and a row for each reason of a refusal', () => {
  for (const page of [viewTargiPage(), viewTargetsPage()])
    expect(page).toMatch(/### Reasons of this game[^]*\| `not-now` \|/);
  for (const { name } of targetsGuide.phases) expect(viewTargetsPage()).toContain(`| \`${name}\` |`);
});

test('every link within a page leads to a heading of it', () => {
  for (const page of [viewTargiPage(), viewTargetsPage()]) {
    const headings = new Set(
      [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase().replaceAll(' ', '-')),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect([...new Set(links)].filter((anchor) => !headings.has(anchor))).toEqual([]);
  }
});
