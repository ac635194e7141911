import { SEATS, type Seat } from '@caravanserai/targi/cards';
import { LEVEL_NAMES, type LevelName, type Player, type Players, type Setup } from '../client.ts';
import { type Fields, fieldsOf, nameOf, oneOf } from '../../../app/settings/stored.ts';
import { draftsOf } from '../../../app/setup/drafts.ts';
import type { Translator } from '@caravanserai/texts/page';

/** The choices for a new game; the last ones are stored. */
export interface Draft {
  readonly who: 'bot' | 'friend';
  readonly level: LevelName;
  /** Whether the level follows the recent results (`equal.ts`). */
  readonly equal: boolean;
  readonly seat: Seat; // the person's seat against a bot
  readonly name: string; // empty: not entered
  readonly friends: Readonly<Record<Seat, string>>;
  readonly curtain: boolean;
  readonly first: Setup['options']['first'];
  readonly shortfall: Setup['options']['shortfall'];
  readonly hands: Setup['options']['hands'];
}

export const FIRSTS = ['drawn', ...SEATS] as const satisfies readonly Draft['first'][];
export const SHORTFALLS = ['opponentGains', 'loseWhatYouHave'] as const satisfies readonly Draft['shortfall'][];
export const HANDS = ['closed', 'open'] as const satisfies readonly Draft['hands'][];

const NEW: Draft = {
  who: 'bot',
  level: 'shepherd',
  equal: false,
  seat: 'blue',
  name: '',
  friends: { blue: '', white: '' },
  curtain: true,
  first: 'drawn',
  shortfall: 'opponentGains',
  hands: 'closed',
};

export const { lastDraft, keepDraft } = draftsOf('targi', parseDraft);

export function parseDraft(read: Fields): Draft {
  const friends = fieldsOf(read['friends']);
  return {
    who: oneOf(['bot', 'friend'], read['who'], NEW.who),
    level: oneOf(LEVEL_NAMES, read['level'], NEW.level),
    equal: typeof read['equal'] === 'boolean' ? read['equal'] : NEW.equal,
    seat: oneOf(SEATS, read['seat'], NEW.seat),
    name: nameOf(read['name']),
    friends: { blue: nameOf(friends['blue']), white: nameOf(friends['white']) },
    curtain: typeof read['curtain'] === 'boolean' ? read['curtain'] : NEW.curtain,
    first: oneOf(FIRSTS, read['first'], NEW.first),
    shortfall: oneOf(SHORTFALLS, read['shortfall'], NEW.shortfall),
    hands: oneOf(HANDS, read['hands'], NEW.hands),
  };
}

/** Default names: the colour, or «You» for a single person. */
type Called = (seat: Seat, isAlone: boolean) => string;

export function playersOf(draft: Draft, called: Called): Players {
  const person = (name: string, seat: Seat, isAlone: boolean): Player => ({
    kind: 'person',
    name: name.trim() || called(seat, isAlone),
  });
  const { friends, seat, name, level } = draft;
  if (draft.who === 'friend') {
    return { blue: person(friends.blue, 'blue', false), white: person(friends.white, 'white', false) };
  }
  const bot: Player = { kind: 'bot', level };
  const self = person(name, seat, true);
  return seat === 'blue' ? { blue: self, white: bot } : { blue: bot, white: self };
}

export function setupOf(draft: Draft, called: Called, quick: boolean): Setup {
  const { first, shortfall, hands } = draft;
  return {
    players: playersOf(draft, called),
    options: { first, shortfall, hands },
    curtain: draft.who === 'friend' && draft.curtain,
    quick,
  };
}

export function playerName(player: Player, t: Translator): string {
  return player.kind === 'bot' ? t(`teaser.targi.level.${player.level}.name`) : player.name;
}
