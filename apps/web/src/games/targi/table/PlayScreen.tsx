import { PlayFrame } from '../../../app/play/PlayFrame.tsx';
import type { ScreenProps } from '../../../app/routes.ts';
import type { Setup, TableClient } from '../client.ts';
import { device, TargiTable } from '../device.ts';
import { useT } from '../useT.ts';

/** Rematch of the same players with sides swapped. */
function again(client: TableClient): Setup {
  const { players, curtain, quick, view } = client.snapshot();
  return { players: { blue: players.white, white: players.blue }, options: view.options, curtain, quick };
}

export function PlayScreen({ id }: ScreenProps) {
  const t = useT();
  return <PlayFrame id={id} title={t('play.title')} file="targi" device={device} Table={TargiTable} again={again} />;
}
