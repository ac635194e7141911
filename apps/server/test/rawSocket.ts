import { connect, type Socket } from 'node:net';

export const TEXT = 0x1;
export const BINARY = 0x2;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A masked frame of a client. The mask is zero, so the payload is readable on the wire. */
export function frame(opcode: number, payload: string | Buffer = '', isLast = true): Buffer {
  const data = Buffer.from(payload);
  const first = opcode | (isLast ? 0x80 : 0);
  const length = data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), data]);
}

/** One text message in fragments of `bytes` bytes. */
export function fragments(text: string, bytes: number): Buffer {
  const parts = Array.from({ length: Math.ceil(text.length / bytes) }, (_, i) =>
    text.slice(i * bytes, (i + 1) * bytes),
  );
  return Buffer.concat(parts.map((part, i) => frame(i === 0 ? TEXT : 0, part, i === parts.length - 1)));
}

export function repeated(one: Buffer, count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => one));
}

export interface RawOptions {
  readonly isReading?: boolean; // default: yes
  readonly head?: Buffer; // sent together with the upgrade request
  readonly before?: string; // sent before it
  readonly localAddress?: string;
}

/** A WebSocket client on a raw TCP connection: it can send any bytes, answers nothing automatically, and reads only if told to. */
export class RawSocket {
  readonly tcp: Socket;
  readonly frames: Frame[] = [];
  status = ''; // status line of the answer to the upgrade
  #unread = Buffer.alloc(0);

  constructor(
    url: string,
    headers: Readonly<Record<string, string>>,
    { isReading = true, head, before = '', ...local }: RawOptions = {},
  ) {
    const { hostname, port, host } = new URL(url);
    this.tcp = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true, ...local });
    this.tcp.on('error', () => undefined); // the server may reset the connection
    const lines = [
      'GET /api/socket HTTP/1.1',
      `host: ${host}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    const request = Buffer.from(`${before}${lines.join('\r\n')}\r\n\r\n`);
    this.tcp.write(head ? Buffer.concat([request, head]) : request);
    if (isReading) this.read();
  }

  /** Resolves when the server's first frame has arrived. */
  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<RawSocket> {
    const raw = new RawSocket(url, headers);
    while (raw.frames.length === 0) await new Promise((resolve) => void raw.tcp.once('data', resolve));
    return raw;
  }

  read(): void {
    this.tcp.on('data', (chunk: Buffer) => {
      this.#unread = Buffer.concat([this.#unread, chunk]);
      if (this.status === '') this.#readHead();
      if (this.status.includes('101')) this.#readFrames();
    });
  }

  send(...frames: readonly Buffer[]): void {
    this.tcp.write(Buffer.concat(frames));
  }

  of(opcode: number): Buffer[] {
    return this.frames.flatMap((one) => (one.opcode === opcode ? [one.payload] : []));
  }

  /** Code and reason of the server's close frame. */
  get farewell(): readonly [number, string] | undefined {
    const [payload] = this.of(CLOSE);
    return payload && [payload.readUInt16BE(0), payload.subarray(2).toString()];
  }

  #readHead(): void {
    const end = this.#unread.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.status = this.#unread.subarray(0, this.#unread.indexOf('\r\n')).toString();
    this.#unread = this.#unread.subarray(end + 4);
  }

  #readFrames(): void {
    for (let next = this.#next(); next; next = this.#next()) this.frames.push(next);
  }

  /** Frames from the server are not masked. */
  #next(): Frame | undefined {
    const bytes = this.#unread;
    if (bytes.length < 2) return undefined;
    const short = bytes[1];
    const start = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < start) return undefined;
    const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
    if (bytes.length < start + length) return undefined;
    this.#unread = bytes.subarray(start + length);
    return { opcode: bytes[0] & 0x0f, payload: bytes.subarray(start, start + length) };
  }
}
