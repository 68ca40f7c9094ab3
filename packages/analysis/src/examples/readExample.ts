import { openTable, readGroups, readMatrix } from '../ingest/index.ts';
import type { Groups, InputProblem, Matrix } from '../model/index.ts';
import type { Example, ExampleFile } from './example.ts';

const open = ({ name, csv }: ExampleFile): ReturnType<typeof openTable> =>
  openTable({ bytes: new TextEncoder().encode(csv), name });

/** Reads an example as a user's upload would be read. */
export async function readExample(
  example: Example,
): Promise<{ readonly matrix: Matrix; readonly groups: Groups; readonly problems: readonly InputProblem[] }> {
  const scheme = readGroups(await open(example.groups));
  const { matrix, groups, problems } = readMatrix(await open(example.matrix), { groups: scheme.groups });
  return { matrix, groups: groups!, problems: [...scheme.problems, ...problems] };
}
