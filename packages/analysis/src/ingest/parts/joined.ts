import type { FileParts, NamedMatrix, WordTable } from './content.ts';

/**
 * Several objects in one file: their parts under the name of each; counts are those of the first that has matrices.
 *
 * @param named - Whether the parts of a single object get its name too.
 */
export function joined(objects: readonly (readonly [string, FileParts])[], named = false): FileParts {
  if (objects.length === 1 && !named) return objects[0]![1];
  const tables = new Map<string, () => WordTable>();
  const matrices = new Map<string, () => NamedMatrix>();
  const order: string[] = [];
  const firstMatrices: (readonly [string, FileParts])[] = [];
  for (const [name, parts] of objects) {
    const names = parts.order ?? [...parts.tables.keys(), ...parts.matrices.keys()];
    const under = (part: string): string => (names.length === 1 ? name : `${name}/${part}`);
    for (const part of names) {
      const table = parts.tables.get(part);
      const matrix = parts.matrices.get(part);
      if (table) tables.set(under(part), table);
      if (matrix) matrices.set(under(part), matrix);
      order.push(under(part));
    }
    if (parts.matrices.size > 0) firstMatrices.push([name, parts]);
  }
  return {
    tables,
    matrices,
    order,
    counts: () => {
      const [first] = firstMatrices;
      if (!first) return objects[0]![1].counts();
      const { name, remarks } = first[1].counts();
      const wanted = [`${first[0]}/${name}`, first[0]].find((one) => matrices.has(one));
      return { name: wanted ?? name, remarks };
    },
  };
}
