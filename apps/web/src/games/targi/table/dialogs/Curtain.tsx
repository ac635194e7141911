import type { Seat } from '@caravanserai/targi';
import { useRef } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { Picture } from '../../../../app/art/Picture.tsx';
import { TargiPiece } from '../../art/pieces.tsx';
import { playerName } from '../players/seats.ts';
import type { Players, TableClient, TableProps } from '../../client.ts';
import { useTableActions } from '../tableState.tsx';
import { useModal } from '../turn/useModal.ts';
import { playerAndColour } from '../words/sayNow.ts';
import { useT } from '../../useT.ts';

/** Hides the whole table while the device changes hands. Only its button removes it. */
export function Curtain({ snapshot, client }: TableProps) {
  const { control, players } = snapshot;
  return control.kind === 'curtain' ? <Drawn seat={control.seat} players={players} client={client} /> : undefined;
}

interface DrawnProps {
  readonly seat: Seat;
  readonly players: Players;
  readonly client: TableClient;
}

function Drawn({ seat, players, client }: DrawnProps) {
  const t = useT();
  const { wish } = useTableActions();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      className="curtain"
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.showModal()} // browsers may close a dialog on the second Escape
    >
      <div className="curtain-folds" aria-hidden="true" />
      <div className="curtain-words">
        <Picture className="curtain-piece">
          <TargiPiece seat={seat} />
        </Picture>
        <h2 id="curtain-title">{t('play.curtain.hand', { name: playerAndColour(t, players, seat) })}</h2>
        <p>{t('play.curtain.hidden')}</p>
        <Button isMain className="curtain-button" data-first-focus="" onClick={() => wish(client.liftCurtain())}>
          {t('play.curtain.lift', { name: playerName(t, seat, players[seat]) })}
        </Button>
      </div>
    </dialog>
  );
}
