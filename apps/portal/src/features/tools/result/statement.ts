import { findingOf, type Finding } from './findings/index.ts';
import type { ResultDocument } from './resultTypes.ts';

type Parts = Pick<ResultDocument, 'facts' | 'options' | 'messages' | 'charts' | 'tables'>;
export type Statement = Finding & {
  /** What the method said beyond the headline. */
  readonly messages: ResultDocument['messages'];
};

/**
 * The plain statement that a result begins with. A method without its own sentence lends its first message, or counts
 * what it gave.
 */
export function statementOf(method: string, parts: Parts): Statement {
  const own = findingOf(method, parts);
  if (own) return { ...own, messages: parts.messages };
  const first = parts.messages.find(({ level }) => level === 'info');
  if (first)
    return { headline: first.text.replace(/。$/, ''), messages: parts.messages.filter((message) => message !== first) };
  return { headline: `得到 ${parts.charts.length} 张图和 ${parts.tables.length} 个表格`, messages: parts.messages };
}
