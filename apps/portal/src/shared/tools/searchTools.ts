import type { ResponseOf } from '@panome/contract/client';
import { pinyinInitials } from '@panome/ui/listbox';

export type ToolSummary = ResponseOf<'toolList'>['tools'][number];

/** How well one part of the query fits a tool: 3 its name, 2 its search words, 1 what it answers; 0 not at all. */
function scoreOf({ charts, id, keywords, summary, title }: ToolSummary, part: string): number {
  const words = [...keywords, ...charts].map((word) => word.toLowerCase());
  const isLatin = /^[a-z0-9]{2,}$/.test(part);
  if (title.toLowerCase().includes(part) || id === part || (isLatin && pinyinInitials(title).startsWith(part)))
    return 3;
  if (words.some((word) => word.includes(part) || (isLatin && pinyinInitials(word) === part))) return 2;
  // A question names what it is after: “想看哪些样本是离群样本” holds a search word of PCA.
  if (!isLatin && words.some((word) => word.length > 1 && part.includes(word))) return 2;
  return summary.toLowerCase().includes(part) ? 1 : 0;
}

/** The tools that fit every part of the query, best first; without a query, all as they came. */
export function searchTools(tools: readonly ToolSummary[], query: string): readonly ToolSummary[] {
  const parts = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (parts.length === 0) return tools;
  return tools
    .map((tool) => ({ tool, scores: parts.map((part) => scoreOf(tool, part)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .toSorted((left, right) => Math.max(...right.scores) - Math.max(...left.scores))
    .map(({ tool }) => tool);
}
