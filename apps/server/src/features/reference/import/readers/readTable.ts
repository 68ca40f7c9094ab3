import { ImportFault } from '../importFault.ts';
import { nameKey } from '../nameKey.ts';
import type { EntityKind } from '../prepared.ts';
import type { Reader } from './model.ts';
import { recordsOf } from './rowsOf.ts';

const kinds: Readonly<Record<string, EntityKind>> = { kegg: 'pathway', disease: 'disease', host: 'host' };
const own = new Set(['id', 'name', 'taxon', 'aliases']);

/**
 * A table of one's own: `id`, `name`, and if wanted `taxon`, `aliases` (lists with `|`); every other column is shown as
 * it is called. Of `genes` each value finds the row as well.
 */
export const readTable: Reader = async (path, { face, taxon }, write, summary) => {
  const kind = kinds[face];
  if (!kind) throw new ImportFault('请用 --face 说明表格的用途：kegg、disease 或 host');
  const seen = new Map<string, number>();
  for await (const { cell, header, line } of recordsOf(path, ['id', 'name'], () => undefined)) {
    const id = cell('id');
    if (id === '') throw new ImportFault('id 列为空', line);
    const before = seen.get(id);
    if (before !== undefined) throw new ImportFault(`编号 ${id} 已在第 ${before} 行出现过`, line);
    seen.set(id, line);
    if (!/^\d*$/.test(cell('taxon'))) throw new ImportFault(`taxon 应为物种编号，这里是“${cell('taxon')}”`, line);
    const species = Number(cell('taxon'));
    if (taxon > 0 && species !== taxon) {
      summary.skipped += 1;
      continue;
    }
    const list = (name: string) =>
      cell(name)
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean);
    const facts = header
      .filter((name) => !own.has(name) && cell(name) !== '')
      .map((name) => [name, list(name)] as const);
    const names = new Map<string, string>();
    for (const [name, namespace] of [
      [id, 'id'],
      [cell('name'), 'name'],
      ...list('aliases').map((alias) => [alias, 'synonym'] as const),
      ...(species > 0 && kind === 'host' ? [[String(species), 'taxon'] as const] : []),
      ...list('genes').map((gene) => [gene, 'gene'] as const),
    ] as const)
      if (nameKey(name) !== '' && !names.has(nameKey(name))) names.set(nameKey(name), namespace);
    await write({
      t: 'entity',
      kind,
      taxon: species,
      label: id,
      name: cell('name'),
      facts: Object.fromEntries([
        ...(list('aliases').length > 0 ? [['aliases', list('aliases')] as const] : []),
        ...facts,
      ]),
      names: [...names],
    });
    summary.entries += 1;
  }
};
