import * as engine from '@caravanserai/targets';
import { type Rules, rulesOf } from '@caravanserai/targets/versions';

/** One version of the rules without its physics: enough for display. */
export type RulesAlone = Omit<Rules, 'checkFlick' | 'flick' | 'loadPhysics' | 'STEP_HZ'>;

/** Rules with their physics; each version is loaded for the first game that needs it. */
export type RulesByVersion = (version: number) => Promise<Rules>;

const TODAY: RulesAlone = { ...engine, version: engine.RULES_VERSION };

/** The current rules are bundled, so that a table can be shown before its physics are loaded. */
export async function rulesAlone(version: number): Promise<RulesAlone> {
  return version === TODAY.version ? TODAY : rulesOf(version);
}
