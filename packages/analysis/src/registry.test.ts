import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleFor, readExample } from './examples/index.ts';
import { isHeaded } from './headings/index.ts';
import type { MethodDefinition, MethodInputs, Options } from './model/index.ts';
import { checkOptions, defaultOptions, parseOptions } from './options/index.ts';
import { families, methodById, methods } from './registry.ts';
import nulls from './testing/nulls.json' with { type: 'json' };
import originals from './testing/originals.json' with { type: 'json' };
import { outsideChecks } from './testing/outsideChecks.ts';

const chinese = /\p{Script=Han}/u;
const context = { seed: 1, progress: () => undefined };

type ExampleRun = {
  readonly inputs: MethodInputs;
  readonly options: Options;
  readonly output: ReturnType<MethodDefinition['run']>;
};
const runs = new Map<string, Promise<ExampleRun>>();

/** The example of a method, run once however many tests ask for it: some take seconds. */
function exampleRun(method: MethodDefinition): Promise<ExampleRun> {
  const run = async () => {
    const example = exampleFor(method.id);
    const { inputs } = await readExample(
      example,
      method.inputs.map(({ id }) => id),
    );
    const options = parseOptions(method, example.options ?? {});
    const before = structuredClone(inputs);
    const output = method.run(inputs, options, context);
    expect(inputs, `${method.id} leaves its inputs as they were`).toEqual(before);
    return { inputs, options, output };
  };
  const known = runs.get(method.id) ?? run();
  runs.set(method.id, known);
  return known;
}

describe('the registry', () => {
  it('has one method per id, found by it', () => {
    expect(new Set(methods.map((method) => method.id)).size).toBe(methods.length);
    for (const method of methods) expect(methodById(method.id)).toBe(method);
    expect(methodById('no-such-method')).toBeUndefined();
  });

  it('lists every method in a known family, with the families in order', () => {
    const order = families.map((family) => family.id);
    const ranks = methods.map((method) => order.indexOf(method.family));
    expect(ranks.every((rank) => rank >= 0)).toBe(true);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('says of every method what besides our own tests confirms its figures, and nothing of others', () => {
    const ids = methods.map(({ id }) => id).toSorted();
    expect(Object.keys(outsideChecks).toSorted()).toEqual(ids);
    const simulated = Object.keys(nulls).map((name) => name.split(': ')[0]!);
    for (const [id, { kind }] of Object.entries(outsideChecks)) {
      if (kind === 'simulation') expect(simulated, id).toContain(id);
      if (kind === 'plain' || kind === 'definition')
        expect([...simulated, ...Object.keys(originals)]).not.toContain(id);
    }
  });

  it('keeps every method in the folder of its family', () => {
    const astray = methods.filter(({ family, id }) => !existsSync(join(import.meta.dirname, family, id, 'index.ts')));
    expect(astray.map(({ family, id }) => `${family}/${id}`)).toEqual([]);
  });
});

describe.each(methods.map((method) => ({ id: method.id, method })))('$id', ({ method }) => {
  it('speaks Chinese to its users', () => {
    const words = [
      method.title,
      method.summary,
      ...method.inputs.flatMap((input) => [input.label, input.help]),
      ...method.tables.map((table) => table.title),
    ];
    for (const word of words) expect(word).toMatch(chinese);
    for (const spec of method.options) expect(`${spec.label}${spec.help ?? ''}`).toMatch(chinese);
    expect(method.keywords.length).toBeGreaterThan(3);
    expect(method.version).toMatch(/^\d+\.\d+\.\d+$/u);
  });

  it('accepts the defaults of its options, and its conditions name existing options', () => {
    expect(checkOptions(method, defaultOptions(method)).problems).toEqual([]);
    const ids = method.options.map((spec) => spec.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const spec of method.options) if (spec.when) expect(ids).toContain(spec.when.option);
  });

  it('makes the declared tables on its example, always the same, and has a note', async () => {
    const { inputs, options, output } = await exampleRun(method);
    expect(output.tables.map((table) => table.id)).toEqual(method.tables.map((table) => table.id));
    expect(method.charts.length).toBeGreaterThan(0);
    for (const table of output.tables) {
      expect(table.rows, table.id).toBeGreaterThan(0);
      for (const column of table.columns) {
        expect(column.values, `${table.id}.${column.name}`).toHaveLength(table.rows);
        // The heading is that of every table, except over a column of the user's own file.
        expect(
          column.label === column.name || isHeaded(column.name, column.label),
          `${table.id}.${column.name}: ${column.label}`,
        ).toBe(true);
        if (column.kind !== 'text') expect(column.label).not.toMatch(/\bP ?值|^P$/u);
        // The header says what the figures are, in one line.
        expect(column.help ?? '', `${table.id}.${column.name}`).toMatch(/^(?=.*\p{Script=Han})[^\n。]{5,90}$/u);
      }
      expect(new Set(table.columns.map((column) => column.name)).size).toBe(table.columns.length);
    }
    // None was taken out either: what is infinite the method itself leaves missing and explains.
    expect(output.messages.filter(({ text }) => text.includes('为无穷大'))).toEqual([]);
    expect(Object.values(output.facts).filter((fact) => typeof fact === 'number' && !Number.isFinite(fact))).toEqual(
      [],
    );
    // A method without randomness must not see the seed either.
    expect(method.run(inputs, options, method.usesSeed ? context : { ...context, seed: 2 })).toEqual(output);

    const note = method.note(options, output.facts);
    expect(note).toMatch(chinese);
    expect(note).toMatch(/doi:|doi\.org|(?:19|20)\d\d）/u);
    expect(note).not.toMatch(/undefined|NaN|\[object/u);
  });
});

describe('the note of a method mentions every option that changes a number', () => {
  it.each(methods.map((method) => ({ id: method.id, method })))('$id', async ({ method }) => {
    const { inputs, options: base, output } = await exampleRun(method);
    const { facts, tables } = output;
    for (const spec of method.options) {
      // What runs beside the drawing is no part of the method.
      if (spec.kind !== 'choice' || spec.id === 'annotations') continue;
      const others = spec.choices
        .map((choice) => parseOptions(method, { ...base, [spec.id]: choice.value }))
        .filter((options) => options[spec.id] !== base[spec.id]);
      for (const options of others) {
        if (method.note(options, facts) !== method.note(base, facts)) continue;
        expect(method.run(inputs, options, context).tables, `${spec.id} = ${options[spec.id]}`).toEqual(tables);
      }
    }
  });
});
