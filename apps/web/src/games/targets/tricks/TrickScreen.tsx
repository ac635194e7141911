import { use, useCallback } from 'react';
import { Notice } from '../../../app/parts/Notice.tsx';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { pathTo } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import type { Setup, TableClient, TableError } from '../client.ts';
import { device, TargetsTable } from '../device.ts';
import { targets } from '../page.ts';
import { newDraft } from '../setup/draft.ts';
import { useTricksT } from '../useT.ts';
import { TrickGuide } from './TrickGuide.tsx';
import { drillOfTrick, loadTricks, type Trick } from './tricks.ts';

function toTricks(): void {
  go(targets.screens.tricks.path);
}

export function TrickScreen({ id }: ScreenProps) {
  const t = useTricksT();
  const tricks = use(loadTricks());
  const at = tricks.findIndex((trick) => trick.id === id);
  const trick = tricks[at];
  if (trick) return <OneTrick key={id} trick={trick} n={at + 1} total={tricks.length} next={tricks[at + 1]} />;
  return (
    <Notice title={t('tricks.title')} text={t('tricks.none')}>
      <a className="button button-main" href={targets.screens.tricks.path}>
        {t('tricks.title')}
      </a>
    </Notice>
  );
}

interface OneTrickProps {
  readonly trick: Trick;
  readonly n: number;
  readonly total: number;
  readonly next: Trick | undefined;
}

function OneTrick({ trick, n, total, next }: OneTrickProps) {
  const t = useTricksT();
  const open = useCallback(async () => {
    const setup: Setup = {
      kind: 'practice',
      players: { red: { kind: 'person', name: t('shell.setup.you') } },
      options: newDraft().options,
      drill: drillOfTrick(trick),
    };
    return (await device.games()).create(setup);
  }, [trick, t]);
  return (
    <TableFrame<TableClient, TableError> id={trick.id} title={t('tricks.one', { n })} open={open}>
      {(client) => (
        <TargetsTable client={client} onLeave={toTricks} onRematch={toTricks}>
          <TrickGuide
            trick={trick}
            n={n}
            total={total}
            onLeave={toTricks}
            onNext={next && (() => go(pathTo(targets.screens.trick.path, next.id)))}
          />
        </TargetsTable>
      )}
    </TableFrame>
  );
}
