import * as engine from '@caravanserai/targets';
import { type Rules, rulesOf } from '@caravanserai/targets/versions';

/** The rules of one version without their physics: enough to say what is seen. */
export type RulesAlone = Omit<Rules, 'checkFlick' | 'flick' | 'loadPhysics' | 'STEP_HZ'>;

/** Rules with the physics that go with them, each version when the first game asks for it. */
export type RulesByVersion = (version: number) => Promise<Rules>;

const TODAY: RulesAlone = { ...engine, version: engine.RULES_VERSION };

/** Those of today are here already, so that a table is seen before its physics have come. */
export async function rulesAlone(version: number): Promise<RulesAlone> {
  return version === TODAY.version ? TODAY : rulesOf(version);
}
