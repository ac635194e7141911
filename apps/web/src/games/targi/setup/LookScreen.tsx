import type { GameFileError } from '@caravanserai/targi';
import { sayReason } from '@caravanserai/texts/page';
import { LookForm } from '../../../app/setup/LookForm.tsx';
import { device } from '../device.ts';
import { useT } from '../useT.ts';

export function LookScreen() {
  const t = useT();
  const say = ({ code, found, reason }: GameFileError) => [
    t(`shell.look.error.${code}`, { found }),
    ...(reason ? [sayReason(t, reason)] : []),
  ];
  return <LookForm drop={t('shell.look.drop')} file="targi" device={device} say={say} />;
}
