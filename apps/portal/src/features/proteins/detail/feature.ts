import type { ResponseOf } from '@panome/contract/client';

/** A part of a protein's sequence: what it is, from where to where. */
export type Feature = ResponseOf<'proteinDetail'>['features'][number];
