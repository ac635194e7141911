import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { lostWords, type WordFaults } from './lostWords.ts';

/** A line between a node and the database that passes through here. */
export interface ProxiedLine {
  /** It was heard to `LISTEN`. */
  readonly isEar: boolean;
}

/** Stands between nodes and PostgreSQL, and does to their lines what networks do. */
export interface DatabaseProxy {
  readonly url: string;
  /** Lines that are open now and fit go silent for good, as if half open: nothing passes, nothing ends. How many did. */
  hush(fits?: (line: ProxiedLine) => boolean): number;
  /** The same for lines that listen, and for those that begin to listen until it is called off: a node stays deaf meanwhile. How many did. */
  deafen(isOn: boolean): number;
  /** Everything goes silent, new lines too, until `speak`; what was said meanwhile arrives then, or is lost with its line. */
  silence(): void;
  speak(): void;
  /** All lines are cut. */
  cut(): void;
  /** So long on the way, each way. */
  delay(ms: number): void;
  /** Of the words that nodes say to each other, these shares are lost, said twice, or overtaken by the next. */
  tamper(faults: WordFaults): void;
  close(): Promise<void>;
}

interface Line extends ProxiedLine {
  isEar: boolean;
  isDead: boolean;
  readonly ends: readonly [Socket, Socket];
  readonly held: (() => void)[];
}

export async function openDatabaseProxy(databaseUrl: string, chance: () => number): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const lines = new Set<Line>();
  let isSilent = false;
  let isDeafening = false;
  let delayMs = 0;
  let wordFaults: WordFaults = { lost: 0, twice: 0, late: 0 };

  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) });
    const line: Line = { isEar: false, isDead: false, ends: [near, far], held: [] };
    lines.add(line);
    const words = lostWords(() => wordFaults, chance);
    near.on('data', (chunk: Buffer) => {
      if (chunk.includes('LISTEN ')) {
        line.isEar = true;
        line.isDead ||= isDeafening;
      }
      pass(line, far, chunk);
    });
    far.on('data', (chunk: Buffer) => pass(line, near, words(chunk)));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => undefined);
      end.on('close', () => {
        if (line.isDead && other.readyState !== 'closed') return; // half open: the other end is not told
        lines.delete(line);
        other.destroy();
      });
    }
  });

  function pass(line: Line, to: Socket, chunk: Buffer): void {
    if (line.isDead || chunk.length === 0) return;
    const deliver = () => void (to.writable && to.write(chunk));
    if (isSilent) line.held.push(deliver);
    else if (delayMs > 0) setTimeout(deliver, delayMs);
    else deliver();
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  function hush(fits: (line: ProxiedLine) => boolean = () => true): number {
    const hushed = [...lines].filter((line) => !line.isDead && fits(line));
    for (const line of hushed) line.isDead = true;
    return hushed.length;
  }

  return {
    url: url.href,
    hush,
    deafen(isOn) {
      isDeafening = isOn;
      return isOn ? hush(({ isEar }) => isEar) : 0;
    },
    silence: () => void (isSilent = true),
    speak() {
      isSilent = false;
      for (const { held } of lines) for (const deliver of held.splice(0)) deliver();
    },
    cut() {
      for (const { ends } of lines) for (const end of ends) end.destroy();
    },
    delay: (ms) => void (delayMs = ms),
    tamper: (faults) => void (wordFaults = faults),
    async close() {
      for (const { ends } of lines) for (const end of ends) end.destroy();
      await new Promise((done) => void server.close(done));
    },
  };
}
