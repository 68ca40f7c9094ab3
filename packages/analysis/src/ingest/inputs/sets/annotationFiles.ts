import type { AliasedSets } from '../../../sets/index.ts';
import { quote, type ProblemList } from '../../problems/index.ts';
import type { InputRows } from '../inputRows.ts';
import { createSetBuilder } from './setBuilder.ts';

const directOnly = (format: string) => ({
  code: 'direct-annotations', severity: 'warning', what: `${format} 只写直接注释，没有沿 GO 层级归入上级条目，上级条目会偏小`,
  remedy: '需要上级条目时，请上传已向上归并的注释（如 eggNOG-mapper 结果或 GMT）',
} as const);
const aspects: Readonly<Record<string, string>> = { P: '生物过程', F: '分子功能', C: '细胞组分', Process: '生物过程', Function: '分子功能', Component: '细胞组分' };

/**
 * GO Annotation File 2.x: feature is the DB object id, with its symbol as another name; annotations with the qualifier NOT are left out.
 *
 * geneontology.org/docs/go-annotation-file-gaf-format-2.2
 */
export function readGaf({ rows, at }: InputRows, problems: ProblemList): AliasedSets {
  const sets = createSetBuilder('基因名（symbol）');
  problems.add(directOnly('GAF'));
  rows.forEach((cells, row) => {
    if (cells[0]!.startsWith('!')) return;
    const [, id = '', symbol = '', qualifier = '', term = ''] = cells;
    if (id === '' || !/^GO:\d{7}$/u.test(term)) {
      const { text, ...place } = at(row, id === '' ? 1 : 4);
      problems.add({ code: 'gaf-row', severity: 'warning', ...place, what: `${text}没有${id === '' ? '基因产物编号' : `GO 编号，而是${quote(term)}`}，这一行已跳过`, remedy: 'GAF 的第 2 列是编号，第 5 列是 GO:0000000 形式的条目' });
      return;
    }
    if (/(^|\|)NOT(\||$)/iu.test(qualifier)) return;
    sets.add(term, '', id, symbol);
  });
  return sets.build();
}

/** NCBI gene2go of one species. @param columns - Where its headings stand. */
export function readGene2go({ rows, at }: InputRows, problems: ProblemList): AliasedSets {
  const sets = createSetBuilder();
  const taxa = new Set<string>();
  problems.add(directOnly('gene2go'));
  for (let row = 1; row < rows.length; row += 1) {
    const [taxon = '', gene = '', term = '', , qualifier = '', name = '', , category = ''] = rows[row]!;
    if (gene === '' || !/^GO:\d{7}$/u.test(term)) {
      const { text, ...place } = at(row, gene === '' ? 1 : 2);
      problems.add({ code: 'gene2go-row', severity: 'warning', ...place, what: `${text}没有${gene === '' ? '基因编号' : 'GO 编号'}，这一行已跳过`, remedy: 'gene2go 的第 2 列是 GeneID，第 3 列是 GO 条目' });
      continue;
    }
    taxa.add(taxon);
    if (/^NOT\b/iu.test(qualifier)) continue;
    sets.add(term, aspects[category] && name ? `${name}（${aspects[category]}）` : name, gene);
  }
  if (taxa.size > 1) {
    problems.add({
      code: 'several-taxa', severity: 'error', column: 1, what: `文件含 ${taxa.size} 个物种（tax_id：${[...taxa].slice(0, 5).join('、')}${taxa.size > 5 ? ' 等' : ''}），混在一起会使背景过大`,
      remedy: '请只保留所研究物种的行（如人 9606、小鼠 10090），再重新上传',
    });
  }
  return sets.build();
}

/** The columns of eggNOG-mapper that hold terms, and how a term is written. */
const eggnogColumns: readonly { readonly heading: RegExp; readonly term: RegExp; readonly clean: (term: string) => string }[] = [
  { heading: /^GOs?$/iu, term: /^GO:\d{7}$/u, clean: (term) => term },
  { heading: /^KEGG_(?:ko|KOs?)$/iu, term: /^(?:ko:)?K\d{5}$/u, clean: (term) => term.replace(/^ko:/u, '') },
  // Every pathway stands twice, as ko00010 and as map00010.
  { heading: /^KEGG_Pathways?$/iu, term: /^map\d{5}$/u, clean: (term) => term },
  { heading: /^KEGG_Modules?$/iu, term: /^M\d{5}$/u, clean: (term) => term },
];

/** Whether a header is that of eggNOG-mapper's annotations. */
export const isEggnog = (header: readonly string[]): boolean => /^#?query(?:_name)?$/iu.test(header[0] ?? '') && header.some((name) => eggnogColumns.some(({ heading }) => heading.test(name)));

/**
 * eggNOG-mapper annotations: feature is the query, with its preferred name as another name; terms are GO, KEGG orthologues, pathways and modules.
 *
 * Cantalapiedra et al. 2021, Mol. Biol. Evol. 38, 5825. doi:10.1093/molbev/msab293
 */
export function readEggnog({ rows, at }: InputRows, problems: ProblemList): AliasedSets {
  const header = rows[0]!;
  const sets = createSetBuilder('Preferred_name');
  const nameColumn = header.findIndex((name) => /^(?:preferred_name|predicted_gene_name)$/iu.test(name));
  const found = eggnogColumns.flatMap((column) => {
    const index = header.findIndex((name) => column.heading.test(name));
    return index < 0 ? [] : [{ ...column, index }];
  });
  for (let row = 1; row < rows.length; row += 1) {
    const cells = rows[row]!;
    const query = cells[0]!;
    if (query.startsWith('#')) continue;
    if (query === '') {
      const { text, ...place } = at(row, 0);
      problems.add({ code: 'empty-name', severity: 'warning', ...place, what: `${text}没有序列名，这一行已跳过`, remedy: '请补上后重新上传' });
      continue;
    }
    for (const { index, term, clean } of found) {
      for (const written of (cells[index] ?? '').split(',')) if (term.test(written.trim())) sets.add(clean(written.trim()), '', query, cells[nameColumn]);
    }
  }
  return sets.build();
}
