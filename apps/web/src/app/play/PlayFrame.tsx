import type { ComponentType } from 'react';
import type { TableProps } from '../../online/room/gameRoom.ts';
import { PATHS } from '../paths.ts';
import { go } from '../router.ts';
import { useT } from '../settings/language.tsx';
import { showToast } from '../toasts/toasts.ts';
import type { Device, LocalTypes } from './device.ts';
import { TableFrame } from './TableFrame.tsx';

interface PlayFrameProps<L extends LocalTypes> {
  readonly id: string;
  readonly title: string;
  readonly file: string; // the file name extension
  readonly device: Device<L>;
  readonly Table: ComponentType<TableProps<L['client']>>;
  /** A rematch: the set-up of a new game with the same players. */
  readonly again: (client: L['client']) => L['setup'];
}

/** A local game. The table component comes from the game. */
export function PlayFrame<L extends LocalTypes>({ id, title, file, device, Table, again }: PlayFrameProps<L>) {
  const t = useT();
  async function rematch(client: L['client']): Promise<void> {
    const error = await device.start(again(client), { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }
  const rest = { file: `${id}.${file}`, read: async () => (await device.games()).text(id) };
  return (
    <TableFrame id={id} title={title} open={device.open} rest={rest}>
      {(client: L['client']) => (
        <Table client={client} onLeave={() => go(PATHS.home)} onRematch={() => void rematch(client)} />
      )}
    </TableFrame>
  );
}
