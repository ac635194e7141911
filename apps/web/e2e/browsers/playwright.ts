import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, firefox } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { findCommand, openDisplay } from './display.ts';
import type { Engine, Tab } from './tab.ts';

/** Chromium and Firefox, driven by Playwright. Firefox uses WebDriver BiDi, so any installed version works. */

export async function openChromium(): Promise<Engine | string> {
  try {
    return engineOf('Chromium', await launchBrowser());
  } catch (error) {
    return `Chromium did not start: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

export async function openFirefox(): Promise<Engine | string> {
  const executablePath = process.env['FIREFOX_PATH'] || findCommand('firefox') || findCommand('firefox-esr');
  if (!executablePath) return 'Firefox was not found; FIREFOX_PATH names one';
  if (!findCommand('Xvfb'))
    return 'Xvfb was not found, which Firefox needs for WebGL; Debian and Ubuntu have it in xvfb';
  const display = await openDisplay();
  const home = mkdtempSync(join(tmpdir(), 'firefox-')); // it needs a writable home directory
  const close = async () => {
    await display.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const env = { ...process.env, ...display.env, HOME: home };
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, headless: false, env });
    tolerateMedia(browser);
    return engineOf('Firefox', browser, close);
  } catch (error) {
    await close();
    throw error;
  }
}

interface Session {
  send(method: string, parameters?: object): Promise<unknown>;
}

/**
 * Playwright sends the emulated media features of every new context and page, a command that Firefox does not support yet. Nothing here emulates
 * media, so the command is answered without being sent. The session is internal to Playwright, hence the check.
 */
function tolerateMedia(browser: Browser): void {
  const { _connection: connection } = browser as unknown as {
    readonly _connection?: { toImpl?(of: Browser): { readonly _browserSession?: Session } };
  };
  const { _browserSession: session } = connection?.toImpl?.(browser) ?? {};
  if (!session) throw new Error('this version of playwright-core keeps the session of Firefox somewhere else');
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  sessions.send = function (this: Session, method, parameters) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, parameters);
  };
}

function engineOf(name: string, browser: Browser, closeMore: () => Promise<void> = async () => undefined): Engine {
  return {
    name,
    version: browser.version(),
    open: () => openTab(browser),
    async close() {
      await browser.close();
      await closeMore();
    },
  };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewportSize(size),
    evaluate: (run, arg) => page.evaluate(run as (of: unknown) => never, arg as unknown),
    async pointer([first = [0, 0], ...rest]) {
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of rest) await page.mouse.move(...point);
      await page.mouse.up();
    },
    key: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}
