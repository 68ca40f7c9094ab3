import { useEffect } from 'react';
import type { TableInspection } from '../data/useInspection.ts';
import type { Tool } from '../toolForm.ts';
import type { ToolFormState } from '../useToolForm.ts';
import { judgedOptions } from './judged.ts';

/** Sets the options that the values of a new table decide; what is set afterwards stays. */
export function useJudged(tool: Tool, { form, judge }: ToolFormState, { reading, report }: TableInspection): void {
  const file = form.matrix?.file_id;
  useEffect(() => {
    if (file === undefined || file === form.judged || reading || !report) return;
    judge(file, judgedOptions(tool, report));
  });
}
