import { methodById } from '@panome/analysis';
import { flowVersion } from '@panome/analysis/flows';
import type { ToolSummary } from '@panome/contract';
import { summaryOf } from '../../tools/index.ts';

/** Tools by their ids, in that order; ids that are no tool are left out. */
export const listedTools = (ids: readonly string[]): ToolSummary[] =>
  ids.flatMap((id) => {
    const method = methodById(id);
    return method ? [summaryOf(method)] : [];
  });

/** Tools of the menu of a flow version; undefined when there is no such version. */
export function menuTools(
  versionId: string,
  ids: readonly string[],
): (ToolSummary & { readonly section: string })[] | undefined {
  const version = flowVersion(versionId);
  if (!version) return undefined;
  const sectionOf = new Map(
    version.sections.flatMap(({ items, title }) => items.map(({ method }) => [method, title] as const)),
  );
  return listedTools(ids.filter((id) => sectionOf.has(id))).map((tool) => ({
    ...tool,
    section: sectionOf.get(tool.id)!,
  }));
}
