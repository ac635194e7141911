import type { MatchPicture } from '@caravanserai/contract';
import type { Part, Translator } from '@caravanserai/texts/page';
import type { ComponentType, ReactNode } from 'react';
import type { Device, KeptSummary } from '../app/play/device.ts';
import type { Fields } from '../app/settings/stored.ts';
import type { Way } from '../app/home/WayIn.tsx';
import type { Recomputed } from '../online/room/gameRoom.ts';

/** Speaks of the house and of one game: the frame hands it to that game's own functions, and asks it for no game's words itself. */
export type GameT = Translator<Exclude<Part, 'terminal'>>;

/** What a list says of a kept game. */
export interface Row {
  readonly piece: ReactNode;
  readonly name: string; // who plays
  readonly situation: string;
}

/** A game's gate on the home page. */
export interface Gate {
  say(t: Translator): {
    readonly facts: string;
    readonly pitch: string;
    readonly picture: string;
    readonly start: string;
  };
  readonly Scene: ComponentType<{ readonly label: string }>;
  readonly Strip: ComponentType;
  readonly ways: readonly Way[];
  /** One press and there is a game: against this opponent, that of the last time, or a gentle one. */
  quick(level?: string): { readonly level: string; readonly piece: ReactNode; setup(t: Translator): unknown };
  /** For anyone who comes for the first time. */
  readonly lesson?: { readonly id: string; readonly href: string; readonly minutes: number };
  /** While it is not known yet what game can be continued. */
  readonly piece: ReactNode;
  /** What «play now» needs is fetched as soon as the home page is idle. */
  readonly warmsUp?: boolean;
}

/** What somebody wishes of a table in the lobby, beyond what the frame asks for every game. */
export interface GameWishes<Wishes = unknown> {
  /** As far as what was kept can be read. */
  parse(kept: Fields): Wishes;
  optionsOf(wishes: Wishes): unknown;
  seatsOf(wishes: Wishes): number;
  /** The level of bots. */
  botOf(wishes: Wishes): string;
  readonly Main: ComponentType<WishProps<Wishes>>;
  /** By which rules, for those who want to look. */
  readonly Rules?: ComponentType<WishProps<Wishes>>;
}

/** The frame hands a game's wishes about without looking into them. */
export function asGameWishes<Wishes>(wishes: GameWishes<Wishes>): GameWishes {
  return wishes as unknown as GameWishes;
}

export interface WishProps<Wishes = unknown> {
  readonly wishes: Wishes;
  readonly who: 'friend' | 'anyone' | 'bot';
  onChange(part: Partial<Wishes>): void;
}

export interface GameFront {
  /** Its bots, the gentlest first. */
  readonly levels: readonly string[];
  sayLevel(t: Translator, level: string): string;
  /** The picture of the game itself. */
  readonly picture: ReactNode;
  readonly gate: Gate;
  /** The games of this device. */
  readonly device: Device;
  row(t: Translator, game: KeptSummary): Row;
  readonly wishes: GameWishes;
  saySeat(t: GameT, seat: string | undefined): string;
  sayOptions(t: GameT, options: unknown): readonly string[];
  readonly SeatPicture: ComponentType<{ readonly seat: string | undefined; readonly className?: string }>;
  /** At the head of a line about a match. */
  linePiece(seat: string | undefined): ReactNode;
  /** Whose turn it is for all to see, where that is not everybody who may act. */
  turnSeats?(play: NonNullable<MatchPicture['play']>): readonly string[];
  /** What came of the seed. */
  fairFacts(t: GameT, made: Recomputed, viewer: string): readonly Fact[];
  /** Its table has no way to save the game in notation: the menu over it has. */
  readonly savesNotation?: boolean;
}

export type Fact = readonly [label: string, value: string | undefined];
