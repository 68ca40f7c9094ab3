import type { DemoFile, DemoProject } from '../flows/demo/index.ts';
import { openTable, readInput, readMatrix, type FurtherInput, type MatrixReading } from '../ingest/index.ts';
import type { Groups, InputValues, Matrix } from '../model/index.ts';

/** A delivered table as an upload. */
export const sourceOf = ({ path, text }: Pick<DemoFile, 'path' | 'text'>) => ({
  bytes: new TextEncoder().encode(text),
  name: path,
});

/** The table that plays a role. @throws When there is none. */
function fileOf({ family, files }: DemoProject, role: string): DemoFile {
  const file = files.find((one) => one.role === role);
  if (!file) throw new Error(`the project of ${family} has no ${role}`);
  return file;
}

/** The scheme of a project with all its factors. */
export function schemeOf({ samples }: DemoProject): Groups {
  return {
    samples: samples.map(({ name }) => name),
    group: samples.map(({ group }) => group),
    levels: [...new Set(samples.map(({ group }) => group))],
    colors: {},
    factors: Object.keys(samples[0]!.factors).map((name) => ({
      name,
      values: samples.map(({ factors }) => factors[name]!),
    })),
  };
}

/** The table of numbers that plays a role, with what its reader says of it. */
export const readDemoMatrix = async (project: DemoProject, file: DemoFile): Promise<MatrixReading> =>
  readMatrix(await openTable(sourceOf(file)), { groups: schemeOf(project) });

export const matrixOf = async (project: DemoProject, role: string): Promise<Matrix> =>
  (await readDemoMatrix(project, fileOf(project, role))).matrix;

/** The table that plays a role, read as an input. */
export const inputOf = async <Kind extends FurtherInput>(
  project: DemoProject,
  role: string,
  kind: Kind,
): Promise<InputValues[Kind]> => (await readInput(kind, sourceOf(fileOf(project, role)))).value;
