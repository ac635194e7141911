import { liarsDiceTeaser } from '@caravanserai/texts/liars-dice';
import { PlayFrame } from '../../../app/play/PlayFrame.tsx';
import type { ScreenProps } from '../../../app/routes.ts';
import type { Setup, TableClient } from '../client.ts';
import { device, LiarsTable } from '../device.ts';
import { useT } from '../useT.ts';

function again(client: TableClient): Setup {
  const { players, view } = client.snapshot();
  return { players, options: view.options };
}

export function PlayScreen({ id }: ScreenProps) {
  const t = useT();
  const { name } = liarsDiceTeaser[t.language];
  return <PlayFrame id={id} title={name} file="liars" device={device} Table={LiarsTable} again={again} />;
}
