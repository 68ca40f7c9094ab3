import { exampleFor } from '@panome/analysis/examples';
import { openTable, readGroups, readMatrix } from '@panome/analysis/ingest';
import { methods, parseOptions } from '@panome/analysis';
import type { MethodDefinition } from '@panome/analysis';
import type { ChartInput } from '../model/index.ts';

const size = { width: 720, height: 520 };

/** What the charts of a method are given when its example is run in one click. */
export async function methodRun(method: MethodDefinition): Promise<ChartInput> {
  const example = exampleFor(method.id);
  const open = ({ name, csv }: { name: string; csv: string }) => openTable({ bytes: new TextEncoder().encode(csv), name });
  const scheme = readGroups(await open(example.groups));
  const { matrix, groups } = readMatrix(await open(example.matrix), { groups: scheme.groups });
  const options = parseOptions(method, example.options ?? {});
  const { tables } = method.run({ matrix, groups }, options, { seed: 1, progress: () => undefined });
  return { tables: Object.fromEntries(tables.map((table) => [table.id, table])), groups: groups ?? null, options, settings: {}, theme: 'light', size };
}

export { methods };
