/** Sees to it that one tab at a time has a game. */
export interface Locks {
  /** Nothing if somebody else has it. `onLost` is called when another tab takes it over. */
  hold(name: string, takeOver: boolean, onLost: () => void): Promise<Hold | undefined>;
}

export interface Hold {
  release(): void;
}

/** A tab that was just closed or reloaded may need a moment to let go. */
const PATIENCE_MS = 800;

/** Without a manager (pages that did not come over a secure connection) everybody may: saving notices a second writer. */
export function webLocks(manager: LockManager | undefined, patienceMs = PATIENCE_MS): Locks {
  return {
    async hold(name, takeOver, onLost) {
      if (!manager) return { release: () => undefined };
      const { promise: granted, resolve: grant } = Promise.withResolvers<Hold | undefined>();
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      let isHeld = false;
      const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(patienceMs) };
      const request = manager.request(name, options, () => {
        isHeld = true;
        grant({
          release: () => {
            isHeld = false;
            release(undefined);
          },
        });
        return released;
      });
      request.catch(() => {
        if (isHeld) onLost();
        else grant(undefined);
      });
      return granted;
    },
  };
}
