import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnalysisTable } from '../game/analysis/analysisTable.ts';
import { boardLink } from './links.ts';

const REST_MS = 300; // browsers limit how often an address may change

/** The link to the tree, also in the address bar, so that a reload loses nothing. */
export function useAddress(table: AnalysisTable): string {
  const { text } = useSyncExternalStore(table.subscribe, table.now);
  const [link, setLink] = useState('');
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const url = await boardLink(text);
      if (!isWanted) return;
      setLink(url);
      history.replaceState(history.state, '', location.pathname + location.search + new URL(url).hash);
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return link;
}
