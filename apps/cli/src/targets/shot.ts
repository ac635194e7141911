import { at as itemAt, err, ok, type Result } from '@caravanserai/contract';
import {
  DICE,
  type Flick,
  MIDDLE_SIZE,
  type PlacedDie,
  type Point,
  type Pose,
  type Puck,
  type Quaternion,
  type Scene,
  SEATS,
} from '@caravanserai/targets';
import type { FlickRefusal } from '@caravanserai/targets/physics';

/** One flick on one table, as read from a file. */
export interface Shot {
  readonly scene: Scene;
  readonly discs: 0 | 1 | 2 | 3; // in the middle
  readonly flick: Flick;
  readonly others: readonly Flick[]; // at the same moment (T15)
}

/** An error in a file: not JSON, or a list too short; a named part that is invalid; or an illegal flick. */
export type ShotProblem =
  | { readonly code: 'not-json'; readonly detail: string }
  | { readonly code: 'no-such-shot'; readonly count: number }
  | { readonly code: 'bad-part'; readonly part: string }
  | { readonly code: 'bad-flick'; readonly refusal: FlickRefusal };

type CheckFlick = (value: unknown, scene: Scene) => Result<Flick, FlickRefusal>;

/** Parses a shot, or the `at`th of a list. The physics validates the flick. */
export function parseShot(text: string, at: number, checkFlick: CheckFlick): Result<Shot, ShotProblem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err({ code: 'not-json', detail: error instanceof Error ? error.message : '' });
  }
  const shots: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (at > shots.length) return err({ code: 'no-such-shot', count: shots.length });
  const { scene, flick, others = [], discs = MIDDLE_SIZE } = fieldsOf(shots[at - 1]);
  const table = parseScene(scene);
  if (!table.ok) return err({ code: 'bad-part', part: table.error });
  if (discs !== 0 && discs !== 1 && discs !== 2 && discs !== 3) return err({ code: 'bad-part', part: 'discs' });
  if (!Array.isArray(others)) return err({ code: 'bad-part', part: 'others' });
  const flicks: Flick[] = [];
  for (const each of [flick, ...others]) {
    const checked = checkFlick(each, table.value);
    if (!checked.ok) return err({ code: 'bad-flick', refusal: checked.error });
    flicks.push(checked.value);
  }
  return ok({ scene: table.value, discs, flick: itemAt(flicks, 0), others: flicks.slice(1) });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value ? { ...value } : {};
}

/** A scene, or the name of its first invalid part. */
function parseScene(value: unknown): Result<Scene, string> {
  const { pucks, dice } = fieldsOf(value);
  if (!Array.isArray(pucks)) return err('scene.pucks');
  if (!Array.isArray(dice)) return err('scene.dice');
  const places: Puck[] = [];
  for (const [i, puck] of pucks.entries()) {
    const parsed = parsePuck(puck);
    if (!parsed || places.some(({ seat }) => seat === parsed.seat)) return err(`scene.pucks[${i}]`);
    places.push(parsed);
  }
  const placed: PlacedDie[] = [];
  for (const [i, die] of dice.entries()) {
    const parsed = parseDie(die);
    if (!parsed || placed.some((other) => other.die === parsed.die)) return err(`scene.dice[${i}]`);
    placed.push(parsed);
  }
  return ok({ pucks: places, dice: placed });
}

function parsePuck(value: unknown): Puck | undefined {
  const fields = fieldsOf(value);
  const seat = SEATS.find((known) => known === fields.seat);
  const at = parsePoint(fields);
  return seat && at && { seat, ...at };
}

function parseDie(value: unknown): PlacedDie | undefined {
  const fields = fieldsOf(value);
  const die = DICE.find((known) => known === fields.die);
  const pose = parsePose(fieldsOf(fields.pose));
  return die && pose && { die, pose };
}

function parsePose(fields: Readonly<Record<string, unknown>>): Pose | undefined {
  const at = parsePoint(fields);
  const { yUm, q } = fields;
  if (!at || !isWithin(yUm, FAR_UM) || !Array.isArray(q) || q.length !== 4) return undefined;
  if (!q.every((part) => isWithin(part, LARGEST_PART)) || q.every((part) => part === 0)) return undefined;
  const [x = 0, y = 0, z = 0, w = 0] = q;
  return { ...at, yUm, q: [x, y, z, w] satisfies Quaternion };
}

const FAR_UM = 1_000_000; // one metre: twice the distance of the table's edge
const LARGEST_PART = 1_000_000; // of a quaternion, in millionths

function parsePoint({ xUm, zUm }: Readonly<Record<string, unknown>>): Point | undefined {
  return isWithin(xUm, FAR_UM) && isWithin(zUm, FAR_UM) ? { xUm, zUm } : undefined;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= most;
}
