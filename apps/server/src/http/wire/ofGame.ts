import { type TObject, type TSchema, Type } from 'typebox';
import { type Fault, faultIn } from './fault.ts';
import { json, named } from './schema.ts';
import { targetsWire } from './targets.ts';
import { targiWire } from './targi.ts';

/**
 * Maximum nesting of moves and options in requests; no game needs more than three levels. Code that walks them later (hashing, parsing,
 * serialising) may recurse, because nothing deeper is accepted.
 */
const NESTING = 4;

/**
 * Parts of messages that each game defines. Requests are validated as JSON of bounded depth, which the game itself parses; the documents
 * show the full schemas.
 */
export const OfGame = {
  options: named('Options', Type.Record(Type.String({ maxLength: 40 }), json(NESTING), { maxProperties: 20 })),
  move: named('Move', json(NESTING)),
  view: named('View', Type.Unknown()),
  event: named('Event', Type.Unknown()),
  score: named('Score', Type.Unknown()),
};

export interface GameWire {
  readonly options: TObject;
  readonly move: TSchema;
  readonly view: TSchema;
  readonly event: TSchema;
  readonly score: TSchema;
}

/** By the current rules; the views of an older match may lack fields added later. */
export const GAME_WIRES: Readonly<Record<string, GameWire>> = { targi: targiWire, targets: targetsWire };

/** Options in a request: those not given get their defaults. */
function partialOptions({ options }: GameWire): TObject {
  return Type.Partial(options, { additionalProperties: false });
}

/** The first fault of a move by the current rules of the game. */
export function faultInMove(game: string, move: unknown, path: string): Fault | undefined {
  const wire = GAME_WIRES[game];
  return wire && faultIn(wire.move, move, path);
}

export function faultInOptions(game: string, options: unknown, path: string): Fault | undefined {
  const wire = GAME_WIRES[game];
  return wire && faultIn(partialOptions(wire), options, path);
}

/** For the documents: the schemas of all games in place of the generic ones above. */
export function formsOfAllGames(): Readonly<Record<string, TSchema>> {
  const wires = Object.entries(GAME_WIRES);
  const any = (part: 'move' | 'view' | 'event' | 'score') =>
    Type.Union(
      wires.map(([, wire]) => wire[part]),
      { description: 'as the game of the match defines it' },
    );
  const options = wires.map(([game, wire]) =>
    named(`${game.charAt(0).toUpperCase()}${game.slice(1)}OptionsRequest`, partialOptions(wire)),
  );
  return {
    Options: Type.Union(options, {
      description: 'the options of the game; options with their default value can be omitted',
    }),
    Move: any('move'),
    View: any('view'),
    Event: any('event'),
    Score: any('score'),
  };
}
