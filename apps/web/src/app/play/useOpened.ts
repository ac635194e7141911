import type { Result } from '@caravanserai/contract';
import { useEffect, useState } from 'react';

/** A failure while opening, reported like any other error. */
interface Crash {
  readonly code: 'crashed';
  readonly detail: string;
}

export type Opened<Client, Stopped> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly client: Client }
  | { readonly kind: 'closed'; readonly error: Stopped | Crash };

/** How to open the game; a new object opens it again. */
export interface Asking {
  readonly takeOver: boolean;
}

export type Opener<Client, Stopped> = (id: string, takeOver: boolean) => Promise<Result<Client, Stopped>>;

/** Opens a game's table and closes it on unmount. */
export function useOpened<Client extends { close(): void }, Stopped>(
  openGame: Opener<Client, Stopped>,
  id: string,
  asking: Asking,
): Opened<Client, Stopped> {
  const [table, setTable] = useState<Opened<Client, Stopped>>({ kind: 'opening' });
  useEffect(() => {
    let isWanted = true;
    let opened: Client | undefined;
    async function open(): Promise<void> {
      const result = await openGame(id, asking.takeOver);
      if (!isWanted) {
        if (result.ok) result.value.close();
        return;
      }
      if (result.ok) opened = result.value;
      setTable(result.ok ? { kind: 'open', client: result.value } : { kind: 'closed', error: result.error });
    }
    open().catch((error: unknown) => {
      if (isWanted) setTable({ kind: 'closed', error: { code: 'crashed', detail: String(error) } });
    });
    return () => {
      isWanted = false;
      opened?.close();
      setTable({ kind: 'opening' });
    };
  }, [openGame, id, asking]);
  return table;
}
