/** Rates of faults among notifications, from 0 to 1. */
export interface WordFaults {
  readonly lost: number;
  readonly twice: number;
  readonly late: number; // delivered after the next one
}

const NOTIFICATION = 'A'.charCodeAt(0);

/**
 * Parses the message stream of a PostgreSQL server: a type byte, a length, a body. Notifications are separate messages, so they can be
 * dropped, repeated and swapped without breaking the protocol.
 */
export function lostWords(faults: () => WordFaults, chance: () => number): (chunk: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  let late: Buffer | undefined;

  function tampered(message: Buffer): Buffer[] {
    if (message[0] !== NOTIFICATION) return [message];
    const { lost, twice, late: swapped } = faults();
    const drawn = chance();
    const before = late;
    late = undefined;
    if (drawn < lost) return before ? [before] : [];
    if (drawn < lost + twice) return before ? [message, message, before] : [message, message];
    if (drawn < lost + twice + swapped && !before) {
      late = message;
      return [];
    }
    return before ? [message, before] : [message];
  }

  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const out: Buffer[] = [];
    while (rest.length >= 5) {
      const length = 1 + rest.readUInt32BE(1);
      if (rest.length < length) break;
      out.push(...tampered(rest.subarray(0, length)));
      rest = rest.subarray(length);
    }
    return Buffer.concat(out);
  };
}
