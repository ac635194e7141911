import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's push subscription, and decryption of its messages: the receiving side of RFC 8291. */
export interface TestBrowserKeys {
  readonly publicKey: string;
  readonly auth: string;
  read(message: Buffer): string;
}

export function openBrowserKeys(): TestBrowserKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    publicKey: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read(message) {
      const salt = message.subarray(0, 16);
      const keyEnd = 21 + message.readUInt8(20);
      const sender = message.subarray(21, keyEnd);
      const sealed = message.subarray(keyEnd);
      const derive = (key: Uint8Array, by: Uint8Array, info: Uint8Array | string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, by, info, bytes));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
