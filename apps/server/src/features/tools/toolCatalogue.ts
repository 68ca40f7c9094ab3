import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families, methodById, methods, type MethodDefinition } from '@panome/analysis';
import { chartById } from '@panome/charts';
import type { ToolSummary } from '@panome/contract';

const engine = dirname(fileURLToPath(import.meta.resolve('@panome/analysis')));

/** What a list says of a tool. */
export const summaryOf = (method: MethodDefinition): ToolSummary => ({
  id: method.id,
  title: method.title,
  summary: method.summary,
  family: method.family,
  keywords: [...method.keywords],
  charts: method.charts.flatMap((id) => chartById(id)?.title ?? []),
  inputs: method.inputs.map(({ id }) => id),
});

/** The method's 方法说明, which lies beside its code as `<family>/<id>/<id>.md`; empty when it has none. */
function guideOf(id: string): string {
  for (const entry of readdirSync(engine, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    try {
      return readFileSync(join(engine, entry.name, id, `${id}.md`), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return '';
}

/** Every tool, in the order in which a user meets them. */
export const listTools = () => ({
  families: families
    .filter(({ id }) => methods.some(({ family }) => family === id))
    .map(({ id, title }) => ({ id, title })),
  tools: methods.map(summaryOf),
});

/** One tool; undefined when there is none of this id. */
export function describeTool(id: string) {
  const method = methodById(id);
  if (!method) return undefined;
  return {
    ...summaryOf(method),
    version: method.version,
    inputs: [...method.inputs],
    options: method.options.map((option) => ({ ...option })),
    uses_seed: method.usesSeed === true,
    tables: [...method.tables],
    guide: guideOf(id),
  };
}
