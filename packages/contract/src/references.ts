import { z } from 'zod';
import { id, time } from './call.ts';

/** An imported version of reference data: shown wherever its data are (provenance). */
export const referenceRelease = z.object({
  id,
  /** Who made the data: `UniProtKB`, `NCBI Gene`. */
  source: z.string(),
  version: z.string(),
  /** The day of the data as its source wrote it; empty is unsaid. */
  date: z.string(),
  licence: z.string(),
  /** An address under which the licence stands; empty for none. */
  licence_url: z.string(),
  entries: z.number(),
  imported_at: time,
  /** Invented for demonstration; says nothing about biology. */
  simulated: z.boolean(),
  /** May be shown here but not be passed on. */
  private: z.boolean(),
  /** Of one customer or lab group; nobody else sees it. */
  own: z.boolean(),
});
export type ReferenceRelease = z.infer<typeof referenceRelease>;
