import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/freePort.ts';
import { ended, findCommand, isProgram, openDisplay, startProgram } from './display.ts';
import { type Engine, type KeyName, type Point, type Size, soon, type Tab } from './tab.ts';

/** WebKitGTK's MiniBrowser, driven by W3C WebDriver: Safari's engine on Linux. */

const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

function findMiniBrowser(): string | undefined {
  const own = process.env['MINIBROWSER_PATH'];
  if (own) return own;
  const folders = LIBRARIES.flatMap((root) => [root, ...foldersIn(root)]);
  return folders
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isProgram);
}

function foldersIn(root: string): readonly string[] {
  try {
    return readdirSync(root)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(root, name));
  } catch {
    return [];
  }
}

/** With padding, the toolbar would keep the window from becoming as narrow as a phone. */
const NARROW = `* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }
image { -gtk-icon-transform: scale(0); }
`;

export async function openWebKit(): Promise<Engine | string> {
  const [driver, browser] = [findCommand('WebKitWebDriver'), findMiniBrowser()];
  if (!driver) return 'WebKitWebDriver was not found; Debian and Ubuntu have it in webkit2gtk-driver';
  if (!browser) return 'MiniBrowser was not found beside WebKitGTK; MINIBROWSER_PATH names another place';
  if (!findCommand('Xvfb')) return 'Xvfb was not found; Debian and Ubuntu have it in xvfb';
  const display = await openDisplay();
  const settings = mkdtempSync(join(tmpdir(), 'minibrowser-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW);
  const env = { ...process.env, ...display.env, XDG_CONFIG_HOME: settings, LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en' };
  const open = () => openTab(driver, browser, env);
  const first = await open(); // to read the version
  await first.close();
  return {
    name: 'WebKit',
    version: `WebKitGTK ${first.version}`,
    open,
    async close() {
      await display.close();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

const KEYS: Readonly<Record<KeyName, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };
const STEP_MS = 8; // per step of a pointer movement

/** A driver has one session, and a session one profile. */
async function openTab(
  driver: string,
  browser: string,
  env: NodeJS.ProcessEnv,
): Promise<Tab & { readonly version: string }> {
  const port = await freePort();
  const program = startProgram(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  await once(program, 'spawn');
  const call = (method: string, path: string, body?: object) => send(`http://127.0.0.1:${port}${path}`, method, body);
  await soon('WebKitWebDriver', () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId, capabilities } = (await call('POST', '/session', { capabilities: { alwaysMatch: options } }).catch(
    async (error: unknown) => {
      await ended(program); // otherwise it would keep this process alive
      throw error;
    },
  )) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
  const ask = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
  await ask('POST', '/timeouts', { script: 300_000, pageLoad: 300_000, implicit: 0 });

  async function evaluate<Arg, T>(run: (arg: Arg) => T | Promise<T>, arg: Arg): Promise<T> {
    const script = `const [arg, done] = arguments;
      Promise.resolve().then(() => (${String(run)})(arg)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await ask('POST', '/execute/async', { script, args: [arg] })) as { value: T; error?: string };
    if (answer.error !== undefined && answer.error !== null) throw new Error(answer.error);
    return answer.value ?? (undefined as T); // WebDriver returns `null` for `undefined`
  }

  /** Without a window manager, windows get the requested size, but the height of their frame is unknown at first. */
  async function resize({ width, height }: Size): Promise<void> {
    const bar = await evaluate(() => outerHeight - innerHeight, undefined);
    await ask('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
    await soon(`a window of ${width} × ${height}`, () =>
      evaluate((size) => innerWidth === size.width && innerHeight === size.height, { width, height }),
    );
  }

  const press = async (way: readonly Point[]) => {
    const [[x, y] = [0, 0], ...rest] = way;
    const move = ([toX, toY]: Point, duration: number) => ({
      type: 'pointerMove',
      duration,
      x: Math.round(toX),
      y: Math.round(toY),
    });
    const actions = [
      move([x, y], 0),
      { type: 'pointerDown', button: 0 },
      ...rest.map((point) => move(point, STEP_MS)),
      { type: 'pointerUp', button: 0 },
    ];
    await ask('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  };

  return {
    version: capabilities.browserVersion,
    goTo: async (url) => void (await ask('POST', '/url', { url })),
    reload: async () => void (await ask('POST', '/refresh', {})),
    resize,
    evaluate,
    pointer: press,
    async key(name) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[name] }));
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    picture: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await ask('DELETE', '').catch(() => undefined); // a crash of the page ended the session too
      await ended(program);
    },
  };
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(
    (error: unknown) => {
      throw new Error(`WebKitWebDriver gave no answer to ${method} ${new URL(url).pathname}`, { cause: error });
    },
  );
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(
    `WebDriver, ${method} ${new URL(url).pathname.replace(/^\/session\/[^/]+/, '')}: ${error}. ${message}`,
  );
}
