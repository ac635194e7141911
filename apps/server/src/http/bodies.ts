import type { IncomingMessage } from 'node:http';
import type { OnlineError } from '@caravanserai/contract';
import { BODY_BYTES } from '../limits/limits.ts';

const NO_LENGTH: OnlineError = { code: 'malformed', detail: 'body: send its content-length instead of chunks' };

/**
 * Why a body is refused before any of it is read. Node reads the rest of a body even after the answer, and calls back for every chunk, so
 * the length must be known and small, on routes that expect no body too.
 */
export function bodyRefusal({ headers }: IncomingMessage): OnlineError | undefined {
  if (headers['transfer-encoding'] !== undefined) return NO_LENGTH;
  return Number(headers['content-length'] ?? 0) > BODY_BYTES ? { code: 'too-large' } : undefined;
}
