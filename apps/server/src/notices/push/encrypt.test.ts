import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowserKeys } from '../../../test/browserKeys.ts';
import { CURVE, encryptFor, isPoint } from './encrypt.ts';
import { authorization, newPrivateKey, vapidKey } from './vapid.ts';

test('the example of RFC 8291, section 5, to the last byte', () => {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const browser = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const encrypted = encryptFor(browser, 'When I grow up, I want to be a watermelon', pair, salt);
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a browser reads what was encrypted for it, in any script, and no other does', () => {
  const [one, other] = [openBrowserKeys(), openBrowserKeys()];
  const text = '{"title":"À vous · 你好"}';
  expect(one.read(encryptFor(one, text))).toBe(text);
  expect(() => other.read(encryptFor(one, text))).toThrow();
});

test('a point beside the curve is none', () => {
  expect(isPoint(openBrowserKeys().publicKey)).toBe(true);
  expect(isPoint('A'.repeat(87))).toBe(false);
});

test('a push service can check who we are', () => {
  const key = vapidKey(newPrivateKey())!;
  const header = authorization(key, 'https://inn.example', 'https://push.example/send/1', 1_760_000_000_000);
  const [, head, claims, signature, k] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header)!;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims)).toEqual({ aud: 'https://push.example', exp: 1_760_043_200, sub: 'https://inn.example' });
  expect(k).toBe(key.publicKey);
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('what is no private key is refused', () => {
  const order = 'FFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551';
  for (const hex of ['00'.repeat(32), order, '01'.repeat(31)]) {
    expect(vapidKey(Buffer.from(hex, 'hex').toString('base64url'))).toBeUndefined();
  }
  expect(vapidKey('not base64url at all! not base64url at all!')).toBeUndefined();
});
