import { RULES_VERSION } from '@caravanserai/targets';
import { RULES_VERSIONS, rulesOf } from '@caravanserai/targets/versions';
import { expect, test } from 'vitest';
import { TargetsMatch } from '../../../../../test/targetsMatch.ts';
import { recomputeTargets } from './fairness.ts';

const today = await rulesOf(RULES_VERSION);

function givenUp(rules = today): TargetsMatch {
  const match = new TargetsMatch('a match', rules);
  match.actUntil(({ state }) => state.round === 2);
  match.result = { by: 'resignation', winners: ['blue'] };
  return match;
}

test.each(RULES_VERSIONS)('a game by rules %i that was played as promised', async (version) => {
  const rules = await rulesOf(version);
  const match = givenUp(rules);
  const made = recomputeTargets(match.picture(), rules);
  expect(made).toMatchObject({ first: match.start.first });
  expect(made.fault).toBeUndefined();
  expect(made.compared).toBe(match.steps.reduce((sum, { events }) => sum + events.length, 0));
  expect(made.towers?.red).toHaveLength(3);
  expect(Object.keys(made.towers ?? {})).toEqual(['red', 'blue']);
});

test('a running game reveals nothing', () => {
  expect(recomputeTargets(new TargetsMatch().picture(), today)).toEqual({ fault: 'not-shown', compared: 0 });
});

test('another secret, another seed, other events', () => {
  const picture = givenUp().picture();
  const { fairness } = picture;
  const faultOf = (changed: object) => recomputeTargets({ ...picture, ...changed }, today).fault;
  expect(faultOf({ fairness: { ...fairness, secret: 'ab'.repeat(32) } })).toBe('wrong-commitment');
  expect(faultOf({ fairness: { ...fairness, seed: 'ab'.repeat(32) } })).toBe('wrong-seed');
  expect(faultOf({ fairness: { ...fairness, nonces: { red: '', blue: '' } } })).toBe('malformed');
  const log = picture.log.map((entry, i) => (i === 0 ? { ...entry, events: [] } : entry));
  expect(faultOf({ log })).toBe('other-cards');
});
