import { readFileSync } from 'node:fs';
import { withFactors, type FlowVersion } from '../../flows/index.ts';
import { aliasFaults } from '../../groups/index.ts';
import { headerNames, openTable, readGroups } from '../../ingest/index.ts';
import type { Groups } from '../../model/index.ts';
import type { RunFile } from '../loadInputs.ts';
import { stopAtErrors } from '../checkInputs.ts';
import { readFactors } from './readRoles.ts';
import type { RoleFile } from './writeEdge.ts';

/**
 * The groups of a run: a file or a scheme, with the further columns of the roles that are tables of samples.
 *
 * @throws {InputError} When a file has an error.
 */
export async function readScheme(
  groups: RunFile | Groups | null,
  { roles }: FlowVersion,
  files: { readonly [role: string]: RoleFile },
): Promise<Groups | null> {
  let scheme = groups && 'path' in groups ? await readFile(groups, await namesOf(roles, files)) : groups;
  for (const role of roles)
    if (role.input === 'groups' && files[role.id])
      scheme = withFactors(scheme, await readFactors(role, files[role.id]!));
  return scheme;
}

async function readFile(file: RunFile, names: readonly string[]): Promise<Groups> {
  const opened = await openTable({ ...file, bytes: readFileSync(file.path), classes: true });
  const { groups, problems } = readGroups(opened, names);
  const { aliases = [] } = file;
  stopAtErrors([...problems, ...aliasFaults(aliases, groups.samples)]);
  return aliases.length > 0 ? { ...groups, aliases } : groups;
}

/** What the samples are called in the first table of numbers: a groups file may have several sheets. */
async function namesOf(
  roles: FlowVersion['roles'],
  files: { readonly [role: string]: RoleFile },
): Promise<readonly string[]> {
  const matrix = roles.find(({ id, input }) => input === 'matrix' && files[id]);
  if (!matrix) return [];
  const file = files[matrix.id]!;
  return headerNames(await openTable({ ...file, bytes: readFileSync(file.path) }));
}
