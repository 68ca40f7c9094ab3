import { methods } from '@panome/analysis';
import { kindName, rankTools, whyNone } from '@panome/analysis/tool-fit';
import type { Inspection, TableTools } from '@panome/contract';

/** Which tools a table suits, by what was found when it was read; nothing for one that was judged as another input. */
export const toolsFor = (report: Inspection | null): { readonly tools?: TableTools } =>
  report?.nature
    ? {
        tools: {
          table: kindName(report.nature.kind),
          none: whyNone(report.nature.kind) ?? '',
          ranked: [...rankTools(report.nature, methods)],
        },
      }
    : {};
