import { z } from 'zod';

/** One thing wrong with a file or a parameter, as `InputProblem` of the analysis engine. */
export const problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  input: z.string().optional(),
  row: z.number().optional(),
  column: z.number().optional(),
  cell: z.string().optional(),
  what: z.string(),
  remedy: z.string(),
  count: z.number().optional(),
  repair: z
    .object({
      id: z.string(),
      label: z.string(),
      choices: z
        .array(z.object({ value: z.string(), label: z.string() }))
        .readonly()
        .optional(),
      /** The choice that the data speak for. */
      suggested: z.string().optional(),
    })
    .optional(),
});
export type Problem = z.infer<typeof problem>;
