import { type TObject, type TSchema, Type } from 'typebox';
import { json, named } from './schema.ts';
import { targetsWire } from './targets.ts';
import { targiWire } from './targi.ts';

/**
 * Levels of nesting in moves and options that come in; no game needs more than three. Whatever walks over them later (hashing, parsing,
 * writing) may recurse, because nothing deeper passes the edge.
 */
const NESTING = 4;

/** What each game says in its own form. At the edge it is JSON of bounded depth, which the game itself parses; documents show it in full. */
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

/** By the rules of today; the views of an older match may lack fields that came later. */
export const GAME_WIRES: Readonly<Record<string, GameWire>> = { targi: targiWire, targets: targetsWire };

/** For the documents: the forms of all games in place of the names above. */
export function formsOfAllGames(): Readonly<Record<string, TSchema>> {
  const wires = Object.entries(GAME_WIRES);
  const any = (part: 'move' | 'view' | 'event' | 'score') =>
    Type.Union(
      wires.map(([, wire]) => wire[part]),
      { description: 'in the form of the game of the match' },
    );
  const options = wires.map(([game, wire]) =>
    named(
      `${game.charAt(0).toUpperCase()}${game.slice(1)}OptionsWish`,
      Type.Partial(wire.options, { additionalProperties: false }),
    ),
  );
  return {
    Options: Type.Union(options, { description: 'of the game; those that are as usual need not be named' }),
    Move: any('move'),
    View: any('view'),
    Event: any('event'),
    Score: any('score'),
  };
}
