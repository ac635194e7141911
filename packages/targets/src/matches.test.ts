import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGame, parseGame } from './gamefile.ts';
import { flick, loadPhysics } from './physics/index.ts';
import { replay } from './record.ts';
import { hashState } from './state.ts';

const folder = new URL('../test/rulesMatches/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.targets'));

beforeAll(() => loadPhysics());

/** The matches of `rulesMatches/make.ts`. If one replays differently, the rules version must be raised. */
describe.each(files)('the golden match %s', (file) => {
  test('[TT-54] replays with the physics to the recorded end, and is written to the same text', () => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const parsed = parseGame(text, flick);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const replayed = replay(parsed.value, flick);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(text.slice(0, text.indexOf('\n'))).toBe(`; hash ${hashState(replayed.value.end)}`);
    if (file === files[0]) expect(text.slice(text.indexOf('\n') + 1)).toBe(makeGame(parsed.value, flick));
  });
});
