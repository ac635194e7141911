import { rulesOf } from '@caravanserai/targets/versions';
import { expect, test, vi } from 'vitest';
import { TargetsMatch } from '../../../../test/targetsMatch.ts';
import { OnlineTargets } from '../worker/online/game.ts';
import { OnlineMoments } from './onlineMoments.ts';
import { Director } from '../table/show/director.ts';
import type { Stage } from '../stage/stage.ts';
import type { Snapshot, TableClient } from '../client.ts';

/** A whole game as received over the network. */
async function wholeGame(): Promise<readonly Snapshot[]> {
  const match = new TargetsMatch();
  const told: Snapshot[] = [];
  const game = new OnlineTargets({
    show: (snapshot) => told.push(snapshot),
    lookBack: async () => undefined,
    rulesOf,
  });
  await game.see(match.picture('spectator'));
  while (!match.result) {
    match.act();
    await game.see(match.picture('spectator'));
  }
  return told;
}

function watch(first: Snapshot) {
  const listeners = new Set<() => void>();
  const moments = new OnlineMoments(() => listeners.forEach((changed) => changed()));
  moments.add(first);
  const lengths: (number | undefined)[] = [];
  const play: Stage['play'] = async (_film, { endsInMs }) => void lengths.push(endsInMs);
  const travel: Stage['travel'] = async () => undefined;
  const stage = {
    travel,
    show: () => undefined,
    mark: () => undefined,
    look: () => undefined,
    play,
  } as unknown as Stage;
  const client: TableClient = {
    snapshot: () => moments.shown ?? first,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    fault: () => undefined,
    own: [],
    act: async () => ({ ok: true, value: undefined }),
    rested: (version) => moments.seen(version),
    wait: () => undefined,
    undo: async () => ({ ok: true, value: undefined }),
    past: async () => undefined,
    notation: async () => ({ ok: true, value: '' }),
    close: () => undefined,
    far: { hasNews: () => moments.hasNews, closesInMs: () => undefined, restsInMs: () => 1250 },
  };
  const director = new Director(client, { isStill: () => false, onContact: () => undefined, onFlick: () => undefined });
  director.setStage(stage);
  const close = director.open();
  return { director, moments, lengths, close };
}

test('who only watches is never held up: every flick is seen, at the pace of the others, to the end', async () => {
  const told = await wholeGame();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { director, moments, lengths, close } = watch(told[0]!);
    for (const snapshot of told.slice(1)) {
      moments.add(snapshot);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(director.shown()).toMatchObject({ moment: 'live', snapshot: { version: snapshot.version } });
    }
    expect(director.shown().snapshot.need.kind).toBe('over');
    expect(new Set(lengths)).toEqual(new Set([1250]));
    close();
  } finally {
    vi.useRealTimers();
  }
});

test('a table that has gone on does not wait for «Go on»', async () => {
  const told = await wholeGame();
  const end = told.findIndex(({ log }) => log.at(-1)?.events.some(({ type }) => type === 'roundEnded'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { director, moments, close } = watch(told[end - 1]!);
    moments.add(told[end]!);
    await vi.advanceTimersByTimeAsync(1000);
    expect(director.shown().pause).toBeDefined();
    moments.add(told[end + 1]!);
    await vi.advanceTimersByTimeAsync(1000);
    expect(director.shown().snapshot.version).toBe(told[end + 1]!.version);
    close();
  } finally {
    vi.useRealTimers();
  }
});
