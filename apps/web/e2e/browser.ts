import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startServer } from '../../../scripts/serverProcess.ts';
import { ROOT } from '../../../scripts/tools.ts';

/**
 * The sandbox needs kernel privileges that root and containers lack. WebGL runs in software; pages are painted without it, which is four times as
 * fast.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
];

export interface TestServer {
  readonly url: string;
  readonly another?: string; // a second URL of the same server
  close(): Promise<void>;
}

/** The server as in production, on a free port, with the page in apps/web/dist. */
export async function openServer(env: Readonly<Record<string, string>> = {}, root?: string): Promise<TestServer> {
  const server = startServer(env, root);
  const url = await server.url;
  const close = async () => {
    server.signal('SIGTERM');
    await server.ended;
  };
  return { url, close };
}

/** Composites layers in software: twice as fast, but slower for WebGL content. */
export const LIGHT = ['--disable-gpu-compositing'];

/** Uses `CHROME_PATH` if it is set, else the Chromium from the npm registry. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...ARGS, ...more];
  const own = process.env['CHROME_PATH'];
  if (own) return chromium.launch({ executablePath: own, args });

  const folder = chromiumFolder();
  const executablePath = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const env = { ...process.env, ...fonts };
  try {
    return await chromium.launch({ executablePath, args, env });
  } catch (error) {
    if (!String(error).includes('error while loading shared libraries')) throw error;
    // For machines without desktop libraries: the package contains those as well.
    return chromium.launch({
      executablePath,
      args,
      env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
    });
  }
}

/** Stored settings, by key. */
export type Kept = Readonly<Record<string, string>>;

/** Options for a context with these settings stored for these sites. */
export function keeping(kept: Kept, ...sites: readonly string[]): Pick<BrowserContextOptions, 'storageState'> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: sites.map((origin) => ({ origin, localStorage })) } };
}

/** Collects console errors and uncaught errors of the page. */
export function hearComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
}

/** Unpacked once per version and checkout: the package's default folder in /tmp belongs to the user who first created it. */
function chromiumFolder(): string {
  const manifest = readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;

  const unpacking = `${folder}-${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  try {
    const unpack = "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath();";
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }, // makes the package unpack its libraries too
      encoding: 'utf8',
    });
    if (run.status !== 0)
      throw new Error(`Chromium could not be unpacked; set CHROME_PATH to a browser. ${run.stderr}`);
    renameSync(unpacking, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another test file unpacked it first
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
  return folder;
}
