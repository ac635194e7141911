import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

const KEY = 'caravanserai.theme';
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

type Theme = 'light' | 'dark';

/** What the visitor chose against the system's wish; undefined follows the system. */
let chosen = parseTheme(readStored(KEY));

function parseTheme(text: string | undefined): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}

function systemTheme(): Theme {
  return prefersDark.matches ? 'dark' : 'light';
}

function show(): void {
  if (chosen === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

export function isDark(): boolean {
  return (chosen ?? systemTheme()) === 'dark';
}

/** Choosing what the system wants anyway means following it again. */
export function setDark(dark: boolean): void {
  const wish: Theme = dark ? 'dark' : 'light';
  chosen = wish === systemTheme() ? undefined : wish;
  writeStored(KEY, chosen);
  show();
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  prefersDark.addEventListener('change', tell);
  return () => {
    listeners.delete(tell);
    prefersDark.removeEventListener('change', tell);
  };
}

export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

show();
