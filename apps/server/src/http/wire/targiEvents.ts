import { GAIN_SOURCES } from '@caravanserai/targi';
import { Type } from 'typebox';
import { closed, named, oneOf, oneOfNumbers, says, variant } from './schema.ts';
import {
  Border,
  Cell,
  Count,
  DiscardFrom,
  Good,
  GoodsId,
  KeepFrom,
  LayFrom,
  Payment,
  Place,
  Row,
  Seat,
  Shifts,
  Tokens,
  TribeId,
  TribeOrHidden,
} from './targiParts.ts';

const reveals = Type.Boolean({
  description: 'whether a player learned hidden information; an undo cannot go back past it',
});
const seat = says('the player who acted', Seat);
const secret = Type.Boolean({ description: 'whether it is hidden from the other player' });
const card = says('the card', TribeId);
const cardOrHidden = says('the card; `hidden` for viewers who may not know it', TribeOrHidden);
const got = says('the tokens received', Tokens);
const gave = says('the tokens given', Tokens);
export const EventSchema = named(
  'TargiEvent',
  Type.Union([
    says(
      'a round began',
      variant('type', 'roundStarted', {
        reveals,
        round: says('the round, from 1', Count),
        first: says('the player who goes first', Seat),
      }),
    ),
    says('the robber moved', variant('type', 'robberMoved', { reveals, to: says('its new border card', Border) })),
    says('a raid began', variant('type', 'raidStarted', { reveals, at: says('the corner card', Border) })),
    says('a raid was paid', variant('type', 'raidPaid', { reveals, seat, paid: says('the tokens paid', Tokens) })),
    says('a card protected a player from a raid (TG-63)', variant('type', 'raidSpared', { reveals, seat })),
    says(
      'a raid could not be paid (TG-43)',
      variant('type', 'raidShortfall', { reveals, seat, opponentGains: says('points for the other player', Count) }),
    ),
    says('a card gave a point at a raid (TG-64)', variant('type', 'raidVp', { reveals, seat })),
    says('a Targi was placed', variant('type', 'placed', { reveals, seat, at: Border })),
    says(
      'markers were set',
      variant('type', 'markersSet', {
        reveals,
        blue: Type.Array(Cell, { description: 'blue’s markers' }),
        white: Type.Array(Cell, { description: 'white’s markers' }),
      }),
    ),
    says('a turn began', variant('type', 'turnStarted', { reveals, seat: says('the player to act', Seat) })),
    says('a border card or goods card was used', variant('type', 'took', { reveals, seat, at: Place, got })),
    says(
      'a card gave an extra good (TG-65)',
      variant('type', 'goodsBonus', {
        reveals,
        seat,
        good: says('the good', Good),
        card: says('the card', TribeId),
      }),
    ),
    says('an exchange at the Trader', variant('type', 'traded', { reveals, seat, gave, got })),
    says('a visit to the Trader ended', variant('type', 'leftTrader', { reveals, seat })),
    says('a sale to the Silversmith', variant('type', 'smithed', { reveals, seat, gave, got })),
    says(
      'a marker moved (Fata Morgana)',
      variant('type', 'markerMoved', {
        reveals,
        seat,
        from: says('its old place', Cell),
        to: says('its new place', Cell),
      }),
    ),
    says(
      'the Caravan revealed a goods card',
      variant('type', 'caravanShown', { reveals, seat, card: says('the card', GoodsId) }),
    ),
    says(
      'the Tribal Expansion drew a card',
      variant('type', 'tribeDrawn', { reveals, seat, card: cardOrHidden, secret }),
    ),
    says(
      'a tribe card was played',
      variant('type', 'laid', {
        reveals,
        seat,
        card,
        from: LayFrom,
        row: Row,
        column: says('the place in the row, from the left', oneOfNumbers([1, 2, 3, 4])),
        paid: says('the tokens paid', Payment),
      }),
    ),
    says(
      'a tribe card was taken into the hand',
      variant('type', 'kept', { reveals, seat, card: cardOrHidden, from: KeepFrom, secret }),
    ),
    says('a tribe card was discarded', variant('type', 'discarded', { reveals, seat, card, from: DiscardFrom })),
    says(
      'a place was refilled with a face-down card',
      variant('type', 'refilled', {
        reveals,
        cell: Cell,
        kind: says('the back of the card', oneOf(['goods', 'tribe'])),
      }),
    ),
    says(
      'discards were shuffled into a new deck',
      variant('type', 'reshuffled', {
        reveals,
        kind: says('the kind of cards', oneOf(['goods', 'tribe'])),
        cards: says('the number of cards', Count),
      }),
    ),
    says(
      'a gain was chosen',
      variant('type', 'gained', { reveals, seat, got, from: says('the source of the gain', oneOf(GAIN_SOURCES)) }),
    ),
    says('gold was stored on a card (TG-70)', variant('type', 'goldStored', { reveals, seat })),
    says(
      'a player will place only two Targis (TG-72)',
      variant('type', 'targisLimited', { reveals, seat: says('the player', Seat) }),
    ),
    says('a display was rearranged (TG-71)', variant('type', 'rearranged', { reveals, seat, cards: Shifts })),
    says(
      'a turn ended',
      variant('type', 'turnEnded', {
        reveals,
        seat,
        declined: Type.Array(Place, { description: 'the places whose actions were not used' }),
      }),
    ),
    says('goods in excess of ten were returned', variant('type', 'returned', { reveals, seat, gave })),
    says(
      'face-down cards were revealed',
      variant('type', 'revealed', {
        reveals,
        cards: Type.Array(closed({ cell: Cell, card: says('the card', Type.Union([TribeId, GoodsId])) }), {
          description: 'the cards and their places',
        }),
      }),
    ),
    says(
      'the game ended',
      variant('type', 'gameOver', {
        reveals,
        by: says('the cause of the end: a full display or the fourth raid', oneOf(['display', 'raid'])),
      }),
    ),
  ]),
);
