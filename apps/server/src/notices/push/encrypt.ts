import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

export const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const CIPHER = 'aes-128-gcm';
const LAST_RECORD = Buffer.of(2);
const RECORD_BYTES = 4096; // the most that a push service accepts

/** Keys of a browser's subscription, base64url as the browser writes them. */
export interface BrowserKeys {
  readonly publicKey: string; // uncompressed P-256 point, 65 bytes
  readonly auth: string; // 16 bytes
}

/** Whether it is a valid public key. */
export function isPoint(publicKey: string): boolean {
  try {
    newPair().computeSecret(Buffer.from(publicKey, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a message end to end for that browser: RFC 8291, as one record of RFC 8188. */
export function encryptFor(
  { publicKey, auth }: BrowserKeys,
  text: string,
  pair: ECDH = newPair(),
  salt: Buffer = randomBytes(SALT_BYTES),
): Buffer {
  const theirs = Buffer.from(publicKey, 'base64url');
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const head = [salt, size, Buffer.of(own.length), own];
  const record = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([...head, ...record]);
}

function newPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
