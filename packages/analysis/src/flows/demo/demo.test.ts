import { describe, expect, it } from 'vitest';
import { openTable, readGroups, readInput, type FurtherInput, type MatrixReading } from '../../ingest/index.ts';
import type { InputKind, InputProblem } from '../../model/index.ts';
import { readDemoMatrix, sourceOf } from '../../testing/demoInputs.ts';
import { newestOf } from '../families/index.ts';
import { demoFamilies, demoProject, type DemoFile, type DemoProject } from './index.ts';

/** What a table is read as: as its role says, and as the scheme when it has none. */
const kindOf = ({ family }: DemoProject, { role }: DemoFile): InputKind | undefined =>
  role === '' ? 'groups' : newestOf(family)!.roles.find(({ id }) => id === role)?.input;

type Read = { readonly problems: readonly InputProblem[]; readonly matrix?: MatrixReading };

async function read(project: DemoProject, file: DemoFile): Promise<Read> {
  const kind = kindOf(project, file);
  if (kind === 'matrix') {
    const matrix = await readDemoMatrix(project, file);
    return { problems: matrix.problems, matrix };
  }
  if (kind === 'groups') return readGroups(await openTable(sourceOf(file)));
  return readInput(kind as FurtherInput, sourceOf(file));
}

describe.each(demoFamilies)('the simulated project of %s', (family) => {
  const project = demoProject(family);

  it('is always the same, and another delivery of it is not', () => {
    expect(demoProject(family)).toEqual(project);
    const later = demoProject(family, 1);
    expect(later.files.map(({ path, role }) => [path, role])).toEqual(
      project.files.map(({ path, role }) => [path, role]),
    );
    expect(later.files[0]!.text).not.toBe(project.files[0]!.text);
  });

  it('has three groups or more of at least five samples, and batches that no group is alone in', () => {
    const groups = Map.groupBy(project.samples, ({ group }) => group);
    expect(groups.size).toBeGreaterThanOrEqual(3);
    for (const [group, own] of groups) {
      expect(own.length, group).toBeGreaterThanOrEqual(5);
      expect(new Set(own.map(({ factors }) => factors['batch'])).size, group).toBe(2);
    }
    for (const { reference, test } of project.contrasts)
      expect([...groups.keys()]).toEqual(expect.arrayContaining([reference, test]));
  });

  it('is read without a problem, and holds the samples of its scheme and the features of its truths', async () => {
    const roles = project.files.flatMap(({ role }) => (role === '' ? [] : [role]));
    expect(new Set(roles).size).toBe(roles.length);
    expect(project.files.filter((file) => kindOf(project, file) === undefined)).toEqual([]);
    const names = project.samples.map(({ name }) => name);
    const { batch, changes, sets, words } = project.truths;
    for (const file of project.files) {
      const { matrix, problems } = await read(project, file);
      expect(problems, file.path).toEqual([]);
      if (!matrix) continue;
      expect(matrix.matrix.samples.toSorted(), file.path).toEqual(names.toSorted());
      const known = new Set(matrix.matrix.ids);
      for (const { feature, role } of [...changes, ...batch]) if (role === file.role) expect(known).toContain(feature);
    }
    expect(changes.length).toBeGreaterThan(10);
    expect(sets.length).toBeGreaterThan(2);
    expect(words.join('')).not.toMatch(/undefined|NaN/u);
  });
});
