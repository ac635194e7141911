/** Ensures that a game is open in one tab at a time. */
export interface Locks {
  /** Undefined if another tab has the lock. `onLost` is called when another tab takes it over. */
  hold(name: string, takeOver: boolean, onLost: () => void): Promise<Hold | undefined>;
}

export interface Hold {
  release(): void;
}

/** Grace period for a tab that was just closed or reloaded to release its lock. */
const TIMEOUT_MS = 800;

/** Without a lock manager (insecure contexts) every request succeeds; saving detects a second writer. */
export function webLocks(manager: LockManager | undefined, timeoutMs = TIMEOUT_MS): Locks {
  return {
    async hold(name, takeOver, onLost) {
      if (!manager) return { release: () => undefined };
      const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(timeoutMs) };
      return new Promise((grant) => {
        let isHeld = false;
        const hold = () =>
          new Promise<void>((released) => {
            isHeld = true;
            const release = () => {
              isHeld = false;
              released();
            };
            grant({ release });
          });
        manager.request(name, options, hold).catch(() => {
          if (isHeld) onLost();
          else grant(undefined);
        });
      });
    },
  };
}
