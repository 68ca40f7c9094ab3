import type { Findings, MethodDefinition, ResultDocument } from '../model/index.ts';
import { saidOf, Unsaid } from './saidOf.ts';

/**
 * What a result begins with. A result that lacks what the sentence of its method says, as those of older versions may,
 * or whose method is gone, lends its first message, or counts what it gave.
 */
export function findingsOf(
  method: Pick<MethodDefinition, 'findings'> | undefined,
  result: Pick<ResultDocument, 'facts' | 'options' | 'messages' | 'charts'> & { readonly tables: readonly unknown[] },
): Findings {
  return (method && stated(method, result)) ?? { headline: lent(result), facts: [] };
}

function stated(
  { findings }: Pick<MethodDefinition, 'findings'>,
  { facts, options }: Pick<ResultDocument, 'facts' | 'options'>,
): Findings | undefined {
  const { facts: spoken, said } = saidOf(facts, options);
  try {
    const found = findings(said);
    return { ...(typeof found === 'string' ? { headline: found } : found), facts: spoken() };
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
}

function lent({
  charts,
  messages,
  tables,
}: Pick<ResultDocument, 'messages' | 'charts'> & { readonly tables: readonly unknown[] }): string {
  const first = messages.find(({ level }) => level === 'info');
  return first ? first.text.replace(/。$/, '') : `得到 ${charts.length} 张图和 ${tables.length} 个表格`;
}
