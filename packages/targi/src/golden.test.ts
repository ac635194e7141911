import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { walk } from '../test/randomGames.ts';
import { targi } from './index.ts';
import type { Event } from './events.ts';
import { makeGame } from './gamefile.ts';
import { parseGame } from './readGamefile.ts';
import { replay } from './record.ts';
import { score } from './scoring.ts';
import { hashState } from './state.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.targi'));

/** The games of `golden/make.ts`. If one replays differently, the rules version must be raised. */
function load(file: string) {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const parsed = parseGame(text);
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.error)}`);
  const replayed = replay(parsed.value);
  if (!replayed.ok) throw new Error(`${file}: ${JSON.stringify(replayed.error)}`);
  const { steps, end } = replayed.value;
  return { file, text, record: parsed.value, events: steps.flatMap(({ events }) => events), end };
}

describe.each(files)('the golden game %s', (file) => {
  test('[golden] replays to the recorded end', () => {
    const { text, events, end } = load(file);
    const over = events.at(-1);
    const by = over?.type === 'gameOver' ? over.by : 'nothing';
    const { blue, white, winner, decidedBy } = score(end);
    const [remark, ...game] = text.split('\n');
    expect(remark).toBe(`; over by ${by}, decided by ${decidedBy}, hash ${hashState(end)}`);
    expect(game).toContain(`[Result "${winner ?? 'nobody'} ${blue.total}-${white.total}"]`);
  });

  test('[golden] is written to the same text', () => {
    const { text, record } = load(file);
    expect(text.slice(text.indexOf('\n') + 1)).toBe(makeGame(record));
  });
});

describe('together the golden games have', () => {
  const find = (matches: (game: ReturnType<typeof load>) => boolean) => files.filter((file) => matches(load(file)));
  const has = (events: readonly Event[], type: Event['type']) => events.some((event) => event.type === type);

  test('[TG-40 TG-45] each way to end', () => {
    for (const by of ['raid', 'display']) {
      expect(find(({ events }) => events.some((event) => event.type === 'gameOver' && event.by === by))).not.toEqual(
        [],
      );
    }
    expect(files).toContain('twelve-cards-first-player.targi');
    expect(files).toContain('twelve-cards-second-player.targi');
  });

  test.each(['points', 'gold', 'goods', 'nothing'])('[TG-48] a game decided by %s', (decidedBy) => {
    expect(find(({ end }) => score(end).decidedBy === decidedBy)).not.toEqual([]);
  });

  test.each(['opponentGains', 'loseWhatYouHave'])('[TG-43 TG-44 R1] a game under the option %s', (shortfall) => {
    expect(find(({ record }) => record.options.shortfall === shortfall)).not.toEqual([]);
  });

  test('[TG-43 TG-52 TG-72] a shortfall, a reshuffle, open hands, two Targis', () => {
    for (const type of ['raidShortfall', 'reshuffled', 'targisLimited', 'rearranged'] as const) {
      expect(find(({ events }) => has(events, type))).not.toEqual([]);
    }
    expect(find(({ record }) => record.options.hands === 'open')).not.toEqual([]);
  });
});

/** To find the first difference to another revision, run bench/crossCheck.ts. */
test('[golden] 50 random games have the recorded moves, states, events, views and guesses', () => {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(JSON.stringify(value));
  for (let game = 0; game < 50; game++) {
    let decisions = 0;
    const end = walk(game, {
      before({ state, listed }) {
        hash.update(listed);
        if (decisions++ % 10 !== 0) return;
        for (const viewer of ['blue', 'white', 'spectator'] as const) {
          const view = targi.view(state, viewer);
          add(view);
          hash.update(targi.guess(view, quickRng(`guess ${game} ${decisions}`)));
        }
      },
      after(state, events) {
        hash.update(state);
        add(events);
      },
    });
    add(score(end));
  }
  expect(hash.digest('hex')).toBe('3ea3cc62198faed683225b3c58c787a1d30262c610615c5d1757fe9965fdeae7');
});
