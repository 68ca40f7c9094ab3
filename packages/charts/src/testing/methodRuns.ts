import { exampleFor, readExample } from '@panome/analysis/examples';
import { methods, parseOptions } from '@panome/analysis';
import type { MethodDefinition } from '@panome/analysis';
import type { ChartInput } from '../model/index.ts';

const size = { width: 720, height: 520 };

async function run(method: MethodDefinition): Promise<ChartInput> {
  const example = exampleFor(method.id);
  const { inputs } = await readExample(
    example,
    method.inputs.map(({ id }) => id),
  );
  const options = parseOptions(method, example.options ?? {});
  const { tables } = method.run(inputs, options, { seed: 1, progress: () => undefined });
  return {
    tables: Object.fromEntries(tables.map((table) => [table.id, table])),
    groups: inputs.groups ?? null,
    options,
    settings: {},
    theme: 'light',
    size,
  };
}

const runs = new Map<string, Promise<ChartInput>>();

/**
 * What the charts of a method are given when its example is run in one click.
 *
 * A method is run once however many tests ask for it, since some take seconds. Charts never change their input.
 */
export function methodRun(method: MethodDefinition): Promise<ChartInput> {
  const known = runs.get(method.id) ?? run(method);
  runs.set(method.id, known);
  return known;
}

export { methods };
