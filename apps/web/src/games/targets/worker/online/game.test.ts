import { isClosing, toAct, type View } from '@caravanserai/targets';
import { type Rules, RULES_VERSIONS, rulesOf } from '@caravanserai/targets/versions';
import { describe, expect, test, vi } from 'vitest';
import { TargetsMatch } from '../../../../../test/targetsMatch.ts';
import type { Snapshot } from '../../client.ts';
import { isFlick } from '../table.ts';
import { OnlineTargets } from './game.ts';

function open(lookBack: (version: number) => Promise<View | undefined> = async () => undefined) {
  const shown: Snapshot[] = [];
  const simulate = vi.fn<Rules['flick']>();
  async function watched(version: number): Promise<Rules> {
    const rules = await rulesOf(version);
    simulate.mockImplementation(rules.flick);
    return { ...rules, flick: simulate };
  }
  const back = vi.fn(lookBack);
  const game = new OnlineTargets({
    show: (snapshot) => shown.push(snapshot),
    lookBack: back,
    rulesOf: watched,
  });
  return { game, shown, simulate, back };
}

const isFlicked = ({ steps }: TargetsMatch) => steps.length > 0 && isFlick(steps.at(-1)!);

test.each(RULES_VERSIONS)(
  'every flick of a game by rules %i is seen with its film, which ends where the server says',
  async (version) => {
    const match = new TargetsMatch('a match', await rulesOf(version));
    const { game, shown, back } = open();
    await game.see(match.picture());
    while (match.steps.filter(isFlick).length < 8) {
      match.act();
      await game.see(match.picture());
      const now = shown.at(-1)!;
      expect(now.version).toBe(match.steps.length);
      if (!isFlicked(match)) continue;
      expect(now.shot?.n).toBe(now.version);
      for (const { die, spot, pose } of now.view.dice) {
        const rested = now.shot?.rest.dice.find((each) => each.die === die);
        if (spot === 'table' && rested) expect(rested.pose).toEqual(pose);
      }
    }
    expect(back).not.toHaveBeenCalled();
    expect(shown.map(({ version }) => version)).toEqual(shown.map((_, i) => i));
  },
);

/** Off the table, so that nobody gets a disc. */
function playToGolden(match: TargetsMatch): void {
  for (;;) {
    const { phase, towers, pucks } = match.state;
    if (phase.name === 'golden') return;
    const [seat] = toAct(match.state);
    const puck = pucks.find((each) => each.seat === seat);
    if (phase.name === 'flick' && seat && puck && towers[seat].length > 0 && !isClosing(match.state))
      match.play(seat, { type: 'flick', vxMmS: 0, vzMmS: Math.sign(puck.zUm) * 1500, highPm: 150, sidePm: 0 });
    else match.act();
  }
}

test('[T15] Golden Targets: nothing rolls before all have flicked; then one film shows all, and what was secret is known', async () => {
  const match = new TargetsMatch();
  playToGolden(match);
  const { game, shown } = open(async (version) => match.viewAt(version));
  await game.see(match.picture());
  const before = shown.at(-1)?.shot?.n;
  const secret = { type: 'golden', vxMmS: 20, vzMmS: 1250, highPm: 150, sidePm: 0 } as const;
  match.play('blue', secret);
  await game.see(match.picture());
  expect(shown.at(-1)).toMatchObject({ version: match.steps.length, view: { phase: { flicked: ['blue'] } } });
  expect(shown.at(-1)?.shot?.n).toBe(before);
  expect(JSON.stringify(shown.at(-1))).not.toContain('1250');
  match.play('red', { ...secret, vxMmS: -10, vzMmS: -1250 });
  await game.see(match.picture());
  const { shot, log, view } = shown.at(-1)!;
  expect(shot?.n).toBe(match.steps.length);
  expect(log.slice(-2).map(({ move }) => move)).toEqual(match.steps.slice(-2).map(({ move }) => move));
  expect(new Set(shot?.film.trajectory.dice.map(({ die }) => die)).size).toBe(6);
  if (view.phase.name === 'over')
    for (const { die, spot, pose } of view.dice)
      if (spot === 'table') expect(shot?.rest.dice.find((each) => each.die === die)?.pose).toEqual(pose);
});

test('one’s own flick is rolled once, while the server still thinks', async () => {
  const match = new TargetsMatch();
  const { game, shown, simulate } = open();
  await game.see(match.picture());
  const { seat, move } = match.act();
  game.prepare(seat, move);
  await game.see(match.picture());
  expect(simulate).toHaveBeenCalledTimes(1);
  expect(shown.at(-1)?.shot?.n).toBe(1);
});

describe('who comes later', () => {
  test('sees the table at once, and the last flick can be seen again', async () => {
    const match = new TargetsMatch();
    match.actUntil((each) => each.steps.length >= 5 && isFlicked(each));
    const { game, shown, back } = open(async (version) => match.viewAt(version));
    await game.see(match.picture());
    expect(back).toHaveBeenCalledExactlyOnceWith(match.version - 1);
    expect(shown.map(({ shot }) => shot?.n)).toEqual([undefined, match.version]);
    expect(shown[0]!.view).toEqual(match.viewAt(match.version));
  });

  test('or was away for some moves sees the last flick only', async () => {
    const match = new TargetsMatch();
    const { game, shown, back } = open(async (version) => match.viewAt(version));
    await game.see(match.picture());
    match.actUntil((each) => each.steps.length >= 4 && isFlicked(each));
    await game.see(match.picture());
    expect(back).toHaveBeenCalledExactlyOnceWith(match.version - 1);
    expect(shown.map(({ version }) => version)).toEqual([0, match.version]);
    expect(shown.at(-1)?.shot?.n).toBe(match.version);
  });

  test('continues without a film if the server sends none', async () => {
    const match = new TargetsMatch();
    const { game, shown } = open();
    await game.see(match.picture());
    match.actUntil((each) => each.steps.length >= 4 && isFlicked(each));
    await game.see(match.picture());
    expect(shown.at(-1)).toMatchObject({ version: match.version, shot: undefined });
  });
});

test('what is late or known is not shown again', async () => {
  const match = new TargetsMatch();
  const first = match.picture();
  match.act();
  const { game, shown } = open();
  await game.see(match.picture());
  const before = shown.length;
  await game.see(first);
  await game.see(match.picture());
  expect(shown).toHaveLength(before);
});

test('a game that was given up waits for nobody', async () => {
  const match = new TargetsMatch();
  match.act();
  const { game, shown } = open();
  await game.see(match.picture());
  match.result = { by: 'resignation', winners: ['blue'] };
  await game.see(match.picture());
  expect(shown.at(-1)).toMatchObject({ version: 1, need: { kind: 'over', winners: ['blue'] } });
});

test('who sits where', async () => {
  const { game, shown } = open();
  await game.see(new TargetsMatch().picture('blue'));
  expect(shown[0]?.players).toEqual({
    red: { kind: 'remote', name: 'the red one' },
    blue: { kind: 'person', name: 'the blue one' },
  });
});

test('the rounds of the log are those of the table', async () => {
  const match = new TargetsMatch();
  match.actUntil(({ state }) => state.round === 3);
  const { game, shown } = open();
  await game.see(match.picture());
  const rounds = match.steps.map((_, i) => (match.steps[i - 1]?.state ?? match.start).round);
  expect(shown[0]?.log.map(({ round }) => round)).toEqual(rounds);
});

test.each(RULES_VERSIONS)(
  'a game by rules %i that is over is played again here, and every move of it can be looked at',
  async (rules) => {
    const match = new TargetsMatch('a match', await rulesOf(rules));
    match.actUntil(({ steps }) => steps.length >= 9);
    const { game, simulate } = open();
    await game.see(match.picture());
    expect(await game.past(1)).toBeUndefined();
    match.result = { by: 'resignation', winners: ['blue'] };
    await game.see(match.picture('spectator'));
    for (const [i, step] of match.steps.entries()) {
      const past = await game.past(i + 1);
      expect(past?.before.view).toEqual(match.viewAt(i, 'spectator'));
      expect(past?.after.view).toEqual(match.viewAt(i + 1, 'spectator'));
      expect(past?.after.shot?.n).toBe(isFlick(step) ? i + 1 : undefined);
    }
    expect((await game.past(0))?.after.version).toBe(0);
    expect(await game.past(10)).toBeUndefined();
    expect(simulate.mock.calls.length).toBeLessThanOrEqual(3 * match.steps.filter(isFlick).length);
  },
);
