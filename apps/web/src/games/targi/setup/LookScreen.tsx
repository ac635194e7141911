import { LookForm } from '../../../app/setup/LookForm.tsx';
import { device } from '../device.ts';
import { useT } from '../useT.ts';
import { useSayBroken } from './useSayBroken.ts';

export function LookScreen() {
  const t = useT();
  return <LookForm drop={t('setup.drop')} file="targi" device={device} say={useSayBroken()} />;
}
