import { promises as files } from 'node:fs';
import { dirname } from 'node:path';

export interface Flusher {
  flush(): Promise<void>;
  close(): Promise<void>;
}
export const NO_FLUSH: Flusher = { flush: async () => undefined, close: async () => undefined };

/** The handle stays valid: SQLite keeps the log file while the database is open. */
export function flusher(path: string): Flusher {
  let file: Awaited<ReturnType<typeof files.open>> | undefined;
  async function flush(): Promise<void> {
    if (!file) {
      file = await files.open(path, 'r+');
      const folder = await files.open(dirname(path)); // the directory entry must be durable, too
      await folder.sync();
      await folder.close();
    }
    await file.datasync();
  }
  return { flush, close: async () => file?.close() };
}

/** Some file systems allocate space only on a flush. */
export function isRoomMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
}
