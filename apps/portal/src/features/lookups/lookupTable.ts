import { safeCell } from '@panome/analysis/csv';
import type { LookupEntity } from '@panome/contract';

/** What a name was resolved to, by itself or by a choice. */
export type Matched = {
  readonly name: string;
  readonly read_as: string;
  readonly namespace: string;
  readonly entity: LookupEntity;
};

/** The values of a fact of an entity. */
export const factOf = ({ facts }: LookupEntity, key: string): readonly string[] =>
  facts.find((fact) => fact.key === key)?.values ?? [];

/** The facts that any of the entities has, in the order in which they first come. */
export const factsIn = (entities: readonly LookupEntity[]): string[] => [
  ...new Set(entities.flatMap(({ facts }) => facts.map(({ key }) => key))),
];

/** The table of old and new names, as the tool `id-map` takes it, with everything known behind. */
export function mappingCsv(matched: readonly Matched[]): string {
  const keys = factsIn(matched.map(({ entity }) => entity));
  const rows = matched.map(({ entity, name }) => [
    name,
    entity.label,
    entity.name,
    ...keys.map((key) => factOf(entity, key).join('|')),
  ]);
  return `\uFEFF${[['old', 'new', 'name', ...keys], ...rows].map((row) => row.map(safeCell).join(',')).join('\r\n')}\r\n`;
}
