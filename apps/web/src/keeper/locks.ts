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
      const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(patienceMs) };
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
