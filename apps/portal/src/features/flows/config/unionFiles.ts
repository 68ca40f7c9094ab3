import type { ChosenFile } from '../../../shared/run/form/toolForm.ts';

/** A delivered table with what the delivery says it is for. */
export type DeliveredTable = { readonly source_id: string; readonly name: string; readonly role: string };

/** What a delivery calls the amounts of an omics, the best for a union first: logarithms and amounts before counts. */
const amounts: readonly string[] = ['expression', 'intensity', 'amounts', 'peaks', 'pos', 'taxa', 'counts'];
const annotations: readonly string[] = ['kegg'];

/** The roles of the union in the order of the projects. */
const roles = [
  { table: 'first', sets: 'sets' },
  { table: 'second', sets: 'sets2' },
  { table: 'third', sets: 'sets3' },
] as const;

function tableOf(tables: readonly DeliveredTable[], wanted: readonly string[]): ChosenFile | null {
  const found = wanted.map((role) => tables.find((table) => table.role === role)).find((table) => table !== undefined);
  return found ? { file_id: found.source_id, name: found.name } : null;
}

/** The tables that the projects of a union bring by themselves, by role; null where a project says of none. */
export const unionFiles = (
  projects: readonly (readonly DeliveredTable[])[],
): Readonly<Record<string, ChosenFile | null>> =>
  Object.fromEntries(
    roles.flatMap(({ sets, table }, at): [string, ChosenFile | null][] => {
      const tables = projects[at] ?? [];
      return [
        [table, tableOf(tables, amounts)],
        [sets, tableOf(tables, annotations)],
      ];
    }),
  );
