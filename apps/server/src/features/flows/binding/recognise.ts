import { missingRoles, type FlowVersion } from '@panome/analysis/flows';
import { isTableName } from '@panome/contract/input-files';
import type { Actor } from '../../../platform/access/actor.ts';
import { passFault, type Sources } from '../../../platform/sources/index.ts';
import type { TableService } from '../../files/index.ts';
import { bindRoles, type Bound, type Candidate } from './bindRoles.ts';
import type { SourceData } from './sourceReader.ts';

export type Bindings = ReadonlyMap<string, Bound>;

/** More tables of unknown names are not looked into. */
const mostRead = 12;
const waitMs = 3_000;

/** The roles that are bound, as the planner takes them. */
export const namesOf = (bound: Bindings): Readonly<Record<string, { readonly name: string }>> =>
  Object.fromEntries([...bound].flatMap(([id, { bound: table }]) => (table ? [[id, { name: table.name }]] : [])));

/** The files of the roles that are bound. */
export const sourcesOfRoles = (bound: Bindings): Readonly<Record<string, { readonly file_id: string }>> =>
  Object.fromEntries(
    [...bound].flatMap(([id, { bound: table }]) => (table ? [[id, { file_id: table.source_id }]] : [])),
  );

export type Recognise = ReturnType<typeof createRecognise>;

/**
 * Finds the table of each role: by what the delivery says, by words of its name, and, where a table that is required is
 * still missing, by what the others hold: the one table that has numbers for the samples is it.
 */
export function createRecognise({ sources, tables }: { readonly sources: Sources; readonly tables: TableService }) {
  const isOfSamples = async (actor: Actor, { source_id: id }: Candidate, known: readonly string[]) => {
    const source = await sources.open(actor, id).catch(passFault);
    if (!source) return false;
    const { key, name, sha256, size } = source;
    return (await tables.samplesOf({ name, object_key: key, sha256, size }, known, waitMs)).samples.length > 0;
  };

  return async (
    actor: Actor,
    version: FlowVersion,
    data: Pick<SourceData, 'tables'> & { readonly samples: readonly string[] },
  ): Promise<Bindings> => {
    const bound = new Map(bindRoles(version.roles, data.tables));
    if (missingRoles(version, namesOf(bound)).length === 0) return bound;
    const taken = new Set(Object.values(sourcesOfRoles(bound)).map(({ file_id: id }) => id));
    const rest = data.tables
      .filter(({ name, role, source_id: id }) => role === '' && !taken.has(id) && isTableName(name))
      .slice(0, mostRead);
    const fitting = await Promise.all(rest.map((table) => isOfSamples(actor, table, data.samples)));
    const [only, another] = rest.filter((_, at) => fitting[at]);
    const lacking = version.needs.find((one) => !one.some((role) => bound.get(role)?.bound)) ?? [];
    const role = version.roles.find(({ id, input }) => input === 'matrix' && lacking.includes(id));
    // Which of two it is only a person can say.
    if (only && !another && role) bound.set(role.id, { ...bound.get(role.id)!, bound: { ...only, by: 'content' } });
    return bound;
  };
}
