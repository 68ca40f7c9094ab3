import { describe, expect, it } from 'vitest';
import { exampleFor, readExample, type Example } from './examples/index.ts';
import { parseOptions } from './options/index.ts';
import { methodById, methods } from './registry.ts';

const context = { seed: 1, progress: () => undefined };

/** The example with `cell` in a column of the groups of some samples. */
function withCell(example: Example, name: string, samples: readonly string[], cell: string): Example {
  const [head, ...lines] = example.files.groups!.csv.trimEnd().split('\n');
  const column = head!.split(',').indexOf(name);
  expect(column, `${example.id}: ${head}`).toBeGreaterThan(0);
  const changed = lines.map((line) => {
    const cells = line.split(',');
    return (samples.includes(cells[0]!) ? cells.with(column, cell) : cells).join(',');
  });
  return {
    ...example,
    files: { ...example.files, groups: { name: 'groups.csv', csv: [head, ...changed].join('\n') } },
  };
}

async function run(id: string, example: Example, more: Record<string, unknown> = {}) {
  const method = methodById(id)!;
  const { inputs, removed } = await readExample(
    example,
    method.inputs.map((input) => input.id),
  );
  const output = method.run(inputs, parseOptions(method, { ...example.options, ...more }), context);
  return { inputs, output, removed: [...removed, ...output.removed] };
}

const grouped = methods.filter(
  ({ id, inputs }) => inputs.some((one) => one.id === 'groups') && exampleFor(id).files.groups,
);

describe('a sample whose group is NA takes no part and is named', () => {
  it.each(grouped.map(({ id }) => id))('%s', async (id) => {
    const example = exampleFor(id);
    const { inputs } = await readExample(example, ['groups']);
    const { group, levels, samples } = inputs.groups!;
    const size = (level: string): number => group.filter((one) => one === level).length;
    const largest = levels.toSorted((one, other) => size(other) - size(one))[0]!;
    const sample = samples[group.lastIndexOf(largest)]!;
    const { output, removed } = await run(id, withCell(example, 'group', [sample], 'NA'));
    expect(removed.filter(({ kind }) => kind === 'sample').map((one) => one.id)).toContain(sample);
    for (const { columns } of output.tables)
      for (const column of columns) if (column.kind === 'text') expect(column.values).not.toContain('NA');
  });
});

/** Without those that want QC samples in an order of injection in each batch. */
const withBatch = grouped.filter(
  ({ options }) =>
    !options.some(({ id }) => id === 'order') && options.some((spec) => spec.id === 'batch' && spec.kind === 'factor'),
);

describe('a sample whose batch is NA leaves, not the analysis', () => {
  it.each(withBatch.map(({ id }) => id))('%s', async (id) => {
    const example = exampleFor(id);
    const { inputs } = await readExample(example, ['groups']);
    const { samples } = inputs.groups!;
    const [head, ...lines] = example.files.groups!.csv.trimEnd().split('\n');
    const lotted = [`${head},lot`, ...lines.map((line, at) => `${line},lot ${1 + (at % 2)}`)].join('\n');
    const whole = { ...example, files: { ...example.files, groups: { name: 'groups.csv', csv: lotted } } };
    const { removed } = await run(id, withCell(whole, 'lot', [samples.at(-1)!], 'N/A'), { batch: 'lot' });
    expect(removed).toContainEqual({ kind: 'sample', id: samples.at(-1), reason: '缺少“lot”的值' });
  });
});

it('two samples whose pair is NA are no pair', async () => {
  const example = exampleFor('two-group');
  const { inputs } = await readExample(example, ['groups']);
  const { group, levels, samples } = inputs.groups!;
  const members = levels.slice(0, 2).map((level) => samples.filter((_, at) => group[at] === level));
  const paired = (first: string): Example => ({
    ...example,
    files: {
      ...example.files,
      groups: {
        name: 'groups.csv',
        csv: ['sample,group,pair', ...samples.map((name, at) => `${name},${group[at]},${pairOf(name, first)}`)].join(
          '\n',
        ),
      },
    },
  });
  /** Samples of other groups are in no pair. */
  const pairOf = (name: string, first: string): string => {
    const at = Math.max(...members.map((list) => list.indexOf(name)));
    return at < 0 ? '' : at === 0 ? first : `p${at}`;
  };
  const options = { test: 'paired', pair: 'pair', reference: levels[0], test_group: levels[1] };
  const named = await run('two-group', paired('NA'), options);
  const blank = await run('two-group', paired(''), options);
  expect(named.output).toEqual(blank.output);
  expect(named.removed.map(({ id }) => id)).toEqual(expect.arrayContaining(members.map((list) => list[0]!)));
});
