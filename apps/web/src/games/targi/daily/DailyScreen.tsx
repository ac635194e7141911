import { pathTo } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { useT } from '../../../app/settings/language.tsx';
import { DailyGame } from '../../../online/daily/DailyGame.tsx';
import type { ClosedDeal } from '../../../online/daily/closedDeals.ts';
import { useDailyT } from '../../../online/daily/useDailyT.ts';
import { localDate } from '../../../online/daily/words.ts';
import { CaravanStrip } from '../art/CaravanStrip.tsx';
import { device } from '../device.ts';
import { targi } from '../page.ts';

/** The daily caravan, of a date or of today. */
export function DailyScreen({ id }: ScreenProps) {
  const t = useDailyT();
  const say = useT();
  async function play(deal: ClosedDeal): Promise<void> {
    const { dailyText } = await import('../game/gameText.ts');
    const loaded = await (await device.games()).load(dailyText(deal));
    if (loaded.ok) go(pathTo(device.screen().path, loaded.value.id));
    else showToast({ text: say('shell.play.notNow.text') });
  }
  return (
    <DailyGame
      game={targi.name}
      title={t('daily.caravan')}
      date={id || localDate()}
      play={play}
      picture={<CaravanStrip />}
    />
  );
}
