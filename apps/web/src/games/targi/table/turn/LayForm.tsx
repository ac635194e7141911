import type { Move, Payment, PlayerView, TribeId } from '@caravanserai/targi';
import { sayPrice } from '@caravanserai/texts/page';
import { type FormEvent, useId, useState } from 'react';
import { findLay, type LayChoice, likelyRow, purseAfter, type Row } from './choices.ts';
import { paymentKey } from './payments.ts';
import { CardFace } from '../board/faces.tsx';
import { COLUMNS, ROWS } from './rearranging.ts';
import { PurseLine, TokenPictures } from './Tokens.tsx';
import { useT } from '../../useT.ts';

interface LayFormProps {
  readonly choice: LayChoice;
  readonly card: TribeId;
  readonly player: PlayerView;
  readonly onAct: (move: Move) => void;
}

/** Chooses the row and the payment for a card; the cheapest payment is preselected. */
export function LayForm({ choice, card, player, onAct }: LayFormProps) {
  const t = useT();
  const [row, setRow] = useState<Row | undefined>(() => likelyRow(choice.rows, player.display));
  const [pay, setPay] = useState<Payment | undefined>(choice.payments[0]);
  const move = row && pay && findLay(choice, row, pay);

  function lay(event: FormEvent): void {
    event.preventDefault();
    if (move) onAct(move);
  }

  if (!row || !pay) return undefined;
  return (
    <form className="lay-form" onSubmit={lay}>
      <Rows choice={choice} card={card} display={player.display} row={row} onRow={setRow} />
      <Payments choice={choice} player={player} pay={pay} onPay={setPay} />
      <button type="submit" className="button button-main" disabled={!move} data-first-focus="">
        {t(`play.lay.${choice.from === 'noble' || choice.from === 'hand' ? choice.from : 'plain'}`, {
          price: sayPrice(t, pay),
        })}
      </button>
    </form>
  );
}

interface RowsProps extends Pick<LayFormProps, 'choice' | 'card'> {
  readonly display: PlayerView['display'];
  readonly row: Row;
  readonly onRow: (row: Row) => void;
}

/** One's own display, showing where the card would go. */
function Rows({ choice, card, display, row, onRow }: RowsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="lay-rows">
      <legend>{t('play.lay.row')}</legend>
      {ROWS.map((each) => {
        const laid = display[each - 1] ?? [];
        return (
          <label key={each} className="lay-row">
            <input
              type="radio"
              name={name}
              checked={each === row}
              disabled={!choice.rows.includes(each)}
              onChange={() => onRow(each)}
            />
            <span className="unseen">{t('play.lay.rowLabel', { row: each, count: laid.length })}</span>
            {COLUMNS.map((column) => {
              const there = laid[column - 1];
              const isNext = column === laid.length + 1;
              return (
                <span key={column} className="small-slot" data-next={isNext ? '' : undefined}>
                  {there ? <CardFace id={there} isLaid /> : isNext && each === row && <CardFace id={card} isLaid />}
                </span>
              );
            })}
          </label>
        );
      })}
    </fieldset>
  );
}

interface PaymentsProps extends Pick<LayFormProps, 'choice' | 'player'> {
  readonly pay: Payment;
  readonly onPay: (pay: Payment) => void;
}

function Payments({ choice, player, pay, onPay }: PaymentsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset>
      <legend>{t(choice.payments.length > 1 ? 'play.lay.payHow' : 'play.lay.pay')}</legend>
      {choice.payments.map((each, index) => (
        <label key={paymentKey(each)} className="lay-payment">
          <input type="radio" name={name} checked={paymentKey(each) === paymentKey(pay)} onChange={() => onPay(each)} />
          <span className="lay-price">
            <span className="unseen">{sayPrice(t, each)}</span>
            <TokenPictures tokens={each} />
            {paymentKey(each) === FREE && <span aria-hidden="true">{t('play.lay.free')}</span>}
            {index === 0 && choice.payments.length > 1 && <em>{t('play.lay.cheapest')}</em>}
          </span>
        </label>
      ))}
      <PurseLine label={t('play.left')} purse={purseAfter(player, pay)} />
    </fieldset>
  );
}

const FREE = paymentKey({});
