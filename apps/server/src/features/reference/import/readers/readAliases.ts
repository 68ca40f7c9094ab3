import { ImportFault } from '../importFault.ts';
import { nameKey } from '../nameKey.ts';
import type { Reader } from './model.ts';
import { rowsOf } from './rowsOf.ts';

type Open = { readonly id: string; readonly names: Map<string, string>; readonly shown: Set<string>; gene: string };

const mostShown = 30;

/** Aliases of STRING (`protein.aliases.v12.0.txt`): `9606.ENSP…`, alias, where it is from; sorted by protein. */
export const readAliases: Reader = async (path, { taxon }, write, summary) => {
  const done = new Set<string>();
  let open = null as Open | null;
  const flush = async () => {
    if (!open) return;
    const { gene, id, names, shown } = open;
    await write({
      t: 'entity',
      kind: 'string',
      taxon: Number(id.split('.')[0]),
      label: id,
      name: gene,
      facts: { aliases: [...shown].slice(0, mostShown) },
      names: [...names],
    });
    done.add(id);
    summary.entries += 1;
  };
  for await (const { cells, line } of rowsOf(path, '#')) {
    const [id = '', alias = '', source = ''] = cells;
    if (id === 'string_protein_id' || id === 'protein_id') continue;
    if (!/^\d+\.\S+$/.test(id) || alias === '')
      throw new ImportFault('每行应为 STRING 编号（如 9606.ENSP00000269305）、别名、来源三列', line);
    if (taxon > 0 && !id.startsWith(`${taxon}.`)) {
      summary.skipped += 1;
      continue;
    }
    if (open?.id !== id) {
      await flush();
      if (done.has(id)) throw new ImportFault(`${id} 的别名不在一起，请先按第一列排序`, line);
      open = {
        id,
        names: new Map([
          [nameKey(id), 'id'],
          [nameKey(id.slice(id.indexOf('.') + 1)), 'id'],
        ]),
        shown: new Set(),
        gene: '',
      };
    }
    const key = nameKey(alias);
    if (!open.names.has(key)) open.names.set(key, 'alias');
    if (/symbol|gene_name|preferred/i.test(source)) open.gene ||= alias;
    open.shown.add(alias);
  }
  await flush();
};
