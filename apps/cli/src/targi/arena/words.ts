import { err, ok, type Result } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { nearest } from '../../nearest.ts';
import { parseSpec, SPEC_FORMS } from './spec.ts';

/** The names if all of them are valid bots; otherwise an error about the first invalid one. */
export function checkBots(t: AnyT, bots: readonly string[]): Result<readonly string[], string> {
  const bot = bots.find((name) => parseSpec(name) === undefined);
  if (bot === undefined) return ok(bots);
  const near = nearest(bot, SPEC_FORMS);
  return err(
    near ? t('botsCli.spec.near', { bot, near }) : t('botsCli.spec.unknown', { bot, bots: SPEC_FORMS.join(', ') }),
  );
}
