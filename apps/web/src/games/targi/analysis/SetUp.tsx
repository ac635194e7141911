import '../styles/tokens.css';
import '../styles/tableFaces.css';
import '../styles/study.css';
import type { BorderNumber } from '@caravanserai/targi';
import { type CardId, type Seat, SEATS, TRIBE_CARDS, type TribeId } from '@caravanserai/targi/cards';
import { itemName, sayPhase } from '@caravanserai/texts/page';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Stamp } from '../../../app/art/Stamp.tsx';
import { targiStamp } from '../art/stamps.tsx';
import {
  freeCards,
  newSetup,
  PURSE,
  readSetup,
  type Setup,
  SETUP_PHASES,
  type SetupCell,
  type SetupPlayer,
} from '../game/analysis/setup.ts';
import { BorderFace, CardBack, CardFace } from '../table/board/faces.tsx';
import { isCornerPlace, placeOf, SQUARE } from '../places.ts';
import { useCoachT } from '../useT.ts';
import { CardOptions } from './CardOptions.tsx';
import { useStudyProblem } from './useStudyProblem.ts';

const COLUMNS = [0, 1, 2, 3];
const ROUNDS = Array.from({ length: 13 }, (_, i) => i + 1); // the last raid is round 13

interface SetUpProps {
  readonly onDone: (position: string) => void;
}

/** A position, set up by choosing what lies where. */
export function SetUp({ onDone }: SetUpProps) {
  const t = useCoachT();
  const id = useId();
  const [setup, setSetup] = useState(() => newSetup(crypto.randomUUID()));
  const problemOf = useStudyProblem();
  const { text, read } = useMemo(() => readSetup(setup), [setup]);
  const problem = read.ok ? undefined : problemOf({ kind: 'position', error: read.error });
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const free = freeCards(setup);
  return (
    <details className="setup-position">
      <summary>
        <h2>{t('coach.board.setup.title')}</h2>
      </summary>
      <p>{t('coach.board.setup.lead')}</p>
      <div className="setup-words">
        <Select
          label={t('coach.board.setup.round')}
          value={`${setup.round}`}
          onChoose={(round) => change({ round: Number(round) })}
        >
          {ROUNDS.map((round) => (
            <option key={round}>{round}</option>
          ))}
        </Select>
        <Select
          label={t('coach.board.setup.phase')}
          value={setup.phase}
          onChoose={(phase) => change({ phase: phase as Setup['phase'] })}
        >
          {SETUP_PHASES.map((phase) => (
            <option key={phase} value={phase}>
              {sayPhase(t, phase)}
            </option>
          ))}
        </Select>
        <SeatSelect label={t('coach.board.setup.first')} seat={setup.first} onChoose={(first) => change({ first })} />
        <SeatSelect label={t('coach.board.setup.toPlay')} seat={setup.seat} onChoose={(seat) => change({ seat })} />
      </div>
      <Square setup={setup} free={free} change={change} />
      {SEATS.map((seat) => (
        <PlayerFields
          key={seat}
          seat={seat}
          player={setup.players[seat]}
          free={free}
          onChange={(player) => change({ players: { ...setup.players, [seat]: player } })}
        />
      ))}
      <Discards setup={setup} free={free} change={change} />
      <p className="field">
        <label htmlFor={`${id}-text`}>{t('coach.board.setup.text')}</label>
        <textarea id={`${id}-text`} rows={3} readOnly value={text} />
      </p>
      <div role="status">
        {problem && (
          <div className="problem-words">
            {problem.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <p>
        <button
          type="button"
          className="button button-main button-large"
          disabled={problem !== undefined}
          onClick={() => onDone(text)}
        >
          {t('coach.board.open')}
        </button>
      </p>
    </details>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Select({ label, value, onChoose, children }: SelectProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </p>
  );
}

interface SeatSelectProps {
  readonly label: string;
  readonly seat: Seat;
  readonly onChoose: (seat: Seat) => void;
}

function SeatSelect({ label, seat, onChoose }: SeatSelectProps) {
  const t = useCoachT();
  return (
    <Select label={label} value={seat} onChoose={(chosen) => onChoose(chosen as Seat)}>
      {SEATS.map((each) => (
        <option key={each} value={each}>
          {t(`targi.seat.${each}`)}
        </option>
      ))}
    </Select>
  );
}

interface PartProps {
  readonly setup: Setup;
  readonly free: readonly CardId[];
  readonly change: (part: Partial<Setup>) => void;
}

/** The board: a click on a border card places a Targi, and a choice in the middle lays a card. */
function Square({ setup, free, change }: PartProps) {
  const t = useCoachT();
  const cells = new Map(setup.centre.map((each) => [each.cell, each]));
  const putTargi = (at: BorderNumber) => {
    const targis = new Map(setup.targis);
    const next = nextSeat(targis.get(at));
    if (next) targis.set(at, next);
    else targis.delete(at);
    change({ targis });
  };
  const putCell = (cell: SetupCell) =>
    change({ centre: setup.centre.map((each) => (each.cell === cell.cell ? cell : each)) });
  return (
    <div className="setup-square" role="group" aria-label={t('coach.board.setup.centre')}>
      {SQUARE.flat().map((place) => {
        if (typeof place !== 'number') {
          const cell = cells.get(place);
          return cell && <CellFields key={place} cell={cell} setup={setup} free={free} onChange={putCell} />;
        }
        if (isCornerPlace(placeOf(place))) return <BorderFace key={place} number={place} />;
        return (
          <Taken
            key={place}
            what={t('coach.board.setup.targi', { number: place })}
            seat={setup.targis.get(place)}
            onClick={() => putTargi(place)}
          >
            <BorderFace number={place} />
          </Taken>
        );
      })}
    </div>
  );
}

function nextSeat(seat: Seat | undefined): Seat | undefined {
  return seat === undefined ? 'blue' : seat === 'blue' ? 'white' : undefined;
}

interface TakenProps {
  readonly what: string;
  readonly seat: Seat | undefined;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

/** Goes from nobody to Blue to White with each click. */
function Taken({ what, seat, onClick, children }: TakenProps) {
  const t = useCoachT();
  const whose = t(seat ? `targi.seat.${seat}` : 'coach.board.setup.nobody');
  return (
    <button type="button" className="setup-taken" aria-label={`${what}: ${whose}`} onClick={onClick}>
      {children}
      {seat && <Stamp className="setup-piece" stamp={targiStamp(seat)} />}
    </button>
  );
}

interface CellFieldsProps {
  readonly cell: SetupCell;
  readonly setup: Setup;
  readonly free: readonly CardId[];
  readonly onChange: (cell: SetupCell) => void;
}

function CellFields({ cell, setup, free, onChange }: CellFieldsProps) {
  const t = useCoachT();
  const { card, marker } = cell;
  const isDown = card === 'goods' || card === 'tribe';
  return (
    <div className="setup-cell">
      <FaceSelect
        label={t('coach.board.setup.card', { cell: cell.cell })}
        face={isDown ? <CardBack kind={card} /> : <CardFace id={card} />}
        value={card}
        onChoose={(chosen) => onChange({ ...cell, card: chosen as SetupCell['card'] })}
      >
        <option value="goods">{t('coach.board.setup.downGoods')}</option>
        <option value="tribe">{t('coach.board.setup.downTribe')}</option>
        <CardOptions cards={isDown ? free : withOwn(free, card)} />
      </FaceSelect>
      {setup.phase === 'act' && (
        <Taken
          what={t('coach.board.setup.marker', { cell: cell.cell })}
          seat={marker}
          onClick={() => onChange({ ...cell, marker: nextSeat(marker) })}
        />
      )}
    </div>
  );
}

interface FaceSelectProps extends SelectProps {
  /** The chosen card; undefined where none lies. */
  readonly face: ReactNode;
}

/** A card; a click on it opens the list of cards that could lie there. */
function FaceSelect({ label, face, value, onChoose, children }: FaceSelectProps) {
  return (
    <span className="setup-face">
      {face ?? <span className="setup-empty" />}
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </span>
  );
}

function withOwn<Id extends CardId>(free: readonly Id[], own: Id | undefined): readonly Id[] {
  return own === undefined || free.includes(own) ? free : [own, ...free];
}

interface PlayerFieldsProps {
  readonly seat: Seat;
  readonly player: SetupPlayer;
  readonly free: readonly CardId[];
  readonly onChange: (player: SetupPlayer) => void;
}

function PlayerFields({ seat, player, free, onChange }: PlayerFieldsProps) {
  const t = useCoachT();
  const tribe = TRIBE_CARDS.map(({ id }) => id).filter((id) => free.includes(id));
  const putCard = (row: number, column: number, card: TribeId | undefined) =>
    onChange({
      ...player,
      display: player.display.map((cards, i) => (i === row ? replacedAt(cards, column, card) : cards)),
    });
  return (
    <fieldset className="setup-player">
      <legend>{t(`targi.seat.${seat}`)}</legend>
      <div className="setup-words">
        {PURSE.map((item) => (
          <Count
            key={item}
            label={item === 'stored' ? t('coach.board.setup.stored') : itemName(t, item)}
            value={player[item]}
            onChange={(count) => onChange({ ...player, [item]: count })}
          />
        ))}
      </div>
      <div className="setup-display">
        {player.display.map((cards, row) => (
          <div key={row} className="setup-row">
            {COLUMNS.map((column) => {
              const card = cards[column];
              if (column > cards.length) return <span key={column} className="setup-empty" />;
              return (
                <TribeSelect
                  key={column}
                  label={t('coach.board.setup.row', { row: row + 1, column: column + 1 })}
                  card={card}
                  free={tribe}
                  onChoose={(chosen) => putCard(row, column, chosen)}
                />
              );
            })}
          </div>
        ))}
        <div className="setup-hand">
          <span aria-hidden="true">{t('coach.board.setup.hand')}</span>
          <TribeSelect
            label={t('coach.board.setup.hand')}
            card={player.hand}
            free={tribe}
            onChoose={(hand) => onChange({ ...player, hand })}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** Rows have no gaps. */
function replacedAt(cards: readonly TribeId[], column: number, card: TribeId | undefined): readonly TribeId[] {
  return [...cards.slice(0, column), ...(card ? [card] : []), ...cards.slice(column + 1)];
}

interface TribeSelectProps {
  readonly label: string;
  readonly card: TribeId | undefined;
  readonly free: readonly TribeId[];
  readonly onChoose: (card: TribeId | undefined) => void;
}

function TribeSelect({ label, card, free, onChoose }: TribeSelectProps) {
  const t = useCoachT();
  const choose = (value: string) => onChoose(TRIBE_CARDS.find(({ id }) => id === value)?.id);
  return (
    <FaceSelect label={label} face={card && <CardFace id={card} />} value={card ?? ''} onChoose={choose}>
      <option value="">{t('coach.board.setup.none')}</option>
      <CardOptions cards={withOwn(free, card)} />
    </FaceSelect>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

function Count({ label, value, onChange }: CountProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        max={40}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(Math.max(0, Math.min(99, Math.floor(target.valueAsNumber || 0))))}
      />
    </p>
  );
}

/** Cards that were discarded since the last reshuffle. */
function Discards({ setup, free, change }: PartProps) {
  const t = useCoachT();
  const { discards } = setup;
  return (
    <details className="setup-discards">
      <summary>{t('coach.board.setup.discards')}</summary>
      <div className="setup-words">
        {[...discards, undefined].map((card, i) => (
          <Select
            key={i}
            label={`${i + 1}`}
            value={card ?? ''}
            onChoose={(value) => change({ discards: withDiscard(discards, i, value as CardId | '') })}
          >
            <option value="">{t('coach.board.setup.none')}</option>
            <CardOptions cards={withOwn(free, card)} />
          </Select>
        ))}
      </div>
    </details>
  );
}

function withDiscard(discards: readonly CardId[], index: number, card: CardId | ''): readonly CardId[] {
  return [...discards.slice(0, index), ...(card === '' ? [] : [card]), ...discards.slice(index + 1)];
}
