import { SharedGame } from '../../../app/share/SharedGame.tsx';
import { device } from '../device.ts';
import { targi } from '../page.ts';
import { useSayBroken } from './useSayBroken.ts';

export function SharedScreen() {
  return <SharedGame device={device} say={useSayBroken()} look={targi.screens.look.path} />;
}
