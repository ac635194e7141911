import type { CDPSession, Page } from 'playwright-core';
import { drawn } from '../visitor.ts';

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly zoom: number; // page zoom; width and height are the remaining CSS pixels
  readonly isTouch: boolean;
}

function window(width: number, height: number, { zoom = 1, isTouch = false } = {}): Window {
  return { width: width / zoom, height: height / zoom, zoom, isTouch };
}

/** The windows that every screen must fit into. */
export const WINDOWS = {
  '320×568': window(320, 568, { isTouch: true }),
  '360×640': window(360, 640, { isTouch: true }),
  '390×844': window(390, 844, { isTouch: true }),
  '844×390': window(844, 390, { isTouch: true }),
  '768×1024': window(768, 1024, { isTouch: true }),
  '1024×768 touch': window(1024, 768, { isTouch: true }),
  '1180×820 touch': window(1180, 820, { isTouch: true }),
  '1280×800': window(1280, 800),
  '1920×1080': window(1920, 1080),
  '1280×800 at 200%': window(1280, 800, { zoom: 2 }),
  '1920×1080 at 200%': window(1920, 1080, { zoom: 2 }),
  '1280×800 at 400%': window(1280, 800, { zoom: 4 }),
} as const satisfies Readonly<Record<string, Window>>;
export type WindowName = keyof typeof WINDOWS;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Emulation ends with its session, so the session is kept as long as the page. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Resizes or zooms as a browser does, without reloading the page. */
export async function resizeTo(page: Page, name: WindowName): Promise<void> {
  const { width, height, zoom, isTouch } = WINDOWS[name];
  const session = await sessionOf(page);
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: zoom, mobile: false });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch, maxTouchPoints: isTouch ? 5 : 1 });
  await drawn(page);
}
