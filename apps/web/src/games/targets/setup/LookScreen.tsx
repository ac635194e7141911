import type { GameFileError } from '@caravanserai/targets';
import { sayTargetsReason } from '@caravanserai/texts/page';
import { LookForm } from '../../../app/setup/LookForm.tsx';
import { device } from '../device.ts';
import { useT } from '../useT.ts';

export function LookScreen() {
  const t = useT();
  const say = ({ code, found, reason }: GameFileError) => [
    code === 'wrong-turn' || code === 'new-line'
      ? t(`targets.fileError.${code}`, { found })
      : t(`shell.look.error.${code}`, { found }),
    ...(reason ? [sayTargetsReason(t, reason)] : []),
  ];
  return <LookForm drop={t('targets.page.look.drop')} file="targets" device={device} say={say} />;
}
