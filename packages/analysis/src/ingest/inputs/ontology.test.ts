import { expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { sourceOf } from '../testing/read.ts';
import { readInput } from './readInput.ts';

const obo = `format-version: 1.2
default-namespace: demo

[Term]
id: X:1
name: root ! the top
namespace: biological_process

[Term]
id: X:2
name: left
alt_id: X:22
is_a: X:1 {source="demo"} ! root

[Term]
id: X:3
name: below both
is_a: X:2 ! left
relationship: part_of X:1 ! root
relationship: regulates X:2 ! left

[Term]
id: X:4
name: gone
is_obsolete: true

[Typedef]
id: part_of
name: part of
`;
const read = async (text: string) => readInput('ontology', sourceOf(text));
const refusal = async (text: string) =>
  read(text).then(
    () => {
      throw new Error('not refused');
    },
    (error: unknown) => {
      if (error instanceof InputError) return error.problems[0]!;
      throw error;
    },
  );

it('reads terms, their parents and former ids, with any line ends', async () => {
  for (const text of [obo, obo.replaceAll('\n', '\r\n')]) {
    const { problems, rows, value } = await read(text);
    expect(problems).toEqual([]);
    expect(rows).toBe(3);
    expect(value.ids).toEqual(['X:1', 'X:2', 'X:3']);
    expect(value.names).toEqual(['root', 'left', 'below both']);
    expect(value.namespaces).toEqual(['biological_process', 'demo', 'demo']);
    expect(value.parents.map((list) => [...list])).toEqual([[], [0], [1, 0]]);
    expect(value.relations).toEqual([[], ['is_a'], ['is_a', 'part_of']]);
    expect(value.former).toEqual([['X:22', 1]]);
  }
});

it('names missing parents, repeated terms and cycles', async () => {
  const missing = await read(obo.replace('is_a: X:2 ! left', 'is_a: X:9'));
  expect(missing.problems.map(({ code }) => code)).toEqual(['unknown-parent']);
  expect(missing.value.parents.map((list) => [...list])).toEqual([[], [0], [0]]);
  expect((await read(`${obo}\n[Term]\nid: X:2\nname: again\n`)).problems.map(({ code }) => code)).toEqual([
    'duplicate-term',
  ]);
  expect((await read(obo.replace('name: root ! the top', 'name: root\nis_a: X:3'))).problems[0]).toMatchObject({
    code: 'circle',
    severity: 'error',
    input: 'ontology',
  });
});

it.each([
  ['term,name,feature\nA,B,C\n', 'not-obo'],
  ['<?xml version="1.0"?>\n<rdf:RDF>\n</rdf:RDF>', 'owl'],
])('refuses %j and says what to upload', async (text, code) => {
  const refused = await refusal(text);
  expect(refused.code).toBe(code);
  expect(refused.remedy).toContain('go-basic.obo');
});
