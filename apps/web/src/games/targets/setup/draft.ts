import type { Options, Seat } from '@caravanserai/targets';
import { LEVEL_NAMES, type LevelName, type Player, type Players, SEATS, type Setup } from '../client.ts';
import { type Fields, fieldsOf, nameOf, oneOf } from '../../../app/settings/stored.ts';
import { draftsOf } from '../../../app/setup/drafts.ts';
import type { Translator } from '@caravanserai/texts/page';

/** The choice for one seat. */
export interface SeatDraft {
  readonly kind: Player['kind'] & ('person' | 'bot');
  readonly name: string; // empty: not entered
  readonly level: LevelName;
}

/** The choices for a new game; the last ones are stored. */
export interface Draft {
  readonly seats: Readonly<Record<Seat, SeatDraft>>;
  readonly options: Options;
}

const FIRSTS = ['drawn', 'called', ...SEATS] as const satisfies readonly Options['first'][];
export const GAPS_CM = [20, 15, 10] as const satisfies readonly Options['gapsCm'][Seat][];
const FULL_GAPS: Options['gapsCm'] = { red: 20, blue: 20, yellow: 20, green: 20 };
const COUNTS = [2, 3, 4] as const satisfies readonly Options['players'][];

const NEW_SEAT: SeatDraft = { kind: 'bot', name: '', level: 'leftHand' };

export function newDraft(): Draft {
  return {
    seats: { red: { ...NEW_SEAT, kind: 'person' }, blue: NEW_SEAT, yellow: NEW_SEAT, green: NEW_SEAT },
    options: {
      players: 2,
      first: 'drawn',
      pasVu: false,
      threeByThree: false,
      teams: false,
      calls: 'own',
      gapsCm: FULL_GAPS,
    },
  };
}

export const { lastDraft, keepDraft } = draftsOf('targets', parseDraft);

export function parseDraft(read: Fields): Draft {
  const seats = fieldsOf(read['seats']);
  const fresh = newDraft();
  const seatOf = (seat: Seat): SeatDraft => {
    const { kind, name, level } = fieldsOf(seats[seat]);
    return {
      kind: oneOf(['person', 'bot'], kind, fresh.seats[seat].kind),
      name: nameOf(name),
      level: oneOf(LEVEL_NAMES, level, NEW_SEAT.level),
    };
  };
  return {
    seats: { red: seatOf('red'), blue: seatOf('blue'), yellow: seatOf('yellow'), green: seatOf('green') },
    options: parseOptions(read['options']),
  };
}

export function parseOptions(value: unknown): Options {
  const options = fieldsOf(value);
  return settle({
    players: oneOf(COUNTS, options['players'], 2),
    first: oneOf(FIRSTS, options['first'], 'drawn'),
    pasVu: options['pasVu'] === true,
    threeByThree: options['threeByThree'] === true,
    teams: options['teams'] === true,
    calls: oneOf(['own', 'forYou'], options['calls'], 'own'),
    gapsCm: parseGaps(fieldsOf(options['gapsCm'])),
  });
}

function parseGaps(gaps: ReturnType<typeof fieldsOf>): Options['gapsCm'] {
  const gap = (seat: Seat) => oneOf(GAPS_CM, gaps[seat], 20);
  return { red: gap('red'), blue: gap('blue'), yellow: gap('yellow'), green: gap('green') };
}

/** Resolves conflicts between options in favour of the last choice; the engine validates the result. */
export function settle(options: Options, last: Partial<Options> = {}): Options {
  const teams = options.teams && (options.players === 4 || last.teams === true);
  const players = teams ? 4 : options.players;
  const isCalled = last.pasVu === true ? false : options.calls === 'forYou';
  const away = SEATS.slice(players);
  const first = away.some((seat) => seat === options.first) ? 'drawn' : options.first;
  const full = Object.fromEntries(away.map((seat) => [seat, FULL_GAPS[seat]]));
  return {
    players,
    first,
    pasVu: options.pasVu && !isCalled,
    threeByThree: options.threeByThree,
    teams,
    calls: isCalled ? 'forYou' : 'own',
    gapsCm: { ...options.gapsCm, ...full }, // an empty seat has no tower
  };
}

/** The players by seat. Default names: the colour, or «You» for a single person. */
export function playersOf({ seats, options }: Draft, called: (seat: Seat, isAlone: boolean) => string): Players {
  const seated = SEATS.slice(0, options.players);
  const isAlone = seated.filter((seat) => seats[seat].kind === 'person').length === 1;
  const player = (seat: Seat): Player => {
    const { kind, name, level } = seats[seat];
    return kind === 'bot' ? { kind, level } : { kind, name: name.trim() || called(seat, isAlone) };
  };
  return Object.fromEntries(seated.map((seat) => [seat, player(seat)]));
}

export function setupOf(draft: Draft, called: (seat: Seat, isAlone: boolean) => string): Setup {
  return { kind: 'game', players: playersOf(draft, called), options: draft.options };
}

const NEARER: Options['gapsCm'] = { ...FULL_GAPS, red: 15, blue: 15 };

/** «Play now»: the first seat against the last bot, or against the first one with towers so near that few rounds end without a disc. */
export function quickDraft(): Draft {
  const { seats } = lastDraft();
  const fresh = newDraft();
  const level = seats.blue.level;
  const red: SeatDraft = { ...seats.red, kind: 'person' };
  const gapsCm = level === NEW_SEAT.level ? NEARER : FULL_GAPS;
  return { seats: { ...fresh.seats, red, blue: { ...NEW_SEAT, level } }, options: { ...fresh.options, gapsCm } };
}

export function playerName(player: Player | undefined, t: Translator): string {
  if (!player) return '';
  return player.kind === 'bot' ? t(`teaser.targets.level.${player.level}.name`) : player.name;
}
