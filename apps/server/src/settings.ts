import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '@caravanserai/contract';
import ipaddr from 'ipaddr.js';
import { vapidKey } from './notices/push/vapid.ts';

const ROOT = join(import.meta.dirname, '../../..');

export type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<T> {
  readonly usual: string; // default, for an empty or missing variable
  readonly meaning: string; // for docs/operations.md
  /** Nothing for an invalid value; the error message then shows `must`. */
  parse(text: string): T | undefined;
  readonly must: string;
}

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const IPV6 = /^[0-9a-f:.]*:[0-9a-f:.]*(%\w+)?$/i;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All settings by environment variable. docs/operations.md shows this table. */
export const SETTINGS = {
  PORT: {
    usual: '3000',
    meaning: 'the port to listen on; 0 takes any free one',
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
    must: 'a whole number from 0 to 65535 (0 takes any free port)',
  } satisfies Setting<number>,
  HOST: {
    usual: 'localhost',
    meaning: 'the address to listen on; `0.0.0.0` to be reachable from outside',
    parse: (text) => (HOST_NAME.test(text) || IPV6.test(text) ? text : undefined),
    must: 'a host name or an IP address, such as localhost or 0.0.0.0',
  } satisfies Setting<string>,
  DATABASE_URL: {
    usual: join('data', 'caravanserai.db'),
    meaning: 'where matches are kept: the path of an SQLite file, or `postgres://user:password@host/database`',
    parse: (text) => (/^[a-z]+:\/\//.test(text) && !/^postgres(ql)?:\/\//.test(text) ? undefined : databasePath(text)),
    must: 'the path of a file, or an address that begins with postgres://',
  } satisfies Setting<string>,
  PUBLIC_URL: {
    usual: '',
    meaning:
      'the address that visitors use, such as `https://play.example.org`: for links in notices, and the only host name that the server accepts, besides those of this machine',
    parse: webAddress,
    must: 'an address that begins with http:// or https://',
  } satisfies Setting<string>,
  TRUST_PROXY: {
    usual: 'no',
    meaning:
      'the addresses or networks of your own proxies, with commas between, such as `10.0.0.5, 10.1.0.0/16`; only their `X-Forwarded-…` headers count',
    parse: proxies,
    must: 'no, or addresses and networks such as 10.0.0.5 or 10.1.0.0/16, with commas between',
  } satisfies Setting<readonly string[]>,
  ENGINE_THREADS: {
    usual: String(Math.max(1, availableParallelism() - 1)),
    meaning: 'threads that judge moves (default: one less than the number of cores)',
    parse: (text) => wholeFrom(text, 1, 64),
    must: 'a whole number from 1 to 64',
  } satisfies Setting<number>,
  ENGINE_LIMIT_MS: {
    usual: '2000',
    meaning: 'how long one match may think about one request before it is stopped',
    parse: (text) => wholeFrom(text, 50, 60_000),
    must: 'a whole number of milliseconds from 50 to 60000',
  } satisfies Setting<number>,
  RATE_LIMITS: {
    usual: 'yes',
    meaning: '`no` switches the limits on requests off: for load tests on your own machine',
    parse: yesOrNo,
    must: 'yes or no',
  } satisfies Setting<boolean>,
  LOG_LEVEL: {
    usual: 'warn',
    meaning: 'one of fatal, error, warn, info, debug, trace, silent; logs are JSON lines',
    parse: (text) => LOG_LEVELS.find((level) => level === text),
    must: `one of ${LOG_LEVELS.join(', ')}`,
  } satisfies Setting<(typeof LOG_LEVELS)[number]>,
  METRICS_TOKEN: {
    usual: '',
    meaning: 'if set, `/metrics` asks for it as a bearer token; if not, it answers this machine alone',
    parse: (text) => text,
    must: 'any text',
  } satisfies Setting<string>,
  SMTP_URL: {
    usual: '',
    meaning:
      'an e-mail server for turn notices, such as `smtps://user:password@mail.example.org`; without it there are none',
    parse: (text) => (text === '' || (URL.canParse(text) && /^smtps?:/.test(text)) ? text : undefined),
    must: 'an address that begins with smtp:// or smtps://',
  } satisfies Setting<string>,
  MAIL_FROM: {
    usual: 'Caravanserai <noreply@localhost>',
    meaning: 'the sender of e-mails',
    parse: (text) => (text.includes('@') ? text : undefined),
    must: 'an e-mail address',
  } satisfies Setting<string>,
  WEBHOOKS_TO_PRIVATE: {
    usual: 'no',
    meaning: '`yes` lets players’ webhooks and push services be at private addresses: only in a network of your own',
    parse: yesOrNo,
    must: 'yes or no',
  } satisfies Setting<boolean>,
  VAPID_PRIVATE_KEY: {
    usual: '',
    meaning:
      'the key that identifies the server to push services: 32 bytes as base64url, as `npx web-push generate-vapid-keys` prints them; without it, the server creates one and stores it in the database',
    parse: (text) => (text === '' || vapidKey(text) ? text : undefined),
    must: 'a private key of the curve P-256 as 43 letters of base64url',
  } satisfies Setting<string>,
  REPOSITORY_URL: {
    usual: '',
    meaning:
      'the repository of this site, such as `https://git.example.org/caravanserai`: the page links to it, to its issues and to how to translate',
    parse: webAddress,
    must: 'an address that begins with http:// or https://',
  } satisfies Setting<string>,
  SECURITY_CONTACT: {
    usual: '',
    meaning:
      'the contact for reports of vulnerabilities, in `/.well-known/security.txt`: `mailto:security@example.org` or an address; default: the security page of the repository',
    parse: (text) => (text === '' || /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text) ? text : undefined),
    must: 'mailto: and an e-mail address, or an address that begins with https://',
  } satisfies Setting<string>,
  WEB_ROOT: {
    usual: join('apps', 'web', 'dist'),
    meaning: 'the folder of the built page',
    parse: (text) => (join(ROOT, text).startsWith(ROOT) && !text.startsWith('/') ? join(ROOT, text) : text),
    must: 'a folder',
  } satisfies Setting<string>,
} as const;

type Parsed = { readonly [Name in keyof typeof SETTINGS]: NonNullable<ReturnType<(typeof SETTINGS)[Name]['parse']>> };

export interface Settings {
  readonly port: number; // 0: any free port
  readonly host: string;
  readonly database: string;
  readonly publicUrl: string;
  readonly trustProxy: readonly string[];
  readonly engineThreads: number;
  readonly engineLimitMs: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  readonly metricsToken: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly webhooksToPrivate: boolean;
  readonly vapidPrivateKey: string;
  readonly repositoryUrl: string;
  readonly securityContact: string;
  readonly webRoot: string; // folder of the built page
}

/** The error is for the operator: one sentence naming every invalid setting. */
export function readSettings(env: Environment): Result<Settings, string> {
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const read = names.map((name) => {
    const { usual, parse, must }: Setting<unknown> = SETTINGS[name];
    const text = env[name] || usual;
    const value = parse(text);
    return { name, value, problem: value === undefined ? `${name} must be ${must}, not "${text}".` : undefined };
  });
  const problems = read.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) return err(problems.join('\n'));
  const parsed = Object.fromEntries(read.map(({ name, value }) => [name, value])) as unknown as Parsed;
  return ok({
    port: parsed.PORT,
    host: parsed.HOST,
    database: parsed.DATABASE_URL,
    publicUrl: parsed.PUBLIC_URL,
    trustProxy: parsed.TRUST_PROXY,
    engineThreads: parsed.ENGINE_THREADS,
    engineLimitMs: parsed.ENGINE_LIMIT_MS,
    rateLimits: parsed.RATE_LIMITS,
    logLevel: parsed.LOG_LEVEL,
    metricsToken: parsed.METRICS_TOKEN,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM,
    webhooksToPrivate: parsed.WEBHOOKS_TO_PRIVATE,
    vapidPrivateKey: parsed.VAPID_PRIVATE_KEY,
    repositoryUrl: parsed.REPOSITORY_URL,
    securityContact: parsed.SECURITY_CONTACT,
    webRoot: parsed.WEB_ROOT,
  });
}

/** A relative path counts from the project's root, independently of the working directory. */
function databasePath(text: string): string {
  return text === ':memory:' || /^postgres|^\//.test(text) ? text : join(ROOT, text);
}

function webAddress(text: string): string | undefined {
  return text === '' || (URL.canParse(text) && /^https?:/.test(text)) ? text.replace(/\/$/, '') : undefined;
}

function yesOrNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

function proxies(text: string): string[] | undefined {
  if (text === 'no') return [];
  const listed = text.split(',').map((one) => one.trim());
  return listed.every((one) => isIP(one.replace(/\/\d+$/, '')) && (isIP(one) || ipaddr.isValidCIDR(one)))
    ? listed
    : undefined;
}

function wholeFrom(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

export function settingsOrExit(env: Environment): Settings {
  const settings = readSettings(env);
  if (settings.ok) return settings.value;
  console.error(settings.error);
  process.exit(2);
}
