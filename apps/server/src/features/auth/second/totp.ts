import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const period = 30;

const totpOf = (secret: Secret, label = '') =>
  // What every authenticator understands; other hashes and lengths are ignored by some.
  new TOTP({ issuer: 'Panome 全组学云', label, secret, algorithm: 'SHA1', digits: 6, period });

/** A new secret of 160 bits, in base32 as people type it into an authenticator. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code gives to an authenticator. */
export const uriOf = (secret: string, email: string): string => totpOf(Secret.fromBase32(secret), email).toString();

/**
 * The period that a code belongs to, counted from 1970; null when it is wrong. Clocks may differ by one period.
 * @param at - Epoch milliseconds.
 */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / 1000 / period) + delta;
}
