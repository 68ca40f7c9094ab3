import { ImportFault } from '../importFault.ts';
import type { Reader } from './model.ts';
import { rowsOf } from './rowsOf.ts';

const aspects: Readonly<Record<string, string>> = {
  C: 'cellular_component',
  F: 'molecular_function',
  P: 'biological_process',
};

/** GO annotations in GAF 2.1 or 2.2: which gene product has which term, by which evidence. */
export const readGaf: Reader = async (path, { taxon }, write, summary) => {
  let format = '';
  const note = (line: string) => {
    format ||= /^!gaf-version:\s*([\d.]+)/.exec(line)?.[1] ?? '';
    summary.date ||= /^!\s*date-generated:\s*(\d{4}-\d{2}-\d{2})/i.exec(line)?.[1] ?? '';
    summary.version ||= /^!\s*go-version:\s*(\S+)/i.exec(line)?.[1] ?? '';
  };
  for await (const { cells, line } of rowsOf(path, '!', note)) {
    if (!format.startsWith('2')) throw new ImportFault('文件应以 !gaf-version: 2.1 或 2.2 开头', line);
    if (cells.length < 15) throw new ImportFault(`GAF 的一行有 17 列，这里只有 ${cells.length} 列`, line);
    const [, accession = '', , qualifier = '', term = '', reference = '', evidence = '', , aspect = ''] = cells;
    if (!/^GO:\d{7}$/.test(term)) throw new ImportFault(`第 5 列应为 GO 编号，这里是“${term}”`, line);
    const own = Number(/taxon:(\d+)/.exec(cells[12] ?? '')?.[1] ?? 0);
    // A product that is known not to have the term must not be shown as having it.
    if (/(^|\|)NOT(\||$)/.test(qualifier) || (taxon > 0 && own !== taxon)) {
      summary.skipped += 1;
      continue;
    }
    await write({ t: 'annotation', accession, term, aspect: aspects[aspect] ?? '', evidence, reference });
    summary.entries += 1;
  }
};
