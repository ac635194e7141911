import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { lostWords, type WordFaults } from './lostWords.ts';

/** A connection between a node and the database through this proxy. */
export interface ProxiedLine {
  /** The connection has sent `LISTEN`. */
  readonly isListener: boolean;
}

/** A proxy between nodes and PostgreSQL that simulates network faults. */
export interface DatabaseProxy {
  readonly url: string;
  /** Makes matching open connections half open for good: nothing passes, and neither end is closed. Returns their number. */
  hush(fits?: (line: ProxiedLine) => boolean): number;
  /** The same for listening connections, including new ones until it is switched off: meanwhile nodes are deaf. Returns their number. */
  deafen(isOn: boolean): number;
  /** Holds all data, also of new connections, until `speak`; held data is then delivered, or lost if its connection was closed. */
  silence(): void;
  speak(): void;
  /** Cuts all connections. */
  cut(): void;
  /** Latency in each direction. */
  delay(ms: number): void;
  /** Rates at which notifications between nodes are lost, duplicated or reordered. */
  tamper(faults: WordFaults): void;
  close(): Promise<void>;
}

interface Line extends ProxiedLine {
  isListener: boolean;
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
    const connection: Line = { isListener: false, isDead: false, ends: [near, far], held: [] };
    lines.add(connection);
    const words = lostWords(() => wordFaults, chance);
    near.on('data', (chunk: Buffer) => {
      if (chunk.includes('LISTEN ')) {
        connection.isListener = true;
        connection.isDead ||= isDeafening;
      }
      pass(connection, far, chunk);
    });
    far.on('data', (chunk: Buffer) => pass(connection, near, words(chunk)));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => undefined);
      end.on('close', () => {
        if (connection.isDead && other.readyState !== 'closed') return; // half open: the other end is not informed
        lines.delete(connection);
        other.destroy();
      });
    }
  });

  function pass(connection: Line, to: Socket, chunk: Buffer): void {
    if (connection.isDead || chunk.length === 0) return;
    const deliver = () => void (to.writable && to.write(chunk));
    if (isSilent) connection.held.push(deliver);
    else if (delayMs > 0) setTimeout(deliver, delayMs);
    else deliver();
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  function hush(fits: (line: ProxiedLine) => boolean = () => true): number {
    const hushed = [...lines].filter((connection) => !connection.isDead && fits(connection));
    for (const connection of hushed) connection.isDead = true;
    return hushed.length;
  }

  return {
    url: url.href,
    hush,
    deafen(isOn) {
      isDeafening = isOn;
      return isOn ? hush(({ isListener }) => isListener) : 0;
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
