import { err, ok, type Result } from '@caravanserai/contract';

/** A text packed for a URL: compressed, with a checksum, in characters that need no escaping. */

const FORMAT = 'deflate';
const MOST_LETTERS = 20_000; // a whole game has about 2,000
const MOST_BYTES = 200_000; // bounds the output of a decompression bomb
const LETTERS = /^[\w-]+$/;
const SAFE = { '+': '-', '/': '_', '=': '' } as const;
const UNSAFE = { '-': '+', _: '/' } as const;

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll(/[+/=]/g, (letter) => SAFE[letter as keyof typeof SAFE]);
}

export type PackedError = 'empty' | 'tooLong' | 'damaged';

/** Untrusted input: returns the text or an error, and never throws. */
export async function unpack(packed: string): Promise<Result<string, PackedError>> {
  if (packed === '') return err('empty');
  if (packed.length > MOST_LETTERS) return err('tooLong');
  if (!LETTERS.test(packed)) return err('damaged');
  try {
    const letters = atob(packed.replaceAll(/[-_]/g, (letter) => UNSAFE[letter as keyof typeof UNSAFE]));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await inflate(bytes);
  } catch {
    return err('damaged'); // truncated or altered
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, PackedError>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  let [text, length] = ['', 0];
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      return err('tooLong');
    }
    text += decoder.decode(value, { stream: true });
  }
}
