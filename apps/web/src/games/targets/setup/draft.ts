import type { Options, Seat } from '@caravanserai/targets';
import type { Translator } from '@caravanserai/texts/page';
import { LEVEL_NAMES, type LevelName, type Player, type Players, SEATS, type Setup } from '../client.ts';
import { readStored, writeStored } from '../../../app/settings/stored.ts';
import { NAME_LENGTH } from '../../targi/setup/draft.ts';

/** Who is wished for in a seat. */
export interface SeatDraft {
  readonly kind: Player['kind'] & ('person' | 'bot');
  readonly name: string; // empty: nobody has said it
  readonly level: LevelName;
}

/** A game of Targets as somebody wishes it, and wished it the last time. */
export interface TargetsDraft {
  readonly seats: Readonly<Record<Seat, SeatDraft>>;
  readonly options: Options;
}

const KEY = 'caravanserai.targets.setup';
const FIRSTS = ['drawn', ...SEATS] as const satisfies readonly Options['first'][];
const COUNTS = [2, 3, 4] as const satisfies readonly Options['players'][];

const NEW_SEAT: SeatDraft = { kind: 'bot', name: '', level: 'leftHand' };

export function newDraft(): TargetsDraft {
  return {
    seats: { red: { ...NEW_SEAT, kind: 'person' }, blue: NEW_SEAT, yellow: NEW_SEAT, green: NEW_SEAT },
    options: { players: 2, first: 'drawn', pasVu: false, threeByThree: false, teams: false, calls: 'own' },
  };
}

export function lastTargetsDraft(): TargetsDraft {
  return parseTargetsDraft(readStored(KEY));
}

export function keepTargetsDraft(draft: TargetsDraft): void {
  writeStored(KEY, JSON.stringify(draft));
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function readFields(text: string | undefined): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** Takes from the text what can be taken: an older version of the page may have written it. */
export function parseTargetsDraft(text: string | undefined): TargetsDraft {
  const read = readFields(text);
  const seats = fieldsOf(read['seats']);
  const fresh = newDraft();
  const seatOf = (seat: Seat): SeatDraft => {
    const { kind, name, level } = fieldsOf(seats[seat]);
    return {
      kind: oneOf(['person', 'bot'], kind, fresh.seats[seat].kind),
      name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
      level: oneOf(LEVEL_NAMES, level, NEW_SEAT.level),
    };
  };
  return {
    seats: { red: seatOf('red'), blue: seatOf('blue'), yellow: seatOf('yellow'), green: seatOf('green') },
    options: parseTargetsOptions(read['options']),
  };
}

export function parseTargetsOptions(value: unknown): Options {
  const options = fieldsOf(value);
  return settle({
    players: oneOf(COUNTS, options['players'], 2),
    first: oneOf(FIRSTS, options['first'], 'drawn'),
    pasVu: options['pasVu'] === true,
    threeByThree: options['threeByThree'] === true,
    teams: options['teams'] === true,
    calls: oneOf(['own', 'forYou'], options['calls'], 'own'),
  });
}

/** What cannot go together gives way to what was wished for last: the engine has the last word. */
export function settle(options: Options, last: Partial<Options> = {}): Options {
  const teams = options.teams && (options.players === 4 || last.teams === true);
  const players = teams ? 4 : options.players;
  const isCalled = last.pasVu === true ? false : options.calls === 'forYou';
  const first = options.first !== 'drawn' && SEATS.indexOf(options.first) >= players ? 'drawn' : options.first;
  return {
    players,
    first,
    pasVu: options.pasVu && !isCalled,
    threeByThree: options.threeByThree,
    teams,
    calls: isCalled ? 'forYou' : 'own',
  };
}

/** Those who sit at the table, people without a name called by their colour, or «You» where there is only one. */
export function targetsPlayers(
  { seats, options }: TargetsDraft,
  nameOf: (seat: Seat, isAlone: boolean) => string,
): Players {
  const seated = SEATS.slice(0, options.players);
  const isAlone = seated.filter((seat) => seats[seat].kind === 'person').length === 1;
  const player = (seat: Seat): Player => {
    const { kind, name, level } = seats[seat];
    return kind === 'bot' ? { kind, level } : { kind, name: name.trim() || nameOf(seat, isAlone) };
  };
  return Object.fromEntries(seated.map((seat) => [seat, player(seat)]));
}

export function targetsSetup(draft: TargetsDraft, nameOf: (seat: Seat, isAlone: boolean) => string): Setup {
  return { kind: 'game', players: targetsPlayers(draft, nameOf), options: draft.options };
}

/** «Play now»: the first seat against the bot of the last time, or a gentle one. */
export function quickDraft(): TargetsDraft {
  const { seats } = lastTargetsDraft();
  const fresh = newDraft();
  const level = seats.blue.level;
  const red: SeatDraft = { ...seats.red, kind: 'person' };
  return { seats: { ...fresh.seats, red, blue: { ...NEW_SEAT, level } }, options: fresh.options };
}

export function targetsPlayerName(player: Player | undefined, t: Translator): string {
  if (!player) return '';
  return player.kind === 'bot' ? t(`bots.flicker.${player.level}.name`) : player.name;
}
