import { readStored, writeStored } from '../../../app/settings/stored.ts';

/** In space as finely as it stays smooth, always at the finest, on a small budget; and a drawing from above. */
export const KINDS = ['space', 'finest', 'low', 'flat'] as const;
export type StageKind = (typeof KINDS)[number];

const KEY = 'caravanserai.targets.stage';
const listeners = new Set<() => void>();
let chosen: StageKind | undefined;

export function stageKind(): StageKind {
  const kept = chosen ?? readStored(KEY);
  return KINDS.find((kind) => kind === kept) ?? KINDS[0];
}

export function chooseStage(kind: StageKind): void {
  chosen = kind;
  writeStored(KEY, kind === KINDS[0] ? undefined : kind);
  for (const listener of listeners) listener();
}

export function subscribeStage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
