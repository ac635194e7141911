import { promises as files } from 'node:fs';
import { dirname } from 'node:path';

export interface Flusher {
  flush(): Promise<void>;
  close(): Promise<void>;
}
export const NO_FLUSH: Flusher = { flush: async () => undefined, close: async () => undefined };

/** The log keeps its file for as long as somebody has the database open, which we do. */
export function flusher(path: string): Flusher {
  let file: Awaited<ReturnType<typeof files.open>> | undefined;
  async function flush(): Promise<void> {
    if (!file) {
      file = await files.open(path, 'r+');
      const folder = await files.open(dirname(path)); // its name in the folder must be on disk too
      await folder.sync();
      await folder.close();
    }
    await file.datasync();
  }
  return { flush, close: async () => file?.close() };
}

/** Some file systems look for room only when they are told to flush. */
export function isRoomMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
}
