import { CHANCE_PLAYER, type LearnGame, TERMINAL_PLAYER } from '@caravanserai/contract';
import { LENGTH_BYTES } from './frames.ts';

/** See docs/env-protocol.md. Incremented whenever a program for the previous version would misread a frame. */
export const PROTOCOL = 1;

export const OPS = { open: 0, reset: 1, step: 2, look: 3, clone: 4, redeal: 5, free: 6, ask: 7 } as const;
export const WANTS = { observations: 1, masks: 2, lists: 4, autoreset: 8 } as const;
export const REQUEST_HEAD = 8; // op, wants, two reserved bytes, count
const REPLY_HEAD = 8; // length, status, three reserved bytes
const OK = 0;
const REFUSED = 1;
const ACTING = 255; // instead of a seat: the seat to act

/** An error in the request; the games are unchanged. */
class Refusal extends Error {}

interface Slot<Table> {
  readonly seed: string;
  readonly episode: number; // 1 for the seed's own deal; incremented by each automatic reset
  readonly table: Table;
}

export type Service = (request: Uint8Array) => Uint8Array;

/** Serves many games in one process, each in a slot that the client numbers. */
export function serve<Table>(game: LearnGame<Table>): Service {
  const { spec } = game;
  const seats = spec.seats.length;
  const isWide = spec.observation.kind === 'float32';
  const valueBytes = isWide ? 4 : 1;
  const rowBytes = spec.observation.size * valueBytes;
  const maskBytes = Math.ceil(spec.actions / 8);
  const slots = new Map<number, Slot<Table>>();
  const ids = new Uint16Array(Math.max(spec.actions, spec.chanceOutcomes));
  const text = new TextDecoder();
  let reply = new Uint8Array(1 << 16);
  let lists = new Uint16Array(1 << 12);

  function slotAt(id: number): Slot<Table> {
    const slot = slots.get(id);
    if (!slot) throw new Refusal(`there is no game in slot ${id}`);
    return slot;
  }

  function seatAt(seat: number): number {
    if (seat >= seats) throw new Refusal(`there is no seat ${seat}: seats are 0 to ${seats - 1}`);
    return seat;
  }

  /** Sized for the payload. The buffer is not cleared, so every byte must be written. */
  function room(bytes: number): Uint8Array<ArrayBuffer> {
    const size = REPLY_HEAD + bytes;
    if (size > reply.length) reply = new Uint8Array(size * 2);
    reply[LENGTH_BYTES] = OK;
    return reply.subarray(0, size);
  }

  function say(status: number, value: unknown): Uint8Array {
    const bytes = new TextEncoder().encode(status === OK ? JSON.stringify(value) : String(value));
    const out = room(bytes.length);
    out[LENGTH_BYTES] = status;
    out.set(bytes, REPLY_HEAD);
    return out;
  }

  /**
   * Writes rewards, then what the client requested for each game: 4-byte values first, then 2-byte, then 1-byte ones.
   */
  function tell(
    asked: Uint32Array,
    wants: number,
    rewards: Float32Array | undefined,
    viewers?: Uint8Array,
  ): Uint8Array {
    const count = asked.length;
    const observes = (wants & WANTS.observations) !== 0;
    const masks = (wants & WANTS.masks) !== 0;
    const wantsLists = (wants & WANTS.lists) !== 0;
    const listed = masks || wantsLists ? listAll(asked) : 0;
    const rewardsAt = REPLY_HEAD;
    const wideAt = rewardsAt + count * seats * 4;
    const countsAt = wideAt + (observes && isWide ? count * rowBytes : 0);
    const idsAt = countsAt + (wantsLists ? count * 2 : 0);
    const narrowAt = idsAt + (wantsLists ? listed * 2 : 0);
    const masksAt = narrowAt + (observes && !isWide ? count * rowBytes : 0);
    const actorsAt = masksAt + (masks ? count * maskBytes : 0);
    const out = room(actorsAt + count - REPLY_HEAD);

    if (rewards) new Float32Array(out.buffer, rewardsAt, count * seats).set(rewards);
    else out.fill(0, rewardsAt, wideAt);
    if (masks) out.fill(0, masksAt, actorsAt);
    let taken = 0;
    for (let i = 0; i < count; i++) {
      const { table } = slotAt(asked[i] ?? 0);
      const actor = game.toAct(table);
      out[actorsAt + i] = actor;
      if (masks || wantsLists) {
        const length = lengths[i] ?? 0;
        if (masks && actor !== CHANCE_PLAYER) setBits(out, masksAt + i * maskBytes, taken, length);
        taken += length;
      }
      if (observes) {
        const viewer = viewers?.[i] ?? ACTING;
        game.observe(
          table,
          viewer === ACTING ? Math.max(0, actor) : seatAt(viewer),
          out,
          (isWide ? wideAt : narrowAt) + i * rowBytes,
        );
      }
    }
    if (wantsLists) {
      new Uint16Array(out.buffer, countsAt, count).set(lengths.subarray(0, count));
      new Uint16Array(out.buffer, idsAt, listed).set(lists.subarray(0, listed));
    }
    return out;
  }

  let lengths = new Uint16Array(1 << 8);

  /** Fills `lists` and `lengths`; returns the total. */
  function listAll(asked: Uint32Array): number {
    if (asked.length > lengths.length) lengths = new Uint16Array(asked.length * 2);
    let total = 0;
    for (let i = 0; i < asked.length; i++) {
      const { table } = slotAt(asked[i] ?? 0);
      const length = game.toAct(table) === TERMINAL_PLAYER ? 0 : game.list(table, ids);
      if (total + length > lists.length) {
        const longer = new Uint16Array((total + length) * 2);
        longer.set(lists);
        lists = longer;
      }
      for (let j = 0; j < length; j++) lists[total + j] = ids[j] ?? 0;
      lengths[i] = length;
      total += length;
    }
    return total;
  }

  function setBits(out: Uint8Array, from: number, first: number, length: number): void {
    for (let j = first; j < first + length; j++) {
      const id = lists[j] ?? 0;
      const at = from + (id >>> 3);
      out[at] = (out[at] ?? 0) | (1 << (id & 7));
    }
  }

  function reset({ asked, rest, wants }: Request): Uint8Array {
    const lengthsOf = words(rest, asked.length);
    let at = asked.length * 2;
    asked.forEach((id, i) => {
      const length = lengthsOf[i] ?? 0;
      const seed = text.decode(rest.subarray(at, at + length));
      slots.set(id, { seed, episode: 1, table: game.deal(seed) });
      at += length;
    });
    return tell(asked, wants, undefined);
  }

  const none = new Float32Array(0);
  const parametersOf = (all: Float32Array, i: number) =>
    spec.parameters === 0 ? none : all.subarray(i * spec.parameters, (i + 1) * spec.parameters);

  function step({ asked, rest, wants }: Request): Uint8Array {
    const count = asked.length;
    if (rest.length !== count * 4 * (1 + spec.parameters)) {
      throw new Refusal(`a step of ${count} games has ${4 * (1 + spec.parameters)} bytes for each after the slots`);
    }
    const actions = new Uint32Array(rest.slice(0, count * 4).buffer);
    const parameters = new Float32Array(rest.slice(count * 4).buffer);
    const resets = (wants & WANTS.autoreset) !== 0;
    const isOver = (table: Table) => game.toAct(table) === TERMINAL_PLAYER;
    if (new Set(asked).size < count) throw new Refusal('a batch steps each game once');
    for (let i = 0; i < count; i++) {
      const { table } = slotAt(asked[i] ?? 0);
      const problem =
        resets && isOver(table) ? undefined : game.refusal(table, actions[i] ?? 0, parametersOf(parameters, i));
      if (problem) throw new Refusal(`slot ${asked[i]}: ${problem}`);
    }
    const rewards = new Float32Array(count * seats);
    for (let i = 0; i < count; i++) {
      const id = asked[i] ?? 0;
      const { seed, episode, table } = slotAt(id);
      if (resets && isOver(table)) {
        slots.set(id, { seed, episode: episode + 1, table: game.deal(`${seed}/${episode + 1}`) });
        continue;
      }
      game.step(table, actions[i] ?? 0, parametersOf(parameters, i));
      if (isOver(table)) rewards.set(game.returns(table), i * seats);
    }
    return tell(asked, wants, rewards);
  }

  function clone({ asked, rest }: Request): Uint8Array {
    if (rest.length !== asked.length * 4) throw new Refusal('each slot is cloned into one other');
    const targets = new Uint32Array(rest.slice().buffer);
    const copies = Array.from(asked, (id) => ({ ...slotAt(id), table: game.clone(slotAt(id).table) }));
    copies.forEach((copy, i) => slots.set(targets[i] ?? 0, copy));
    return room(0);
  }

  function redeal({ asked, rest }: Request): Uint8Array {
    const lengthsOf = words(rest, asked.length);
    let at = asked.length * 3;
    asked.forEach((id, i) => {
      const length = lengthsOf[i] ?? 0;
      game.redeal(
        slotAt(id).table,
        seatAt(rest[asked.length * 2 + i] ?? 0),
        text.decode(rest.subarray(at, at + length)),
      );
      at += length;
    });
    return room(0);
  }

  function ask(question: Question): unknown {
    const table = () => slotAt(question.slot ?? -1).table;
    const seat = () => seatAt(question.seat ?? seats);
    switch (question.what) {
      case 'actions':
        return game.actionNames();
      case 'tokens':
        return game.tokenNames();
      case 'outcome names':
        return game.outcomeNames();
      case 'outcomes':
        return game.outcomes(table());
      case 'information':
        return game.information(table(), seat()) ?? refuse('what this seat has seen is not kept');
      case 'view':
        return game.view(table(), seat());
      case 'returns':
        return game.returns(table());
      default:
        throw new Refusal(`there is no question «${String(question.what)}»`);
    }
  }

  function answer(frame: Uint8Array): Uint8Array {
    const request = readRequest(frame);
    switch (request.op) {
      case OPS.reset:
        return reset(request);
      case OPS.step:
        return step(request);
      case OPS.look:
        return tell(request.asked, request.wants, undefined, request.rest);
      case OPS.clone:
        return clone(request);
      case OPS.redeal:
        return redeal(request);
      case OPS.free:
        for (const id of request.asked) slots.delete(id);
        return room(0);
      case OPS.ask:
        return say(OK, ask(readQuestion(text.decode(request.rest))));
      case OPS.open:
        return say(OK, { protocol: PROTOCOL, ...spec });
      default:
        throw new Refusal(`there is no operation ${request.op}`);
    }
  }

  return (frame) => {
    try {
      return answer(frame);
    } catch (error) {
      if (error instanceof Refusal) return say(REFUSED, error.message);
      throw error;
    }
  };
}

function refuse(reason: string): never {
  throw new Refusal(reason);
}

interface Request {
  readonly op: number;
  readonly wants: number;
  readonly asked: Uint32Array; // slots
  readonly rest: Uint8Array;
}

interface Question {
  readonly what?: unknown;
  readonly slot?: number;
  readonly seat?: number;
}

function readQuestion(json: string): Question {
  try {
    return Object(JSON.parse(json)) as Question;
  } catch {
    throw new Refusal('a question is JSON');
  }
}

function readRequest(frame: Uint8Array): Request {
  if (frame.length < REQUEST_HEAD) throw new Refusal(`a request has at least ${REQUEST_HEAD} bytes`);
  const [op = 0, wants = 0] = frame;
  const count = new DataView(frame.buffer, frame.byteOffset).getUint32(4, true);
  const end = REQUEST_HEAD + count * 4;
  if (end > frame.length) throw new Refusal(`a request about ${count} games names their slots`);
  return { op, wants, asked: new Uint32Array(frame.slice(REQUEST_HEAD, end).buffer), rest: frame.subarray(end) };
}

function words(bytes: Uint8Array, count: number): Uint16Array {
  if (bytes.length < count * 2) throw new Refusal('each seed has its length before it');
  return new Uint16Array(bytes.slice(0, count * 2).buffer);
}
