import { err, type MatchId, ok, type Result } from '@caravanserai/contract';
import { findPath, PATHS } from '../../../app/paths.ts';
import { readShared } from '../../../app/share/link.ts';
import { unpack } from '../../../app/share/packed.ts';
import { api } from '../../../online/connection/api.ts';

/** Why the server does not hand out a game: `refused` while it is running. */
export type NotGiven = 'refused' | 'unknown' | 'unreachable';

/** The game in a link, be it in its fragment or on the server; any other text as it is. */
export async function linkedText(text: string): Promise<Result<string, NotGiven>> {
  const link = urlOf(text.trim());
  if (!link) return ok(text);
  const { pathname, hash } = link;
  const match = findPath([{ path: PATHS.match }], pathname);
  if (match) return gameOf(match.id as MatchId);
  const unpacked = await unpack(readShared(hash).packed);
  return ok(unpacked.ok ? unpacked.value : text);
}

async function gameOf(id: MatchId): Promise<Result<string, NotGiven>> {
  const file = await api.file(id);
  if (file.ok) return ok(file.value.notation);
  switch (file.error.code) {
    case 'wrong-status':
      return err('refused');
    case 'not-found':
      return err('unknown');
    default:
      return err('unreachable');
  }
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
