import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** A new id for a row. It sorts by time and can be guessed, so it must never grant access by itself (SEC-22). */
export const newId = (): string => uuidv7();

/** 256 random bits, base64url: a token that only its holder knows. */
export const newToken = (): string => randomBytes(32).toString('base64url');
