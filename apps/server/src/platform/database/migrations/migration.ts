import type { Transaction } from 'kysely';
import type { Schema } from '../schema/index.ts';

/** A step forward. It is never changed once released: a correction is a further step. */
export type Migration = { readonly version: number; readonly up: (transaction: Transaction<Schema>) => Promise<void> };
