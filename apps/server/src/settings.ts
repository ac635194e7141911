import { join } from 'node:path';
import { type Result, err, ok } from '@caravanserai/contract';

export interface Settings {
  readonly port: number; // 0: any free port
  readonly host: string;
  readonly webRoot: string; // the folder of the built page
}

const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

export type Environment = Readonly<Record<string, string | undefined>>;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const IPV6 = /^[0-9a-f:.]*:[0-9a-f:.]*(%\w+)?$/i;

/** The error is a sentence for the person who starts the server. */
export function readSettings(env: Environment): Result<Settings, string> {
  const port = env['PORT'] || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return err(`PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${port}".`);
  }
  const host = env['HOST'] || 'localhost';
  if (!HOST_NAME.test(host) && !IPV6.test(host)) {
    return err(`HOST must be a host name or an IP address, such as localhost or 0.0.0.0, not "${host}".`);
  }
  return ok({ port: Number(port), host, webRoot: env['WEB_ROOT'] || WEB_ROOT });
}

export function settingsOrExit(env: Environment): Settings {
  const settings = readSettings(env);
  if (settings.ok) return settings.value;
  console.error(settings.error);
  process.exit(2);
}
