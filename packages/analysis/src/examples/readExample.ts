import { withoutUngrouped } from '../groups/index.ts';
import { openTable, readGroups, readInput, readMatrix, type FurtherInput } from '../ingest/index.ts';
import type { InputKind, InputProblem, MethodInputs, Removal } from '../model/index.ts';
import type { Example, ExampleFile } from './example.ts';

const source = ({ csv, name }: ExampleFile) => ({ bytes: new TextEncoder().encode(csv), name });

/**
 * Reads an example as a user's upload would be read.
 * @param wanted - The inputs to read; all that there are when absent.
 */
export async function readExample(
  { files }: Example,
  wanted: readonly InputKind[] = Object.keys(files) as InputKind[],
): Promise<{
  readonly inputs: MethodInputs;
  readonly removed: readonly Removal[];
  readonly problems: readonly InputProblem[];
}> {
  const problems: InputProblem[] = [];
  const inputs: { -readonly [Kind in InputKind]?: MethodInputs[Kind] } = {};
  if (files.matrix && wanted.includes('matrix')) {
    const scheme =
      files.groups && wanted.includes('groups') ? readGroups(await openTable(source(files.groups))) : undefined;
    const {
      groups,
      matrix,
      problems: found,
    } = readMatrix(await openTable(source(files.matrix)), { groups: scheme?.groups });
    problems.push(...(scheme?.problems ?? []), ...found);
    Object.assign(inputs, { matrix, groups });
  } else if (files.groups && wanted.includes('groups')) {
    const { groups, problems: found } = readGroups(await openTable(source(files.groups)));
    problems.push(...found);
    inputs.groups = groups;
  }
  for (const kind of wanted.filter((one): one is FurtherInput => one !== 'matrix' && one !== 'groups')) {
    const file = files[kind];
    if (!file) continue;
    const reading = await readInput(kind, source(file));
    problems.push(...reading.problems);
    Object.assign(inputs, { [kind]: reading.value });
  }
  return { ...withoutUngrouped<MethodInputs>(inputs), problems };
}
