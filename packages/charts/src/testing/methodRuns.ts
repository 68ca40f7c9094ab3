import { exampleFor, readExample } from '@panome/analysis/examples';
import { methods, parseOptions } from '@panome/analysis';
import type { MethodDefinition } from '@panome/analysis';
import { findingsOf } from '@panome/analysis/findings';
import type { Findings } from '@panome/analysis/model';
import type { ChartInput } from '../model/index.ts';

const size = { width: 720, height: 520 };

/** What the charts of a method are given, and what its result says. */
type MethodRun = { readonly input: ChartInput; readonly findings: Findings };

async function run(method: MethodDefinition): Promise<MethodRun> {
  const example = exampleFor(method.id);
  const { inputs } = await readExample(
    example,
    method.inputs.map(({ id }) => id),
  );
  const options = parseOptions(method, example.options ?? {});
  const output = method.run(inputs, options, { seed: 1, progress: () => undefined });
  const { tables } = output;
  const input: ChartInput = {
    tables: Object.fromEntries(tables.map((table) => [table.id, table])),
    groups: inputs.groups ?? null,
    options,
    settings: {},
    theme: 'light',
    size,
  };
  return { input, findings: findingsOf(method, { ...output, options, charts: method.charts }) };
}

const runs = new Map<string, Promise<MethodRun>>();

/** A method is run once however many tests ask for it, since some take seconds. Charts never change their input. */
function known(method: MethodDefinition): Promise<MethodRun> {
  const found = runs.get(method.id) ?? run(method);
  runs.set(method.id, found);
  return found;
}

/** What the charts of a method are given when its example is run in one click. */
export const methodRun = async (method: MethodDefinition): Promise<ChartInput> => (await known(method)).input;

/** What the result of that run begins with. */
export const methodFindings = async (method: MethodDefinition): Promise<Findings> => (await known(method)).findings;

export { methods };
