import { readFileSync } from 'node:fs';
import type { FlowVersion, GivenRole, RoleSpec } from '../../flows/index.ts';
import { dataRowsOf, inspectTable, openTable, readGroups } from '../../ingest/index.ts';
import { InputError, type Groups } from '../../model/index.ts';
import type { RoleFile } from './writeEdge.ts';

/** Inputs that are no tables with a header, or too large to be looked at twice. */
const withoutHeader: readonly string[] = ['tree', 'ontology', 'pathway', 'cells', 'droplets'];

/** What a plan has to know of the files of the roles. @throws {InputError} Naming the role whose file cannot be read. */
export async function readRoles(
  { roles }: FlowVersion,
  files: { readonly [role: string]: RoleFile },
): Promise<{ readonly [role: string]: GivenRole }> {
  const bound = roles.filter(({ id }) => files[id]);
  const read = await Promise.all(
    bound.map(async (role) => [role.id, await named(role, () => readRole(role, files[role.id]!))] as const),
  );
  return Object.fromEntries(read);
}

async function readRole({ input }: RoleSpec, { repairs, ...file }: RoleFile): Promise<GivenRole> {
  if (withoutHeader.includes(input)) return { name: file.name };
  const source = { ...file, bytes: readFileSync(file.path) };
  if (input !== 'matrix' && input !== 'matrix2')
    return { name: file.name, columns: dataRowsOf(await openTable(source)).header };
  const { annotationColumns, idColumn, samples, scale } = await inspectTable(source, {
    as: 'matrix',
    repairs,
    previewRows: 1,
    previewColumns: 1,
  });
  return {
    name: file.name,
    columns: [idColumn, ...samples, ...annotationColumns],
    logged: scale.looks === 'logged',
    samples,
  };
}

/** The factors of a groups file, such as the order of injection. @throws {InputError} Naming the role. */
export const readFactors = (role: RoleSpec, file: RoleFile): Promise<Groups> =>
  named(
    role,
    async () => readGroups(await openTable({ ...file, bytes: readFileSync(file.path), classes: true })).groups,
  );

async function named<Value>(role: RoleSpec, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      error.problems.map((problem) => ({ ...problem, input: role.id, what: `${role.title}：${problem.what}` })),
      error.cause_class,
    );
  }
}
