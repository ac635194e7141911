import type { Move, Pending, TribeId } from '@caravanserai/targi';
import { sayPhase, sayPrompt } from '@caravanserai/texts/page';
import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { late } from '../../../../app/late.ts';
import type { Snapshot, TableProps } from '../../client.ts';
import { peopleAt } from '../players/seats.ts';
import { usePast, useTableActions } from '../tableState.tsx';
import { Choices } from './Choices.tsx';
import { RoundButton } from '../../../../app/parts/RoundButton.tsx';
import { CardFacts } from '../board/CardFacts.tsx';
import { CardFace } from '../board/faces.tsx';
import { PurseLine } from './Tokens.tsx';
import { useT } from '../../useT.ts';

const RaidShares = late(async () => (await import('../show/RaidShares.tsx')).RaidShares);

const ASKING = ['drawn', 'gain', 'return', 'raid', 'rearrange', 'trade'] as const;
type Asking = Extract<Pending, { readonly phase: (typeof ASKING)[number] }>;

/** A question of the game to the viewer. It opens by itself and can be folded, but not closed. */
export function PendingSheet({ snapshot, client }: TableProps) {
  const past = usePast();
  const { control, view, version } = snapshot;
  if (control.kind !== 'act' || past || !isAsking(view.pending)) return undefined;
  return <OpenSheet key={version} snapshot={snapshot} client={client} pending={view.pending} />;
}

function isAsking(pending: Pending): pending is Asking {
  return ASKING.some((phase) => phase === pending.phase);
}

function OpenSheet({ snapshot, client, pending }: TableProps & { readonly pending: Asking }) {
  const t = useT();
  const { wish, enlarge } = useTableActions();
  const titleId = useId();
  const bodyId = useId();
  const [isFolded, setFolded] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // The question takes the focus, and returns it when answered.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = sheet;
    title.current?.focus({ preventScroll: true });
    return () => {
      const isHere = current?.contains(document.activeElement) || document.activeElement === document.body;
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  const card = cardOf(snapshot, pending);
  const act = (move: Move) => wish(client.act(move));
  return (
    <section ref={sheet} className="pending-sheet" aria-labelledby={titleId} data-folded={isFolded ? '' : undefined}>
      <header className="sheet-head">
        {card && pending.phase === 'drawn' && (
          <button type="button" className="pending-card" aria-label={t('play.enlarge')} onClick={() => enlarge(card)}>
            <CardFace id={card} />
          </button>
        )}
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {sayPhase(t, pending.phase)}
          </h2>
          <p>{sayPrompt(t, pending, peopleAt(t, snapshot))}</p>
          <PurseLine label={t('play.have')} purse={snapshot.view[pending.seat]} />
        </div>
        <RoundButton
          icon={isFolded ? 'unfold' : 'fold'}
          label={t(isFolded ? 'play.unfold' : 'play.fold')}
          hasTip
          aria-expanded={!isFolded}
          aria-controls={bodyId}
          onClick={() => setFolded(!isFolded)}
        />
      </header>
      <div className="pending-body" id={bodyId} hidden={isFolded}>
        <Suspense>{pending.phase === 'raid' && <RaidShares snapshot={snapshot} view={snapshot.view} />}</Suspense>
        {card && pending.phase === 'drawn' && (
          <CardFacts card={card} lacks={snapshot.lacks[card]} display={snapshot.view[pending.seat].display} />
        )}
        <Choices
          moves={snapshot.moves}
          view={snapshot.view}
          card={card}
          player={snapshot.view[pending.seat]}
          onAct={act}
        />
      </div>
    </section>
  );
}

function cardOf({ view }: Snapshot, pending: Asking): TribeId | undefined {
  if (pending.phase === 'drawn') return pending.card === 'hidden' ? undefined : pending.card;
  const { hand } = view[pending.seat];
  return hand.kind === 'open' ? hand.card : undefined;
}
