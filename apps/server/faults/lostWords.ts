/** Shares of the notifications, from 0 to 1. */
export interface WordFaults {
  readonly lost: number;
  readonly twice: number;
  readonly late: number; // it comes after the next one
}

const NOTIFICATION = 'A'.charCodeAt(0);

/**
 * What a PostgreSQL server says is messages: a letter, a length, a body. Notifications stand alone between the others, so that they
 * can be lost, repeated and swapped without breaking the rest.
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
