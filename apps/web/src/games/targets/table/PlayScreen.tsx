import { PlayFrame } from '../../../app/play/PlayFrame.tsx';
import type { ScreenProps } from '../../../app/routes.ts';
import type { Setup, TableClient } from '../client.ts';
import { device, TargetsTable } from '../device.ts';
import { useT } from '../useT.ts';

function again(client: TableClient): Setup {
  const { players, view } = client.snapshot();
  return { kind: 'game', players, options: view.options };
}

export function PlayScreen({ id }: ScreenProps) {
  const t = useT();
  return (
    <PlayFrame
      id={id}
      title={t('teaser.targets.name')}
      file="targets"
      device={device}
      Table={TargetsTable}
      again={again}
    />
  );
}
