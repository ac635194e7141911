import '../../styles/turn.css';
import { loadCoach } from '@caravanserai/texts/page';
import { Suspense, useRef, useState } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { late } from '../../../../app/late.ts';
import { inWords } from '../../../../app/settings/inWords.ts';
import { TargiPiece, TribeMarker } from '../../art/pieces.tsx';
import { openEndCount } from '../end/openEndCount.ts';
import { seatToAct } from '../players/seats.ts';
import type { Snapshot, TableProps } from '../../client.ts';
import { type Past, usePast, useTableActions, useTableState } from '../tableState.tsx';
import { ruleOfError, sayTableError, sayUndo } from '../words/errors.ts';
import { isAlone, sayMirage, sayWhat, sayWhose } from '../words/sayNow.ts';
import { sayBeat } from '../show/caption.ts';
import { useShow } from '../show/useShow.tsx';
import type { TargiTableProps } from '../TargiTable.tsx';
import { mirageMoves } from './choices.ts';
import { CommandButton } from './CommandButton.tsx';
import { EndTurn } from './EndTurn.tsx';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useTurnKeys } from './useTurnKeys.ts';
import { useT } from '../../useT.ts';

const RetryDialog = late(async () => (await inWords(loadCoach, import('../retry/RetryDialog.tsx'))).RetryDialog);

/** Shows the player to act, the possible actions and their buttons. Its size is fixed. */
export function CommandBar({ snapshot, client, commands }: TableProps & Pick<TargiTableProps, 'commands'>) {
  const past = usePast();
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  return (
    <section
      ref={bar}
      className="command-bar"
      data-control={past ? 'past' : snapshot.control.kind}
      data-turn={isAlone(snapshot.players) ? undefined : seatToAct(snapshot)}
    >
      {past ? (
        <LookingBack past={past} snapshot={snapshot} client={client} />
      ) : (
        <>
          <Message snapshot={snapshot} />
          {commands ?? <Commands snapshot={snapshot} client={client} />}
        </>
      )}
    </section>
  );
}

function LookingBack({ past: { version, view }, snapshot, client }: TableProps & { readonly past: Past }) {
  const t = useT();
  const { lookAt } = useTableActions();
  const [isRetrying, setRetrying] = useState(false);
  const isRunningOnline = snapshot.online && snapshot.control.kind !== 'over';
  return (
    <>
      <div className="command-words">
        <div className="command-text">
          <p className="command-whose">{t('table.past.title')}</p>
          <p className="command-what">{t('table.past.at', { version, count: snapshot.version })}</p>
        </div>
      </div>
      <div className="command-buttons">
        {!isRunningOnline && view.pending.phase !== 'over' && (
          <CommandButton
            icon="branch"
            label={t('play.share.branch')}
            title={t('play.share.branchText')}
            onClick={() => setRetrying(true)}
          />
        )}
        <CommandButton icon="last" label={t('table.past.return')} isMain onClick={() => lookAt(undefined)} />
      </div>
      <Suspense>
        {isRetrying && (
          <RetryDialog snapshot={snapshot} client={client} version={version} onClose={() => setRetrying(false)} />
        )}
      </Suspense>
    </>
  );
}

/** Each sentence is a new element: text that grows in a centred element would visibly shift. */
function Caption({ children }: { readonly children: string }) {
  return (
    <p key={children} className="command-caption">
      {children}
    </p>
  );
}

/** An error replaces the prompt until it is dismissed or the table changes. */
function Message({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const { error, sheet, openSheet, complain, openPanel } = useTableState();
  const { beat } = useShow();
  const { control, score, online } = snapshot;
  const winner = online?.ending ? online.ending.winner : score.winner;
  const shown = control.kind === 'over' ? winner : seatToAct(snapshot);
  if (error) {
    const rule = ruleOfError(error);
    return (
      <div key="refusal" className="command-words command-refusal">
        <p className="command-what">
          {sayTableError(t, error)}{' '}
          {rule && (
            <button type="button" className="link-button" onClick={() => openPanel({ kind: 'rules', rule })}>
              {t('play.readRule', { rule })}
            </button>
          )}
        </p>
        <CloseButton label={t('table.close')} onClick={() => complain(undefined)} />
      </div>
    );
  }
  if (beat) {
    return (
      <div className="command-words" data-beat={beat.event.type}>
        <Picture className="command-piece">{beat.seat && <TargiPiece seat={beat.seat} />}</Picture>
        <Caption>{sayBeat(t, beat, snapshot)}</Caption>
      </div>
    );
  }
  const mirage = mirageMoves(snapshot, sheet);
  if (mirage.length > 0) {
    return (
      <div className="command-words">
        <Picture className="command-piece">{shown && <TribeMarker seat={shown} />}</Picture>
        <Caption>{sayMirage(t, mirage)}</Caption>
        <CloseButton label={t('play.mirage.stop')} hasTip onClick={() => openSheet(undefined)} />
      </div>
    );
  }
  return (
    <div className="command-words">
      <Picture className="command-piece">{shown && <TargiPiece seat={shown} />}</Picture>
      <div className="command-text">
        <p className="command-whose">{sayWhose(t, snapshot)}</p>
        <p className="command-what">{sayWhat(t, snapshot)}</p>
      </div>
    </div>
  );
}

function Commands({ snapshot, client }: TableProps) {
  const t = useT();
  const { wish, panel, openPanel, point } = useTableState();
  const { control, undo, version, turnStart, view } = snapshot;
  const { isPlaying, awaitsTap, next, skip } = useShow();
  const canConfirm = control.kind === 'confirm';
  const isOwn = control.kind === 'act' || canConfirm;

  function confirm(): Promise<void> {
    point(undefined); // the details of a placement need not stay open
    return wish(client.confirm());
  }
  const takeBack = () => wish(client.undo());
  useTurnKeys({
    onConfirm: awaitsTap ? next : canConfirm ? confirm : undefined,
    onUndo: isOwn ? takeBack : undefined,
    onHelp: () => openPanel({ kind: 'menu' }),
  });

  if (control.kind === 'over') {
    return (
      <div key="over" className="command-buttons">
        {!snapshot.online?.isSealed && (
          <CommandButton
            icon="curve"
            label={t('play.analysis.title')}
            onClick={() => openPanel({ kind: 'analysis' })}
          />
        )}
        {!snapshot.online?.ending && (
          <CommandButton icon="look" label={t('play.count.title')} isMain onClick={openEndCount} />
        )}
      </div>
    );
  }
  const isEnding = control.kind === 'act' && view.pending.phase === 'act';
  return (
    <div className="command-buttons">
      {!snapshot.online && !snapshot.isLesson && (
        <CommandButton
          icon="hint"
          label={t('play.hint.ask')}
          isPressed={panel?.kind === 'hint'}
          isDisabled={control.kind !== 'act'}
          onClick={() => openPanel(panel?.kind === 'hint' ? undefined : { kind: 'hint' })}
        />
      )}
      {awaitsTap ? (
        <CommandButton icon="last" label={t('play.show.skip')} onClick={skip} />
      ) : (
        <CommandButton
          icon="undoAll"
          label={t('play.undo.turn')}
          isDisabled={!isOwn || !undo.can || version - turnStart < 2}
          onClick={() => wish(client.undoTurn())}
        />
      )}
      {isPlaying ? (
        <CommandButton
          icon={awaitsTap ? 'forward' : 'last'}
          label={t(awaitsTap ? 'play.show.next' : 'play.show.skip')}
          {...(awaitsTap ? { keys: 'Enter' } : {})}
          onClick={awaitsTap ? next : skip}
        />
      ) : (
        <CommandButton
          icon="undo"
          label={t('play.undo.one')}
          keys="Backspace Control+Z"
          title={isOwn ? sayUndo(t, undo) : undefined}
          isDisabled={!isOwn || !undo.can}
          onClick={takeBack}
        />
      )}
      {isEnding ? (
        <EndTurn key={version} snapshot={snapshot} client={client} />
      ) : (
        <CommandButton
          icon="check"
          label={t('play.confirm')}
          keys="Enter"
          isMain
          isDisabled={!canConfirm}
          onClick={confirm}
        />
      )}
    </div>
  );
}
