import type { ToolSummary } from './searchTools.ts';
import type { ToolFit } from './useTableTools.ts';

export type FittedTool = { readonly tool: ToolSummary; readonly fit?: ToolFit | undefined };
/** Tools that one sentence is said of; empty where nothing has to be said. */
type ToolGroup = { readonly why: string; readonly tools: readonly FittedTool[] };

const order: readonly ToolFit['fit'][] = ['first', 'able', 'unfit'];
const rankOf = ({ fit }: FittedTool): number => (fit ? 2 * order.indexOf(fit.fit) + (fit.why ? 1 : 0) : 0);

/** The tools of one family: those that need nothing else first, then those that do, then those that cannot run. */
export function groupTools(tools: readonly FittedTool[]): readonly ToolGroup[] {
  const groups = new Map<string, FittedTool[]>();
  for (const fitted of tools.toSorted((left, right) => rankOf(left) - rankOf(right))) {
    const why = fitted.fit?.why ?? '';
    groups.set(why, [...(groups.get(why) ?? []), fitted]);
  }
  return [...groups].map(([why, grouped]) => ({ why, tools: grouped }));
}
