import type { Terms } from '@caravanserai/contract';
import type { Options } from '@caravanserai/targets';
import type { View } from '@caravanserai/targi';
import { loadTranslator, sayOptions, sayTargetsOptions, targetsSeat, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { Die } from '../app/art/iso.tsx';
import { Picture } from '../app/art/Picture.tsx';
import { TargiPiece } from '../games/targi/art/pieces.tsx';
import { SeatMark } from '../games/targets/table/players/SeatMark.tsx';
import { SEATS as TARGETS_SEATS } from '../games/targets/client.ts';
import { useSpeech } from '../app/settings/language.tsx';

/** What the screens of the network say and show differently for the two games. */

export const GAMES = ['targi', 'targets'] as const;
export type GameName = (typeof GAMES)[number];

/** A game of a newer server is as good as Targi to an older page: its table will not open, but its line in a list will. */
export function gameOf({ game }: Pick<Terms, 'game'>): GameName {
  return GAMES.find((name) => name === game) ?? 'targi';
}

export function sayGame(t: Translator, terms: Pick<Terms, 'game'>): string {
  return t(`home.${gameOf(terms)}.name`);
}

/** Speaks of this game. Suspends until the words of Targets are there, if it is that one. */
export function useGameT(terms: Pick<Terms, 'game'>): Translator {
  const { t, language } = useSpeech();
  return gameOf(terms) === 'targets' ? use(loadTranslator(language, true)) : t;
}

function targetsSeatOf(seat: string | undefined) {
  return TARGETS_SEATS.find((each) => each === seat) ?? TARGETS_SEATS[0];
}

function targiSeatOf(seat: string | undefined) {
  return seat === 'white' ? 'white' : 'blue';
}

/** `t` from `useGameT`. */
export function saySeat(t: Translator, terms: Pick<Terms, 'game'>, seat: string | undefined): string {
  return gameOf(terms) === 'targets' ? targetsSeat(t, targetsSeatOf(seat)) : t(`targi.seat.${targiSeatOf(seat)}`);
}

/** `t` from `useGameT`. */
export function sayGameOptions(t: Translator, { game, options }: Terms): readonly string[] {
  return gameOf({ game }) === 'targets'
    ? sayTargetsOptions(t, options as Options)
    : sayOptions(t, options as View['options']);
}

interface SeatPictureProps {
  readonly terms: Pick<Terms, 'game'>;
  readonly seat: string | undefined;
  readonly className?: string;
}

export function SeatPicture({ terms, seat, className }: SeatPictureProps) {
  if (gameOf(terms) === 'targi') {
    return (
      <Picture {...(className === undefined ? {} : { className })}>
        <TargiPiece seat={targiSeatOf(seat)} />
      </Picture>
    );
  }
  return (
    <span className={`seat-picture ${className ?? ''}`}>
      <SeatMark seat={targetsSeatOf(seat)} />
    </span>
  );
}

/** At the head of a line about a match: the game, and in Targi whose turn it is. */
export function GamePicture({ terms, seat }: Pick<SeatPictureProps, 'terms' | 'seat'>) {
  return (
    <Picture className="game-piece">
      {gameOf(terms) === 'targi' ? (
        <TargiPiece seat={targiSeatOf(seat)} />
      ) : (
        <Die x={32} y={45} colour="clay" faces={[5, 3, 1]} size={0.58} />
      )}
    </Picture>
  );
}
