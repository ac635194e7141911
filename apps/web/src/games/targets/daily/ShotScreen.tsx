import type { ShotDay } from '@caravanserai/contract';
import type { DailyShot } from '@caravanserai/targets';
import { useCallback, useMemo } from 'react';
import { Notice } from '../../../app/parts/Notice.tsx';
import { pathTo } from '../../../app/paths.ts';
import { Opening } from '../../../app/play/Opening.tsx';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { keptDeals } from '../../../online/daily/closedDeals.ts';
import { shotApi } from '../../../online/daily/shotApi.ts';
import { useAsked } from '../../../online/useAsked.ts';
import { sayError } from '../../../online/words.ts';
import type { Setup, TableClient, TableError } from '../client.ts';
import { device, TargetsTable } from '../device.ts';
import { targets } from '../page.ts';
import { newDraft } from '../setup/draft.ts';
import { useShotsT } from '../useT.ts';
import { ShotRun } from './run.ts';
import { drillOfShot } from './shots.ts';
import { ShotGuide } from './ShotGuide.tsx';

/** The table of a date: three ranked tries, then practice. Closed dates need no server. */
export function ShotScreen({ id: date }: ScreenProps) {
  const t = useShotsT();
  const game = targets.name;
  const { value: day, error } = useAsked(useCallback(() => shotApi.day({ game, date }), [game, date]));
  const stored = useSignal(keptDeals(game)).find((deal) => deal.date === date);
  const shot = day?.table ?? (error && stored?.options);
  if (shot) return <OneShot key={date} date={date} shot={shot as DailyShot} day={day} />;
  if (!error) return <Opening />;
  return (
    <Notice title={t('shots.title')} text={error.code === 'not-found' ? t('daily.never') : sayError(t, error)}>
      <a className="button button-main" href={targets.screens.today.path}>
        {t('shots.title')}
      </a>
    </Notice>
  );
}

interface OneShotProps {
  readonly date: string;
  readonly shot: DailyShot;
  readonly day: ShotDay | undefined;
}

function OneShot({ date, shot, day }: OneShotProps) {
  const t = useShotsT();
  const run = useMemo(() => new ShotRun(day, (error) => showToast({ text: sayError(t, error) })), [day, t]);
  const toDay = () => go(pathTo(targets.screens.daily.path, date));
  const open = useCallback(async () => {
    const setup: Setup = {
      kind: 'practice',
      players: { red: { kind: 'person', name: t('shell.setup.you') } },
      options: newDraft().options,
      drill: drillOfShot(date, shot),
    };
    const created = await (await device.games()).create(setup);
    return created.ok ? { ...created, value: run.at(created.value) } : created;
  }, [date, shot, run, t]);
  return (
    <TableFrame<TableClient, TableError> id={date} title={t('shots.title')} open={open}>
      {(client) => (
        <TargetsTable client={client} onLeave={toDay} onRematch={toDay}>
          <ShotGuide run={run} shot={shot} onLeave={toDay} />
        </TargetsTable>
      )}
    </TableFrame>
  );
}
