/**
 * SHA-256 and HMAC: the browser's own where it lends them; it does not to pages that come over plain http from another
 * machine.
 */

import type { Bytes } from './bytes.ts';

/** The bytes of small hexadecimal digits; null for anything else. */
export function fromHex(text: unknown): Bytes | null {
  if (typeof text !== 'string' || !/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) as Bytes;
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

export function bigEndian(number: number, size: number): Bytes {
  const bytes = new Uint8Array(size);
  for (let at = size - 1, rest = number; at >= 0; at--, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  return bytes;
}

const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

export async function sha256(message: Bytes): Promise<Bytes> {
  const lent = subtle();
  if (lent) return new Uint8Array(await lent.digest('SHA-256', message));
  const { sha256: digest } = await import('@noble/hashes/sha2.js');
  return digest(message) as Bytes;
}

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const lent = subtle();
  if (lent) {
    const imported = await lent.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await lent.sign('HMAC', imported, message));
  }
  const [{ hmac: sign }, { sha256: digest }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return sign(digest, key, message) as Bytes;
}
