import type { MatchPicture } from '@caravanserai/contract';
import type { Part, Translator } from '@caravanserai/texts/page';
import type { ComponentType, ReactNode } from 'react';
import type { Device, KeptSummary } from '../app/play/device.ts';
import type { Fields } from '../app/settings/stored.ts';
import type { Way } from '../app/home/WayIn.tsx';
import type { Recomputed } from '../online/room/gameRoom.ts';

/** Translator for the texts of the site and one game. The frame passes it to that game's functions and uses no game texts itself. */
export type GameT = Translator<Exclude<Part, 'terminal'>>;

/** Summary of a stored game in a list. */
export interface Row {
  readonly piece: ReactNode;
  readonly name: string; // the players' names
  readonly situation: string;
}

/** A game's tile on the home page. */
export interface HomeTile {
  say(t: Translator): {
    readonly facts: string;
    readonly pitch: string;
    readonly picture: string;
    readonly start: string;
  };
  readonly Scene: ComponentType<{ readonly label: string }>;
  readonly Strip: ComponentType;
  readonly ways: readonly Way[];
  /** Starts a game at once: against this opponent, the last one, or an easy one. */
  quick(level?: string): { readonly level: string; readonly piece: ReactNode; setup(t: Translator): unknown };
  /** For newcomers. */
  readonly lesson?: { readonly id: string; readonly href: string; readonly minutes: number };
  /** Shown until it is known which game can be resumed. */
  readonly piece: ReactNode;
  /** Prefetches what «Play now» needs when the home page is idle. */
  readonly warmsUp?: boolean;
}

/** Options of a table in the lobby that are specific to a game. */
export interface GameTableOptions<Options = unknown> {
  /** Reads as much of the stored options as is valid. */
  parse(kept: Fields): Options;
  optionsOf(tableOptions: Options): unknown;
  seatsOf(tableOptions: Options): number;
  /** The level of the bots. */
  botOf(tableOptions: Options): string;
  readonly Main: ComponentType<TableOptionsProps<Options>>;
  /** The variants of the rules, in a section that is folded by default. */
  readonly Rules?: ComponentType<TableOptionsProps<Options>>;
}

/** Erases the type: the frame passes a game's options around without reading them. */
export function asGameTableOptions<Options>(tableOptions: GameTableOptions<Options>): GameTableOptions {
  return tableOptions as unknown as GameTableOptions;
}

export interface TableOptionsProps<Options = unknown> {
  readonly tableOptions: Options;
  readonly who: 'friend' | 'anyone' | 'bot';
  onChange(part: Partial<Options>): void;
}

/** A person at a seat of a game on this device. */
export interface Seated {
  readonly seat: string;
  readonly name: string;
}

/** What the page of a table of two shows of a game. */
export interface DuoParts {
  /** The two people of a finished game on this device; undefined for any other game. */
  couple(game: KeptSummary): readonly Seated[] | undefined;
  /** A card by its id, with its name. */
  readonly Card: ComponentType<{ readonly id: string }>;
}

export interface GameListing {
  /** Levels of its bots, weakest first. */
  readonly levels: readonly string[];
  sayLevel(t: Translator, level: string): string;
  /** The icon of the game. */
  readonly picture: ReactNode;
  readonly homeTile: HomeTile;
  /** Games on this device. */
  readonly device: Device;
  row(t: Translator, game: KeptSummary): Row;
  readonly tableOptions: GameTableOptions;
  saySeat(t: GameT, seat: string | undefined): string;
  sayOptions(t: GameT, options: unknown): readonly string[];
  readonly SeatPicture: ComponentType<{ readonly seat: string | undefined; readonly className?: string }>;
  /** Its part of a table of two; default: none. */
  duo?(): Promise<DuoParts>;
  /** Icon at the start of a row about a match. */
  linePiece(seat: string | undefined): ReactNode;
  /** The seats to act as shown to everyone, if that differs from all who may act. */
  turnSeats?(play: NonNullable<MatchPicture['play']>): readonly string[];
  /** Facts derived from the revealed seed. */
  fairFacts(t: GameT, made: Recomputed, viewer: string): readonly Fact[];
  /** The table has no «save as notation» of its own; the match menu offers it. */
  readonly savesNotation?: boolean;
}

export type Fact = readonly [label: string, value: string | undefined];
