import { sayPlace, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { game, hotSeat } from '../../../../../test/randomTables.ts';
import { snapshotOf } from '../../game/snapshot.ts';
import { sayWhat } from './sayNow.ts';

test('a turn that is to be confirmed names what ending it declines', () => {
  const t = translator('en');
  let said = 0;
  for (const table of game(hotSeat('declined', { curtain: false }), 'declined', false)) {
    const snapshot = snapshotOf(table);
    if (snapshot.control.kind !== 'confirm') continue;
    const ended = snapshot.log.at(-1)?.events.find(({ type }) => type === 'turnEnded');
    const declined = ended?.type === 'turnEnded' ? ended.declined : [];
    const words = sayWhat(t, snapshot);
    for (const place of declined) expect(words).toContain(sayPlace(t, place));
    if (declined.length === 0) expect(words).toBe(t('play.what.confirm'));
    said += declined.length;
  }
  expect(said).toBeGreaterThan(3);
});
