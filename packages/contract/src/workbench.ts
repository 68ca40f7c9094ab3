import { z } from 'zod';
import { defineCall, empty, id, nothing, time } from './call.ts';

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

/** How many palettes an account may keep. */
export const mostPalettes = 50;

/** What a palette that somebody makes must be; page and server share them. */
export const paletteRules = z.strictObject({
  name: z.string().trim().min(1, '请输入名称').max(40, '名称最多 40 个字'),
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/, '颜色应为 #rrggbb'))
    .min(2, '至少需要 2 种颜色')
    .max(20, '最多 20 种颜色'),
});

const palette = paletteRules.extend({ id, updated_at: time });
export type OwnPalette = z.infer<typeof palette>;

export const paletteList = defineCall({
  method: 'GET',
  path: '/api/front/palette/list',
  request: nothing,
  response: z.array(palette),
  summary: 'The palettes that the session has made, by name.',
});

export const paletteStore = defineCall({
  method: 'POST',
  path: '/api/front/palette/store',
  request: paletteRules.extend({ /** Changes this one; a new one is made when absent. */ id: id.optional() }),
  response: palette,
  summary: 'Keeps a palette of the session.',
});

export const paletteDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/palette/delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Removes a palette; figures that are drawn with it keep its colours.',
});
