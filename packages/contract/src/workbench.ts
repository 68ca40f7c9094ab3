import { z } from 'zod';
import { defineCall, nothing } from './call.ts';

/** The blocks of the workbench, in the order that a new account finds. */
export const workbenchBlocks = [
  'waiting',
  'counts',
  'active',
  'results',
  'contracts',
  'deliveries',
  'failed',
  'files',
  'storage',
  'news',
] as const;
const block = z.enum(workbenchBlocks);
export type WorkbenchBlock = z.infer<typeof block>;

const arranged = z.object({
  /** Every block once, shown ones and hidden ones. */
  order: z.array(block),
  hidden: z.array(block),
});
export type WorkbenchLayout = z.infer<typeof arranged>;

/** Every block at once in its place, nothing hidden. */
export const usualLayout: WorkbenchLayout = { order: [...workbenchBlocks], hidden: [] };

/**
 * A layout of any version of the program as this version understands it: unknown blocks go, blocks that it does not
 * know yet come last, and what stands twice stands once.
 */
export function readLayout(stored: {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}): WorkbenchLayout {
  const known = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) => workbenchBlocks.filter((one) => one === name));
  const order = known(stored.order);
  return {
    order: [...order, ...workbenchBlocks.filter((one) => !order.includes(one))],
    hidden: known(stored.hidden),
  };
}

export const dashboardDetail = defineCall({
  method: 'GET',
  path: '/api/front/dashboard/detail',
  request: nothing,
  response: arranged,
  summary: 'How the session arranged its workbench.',
});

export const dashboardStore = defineCall({
  method: 'POST',
  path: '/api/front/dashboard/store',
  request: z.strictObject({
    order: z.array(block).max(workbenchBlocks.length),
    hidden: z.array(block).max(workbenchBlocks.length),
  }),
  response: arranged,
  summary: 'Keeps an arrangement of the workbench.',
});
