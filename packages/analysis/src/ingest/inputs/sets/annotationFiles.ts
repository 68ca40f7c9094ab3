import { quote, type ProblemList } from '../../problems/index.ts';
import { known, knownNumber, type CellRows } from '../cellRows.ts';
import { createSetBuilder, type BuiltSets, type SetBuilder } from './setBuilder.ts';

const directOnly = (format: string) =>
  ({
    code: 'direct-annotations',
    severity: 'warning',
    what: `${format} 只写直接注释，没有沿 GO 层级归入上级条目，上级条目会偏小`,
    remedy:
      '需要上级条目时，请同时提供功能层级（如 go-basic.obo），或上传已向上归并的注释（如 eggNOG-mapper 结果或 GMT）',
  }) as const;
const aspects: Readonly<Record<string, string>> = {
  P: '生物过程',
  F: '分子功能',
  C: '细胞组分',
  Process: '生物过程',
  Function: '分子功能',
  Component: '细胞组分',
};

/**
 * GO Annotation File 2.x: feature is the DB object id, with its symbol as another name; annotations with the qualifier
 * NOT are left out.
 *
 * geneontology.org/docs/go-annotation-file-gaf-format-2.2
 */
export function readGaf({ at, count, idOf, texts, turnTo }: CellRows, problems: ProblemList): BuiltSets {
  const sets = createSetBuilder('基因名（symbol）');
  problems.add(directOnly('GAF'));
  const termOf = knownNumber(texts, (term) => (/^GO:\d{7}$/u.test(term) ? sets.termOf(term) : -1));
  const [featureOf, otherOf] = [
    knownNumber(texts, sets.featureOf),
    knownNumber(texts, (name) => otherName(name, sets)),
  ];
  const isNegated = known(texts, (qualifier) => /(^|\|)NOT(\||$)/iu.test(qualifier));
  for (let row = 0; row < count; row += 1) {
    turnTo(row, 5);
    if (texts[idOf(0)]!.startsWith('!')) continue;
    const [featureId, termId] = [idOf(1), idOf(4)];
    const [id = '', term = ''] = [texts[featureId], texts[termId]];
    const set = termOf(termId);
    if (id === '' || set < 0) {
      const { text, ...place } = at(row, id === '' ? 1 : 4);
      problems.add({
        code: 'gaf-row',
        severity: 'warning',
        ...place,
        what: `${text}没有${id === '' ? '基因产物编号' : `GO 编号，而是${quote(term)}`}，这一行已跳过`,
        remedy: 'GAF 的第 2 列是编号，第 5 列是 GO:0000000 形式的条目',
      });
      continue;
    }
    if (!isNegated(idOf(3))) sets.add(set, featureOf(featureId), otherOf(idOf(2)));
  }
  return sets.build();
}

/** NCBI gene2go of one species. @param columns - Where its headings stand. */
export function readGene2go({ at, count, idOf, texts, turnTo }: CellRows, problems: ProblemList): BuiltSets {
  const sets = createSetBuilder();
  const taxa = new Set<string>();
  problems.add(directOnly('gene2go'));
  const termOf = knownNumber(texts, (term) => (/^GO:\d{7}$/u.test(term) ? sets.termOf(term) : -1));
  const featureOf = knownNumber(texts, sets.featureOf);
  const isNegated = known(texts, (qualifier) => /^NOT\b/iu.test(qualifier));
  for (let row = 1; row < count; row += 1) {
    turnTo(row, 8);
    const [taxonId, geneId, termId] = [idOf(0), idOf(1), idOf(2)];
    const [taxon = '', gene = ''] = [texts[taxonId], texts[geneId]];
    const set = termOf(termId);
    if (gene === '' || set < 0) {
      const { text, ...place } = at(row, gene === '' ? 1 : 2);
      problems.add({
        code: 'gene2go-row',
        severity: 'warning',
        ...place,
        what: `${text}没有${gene === '' ? '基因编号' : 'GO 编号'}，这一行已跳过`,
        remedy: 'gene2go 的第 2 列是 GeneID，第 3 列是 GO 条目',
      });
      continue;
    }
    taxa.add(taxon);
    if (isNegated(idOf(4))) continue;
    if (sets.lacksName(set)) {
      const [name = '', category = ''] = [texts[idOf(5)], texts[idOf(7)]];
      sets.setName(set, aspects[category] && name ? `${name}（${aspects[category]}）` : name);
    }
    sets.add(set, featureOf(geneId));
  }
  if (taxa.size > 1) {
    problems.add({
      code: 'several-taxa',
      severity: 'error',
      column: 1,
      what: `文件含 ${taxa.size} 个物种（tax_id：${[...taxa].slice(0, 5).join('、')}${taxa.size > 5 ? ' 等' : ''}），混在一起会使背景过大`,
      remedy: '请只保留所研究物种的行（如人 9606、小鼠 10090），再重新上传',
    });
  }
  return sets.build();
}

/** The columns of eggNOG-mapper that hold terms, and how a term is written. */
const eggnogColumns: readonly {
  readonly heading: RegExp;
  readonly term: RegExp;
  readonly clean: (term: string) => string;
}[] = [
  { heading: /^GOs?$/iu, term: /^GO:\d{7}$/u, clean: (term) => term },
  { heading: /^KEGG_(?:ko|KOs?)$/iu, term: /^(?:ko:)?K\d{5}$/u, clean: (term) => term.replace(/^ko:/u, '') },
  // Every pathway is listed twice, as ko00010 and as map00010.
  { heading: /^KEGG_Pathways?$/iu, term: /^map\d{5}$/u, clean: (term) => term },
  { heading: /^KEGG_Modules?$/iu, term: /^M\d{5}$/u, clean: (term) => term },
];

/** Whether a header is that of eggNOG-mapper's annotations. */
export const isEggnog = (header: readonly string[]): boolean =>
  /^#?query(?:_name)?$/iu.test(header[0] ?? '') &&
  header.some((name) => eggnogColumns.some(({ heading }) => heading.test(name)));

/**
 * eggNOG-mapper annotations: feature is the query, with its preferred name as another name; terms are GO, KEGG
 * orthologues, pathways and modules.
 *
 * Cantalapiedra et al. 2021, Mol. Biol. Evol. 38, 5825. doi:10.1093/molbev/msab293
 */
export function readEggnog(
  { at, cellsOf, count, idOf, partsOf, texts, turnTo }: CellRows,
  problems: ProblemList,
): BuiltSets {
  const header = cellsOf(0);
  const sets = createSetBuilder('Preferred_name');
  const [featureOf, otherOf] = [
    knownNumber(texts, sets.featureOf),
    knownNumber(texts, (name) => otherName(name, sets)),
  ];
  const nameColumn = header.findIndex((name) => /^(?:preferred_name|predicted_gene_name)$/iu.test(name));
  const found = eggnogColumns.flatMap((column) => {
    const index = header.findIndex((name) => column.heading.test(name));
    const termOf = knownNumber(texts, (written) =>
      column.term.test(written) ? sets.termOf(column.clean(written)) : -1,
    );
    return index < 0 ? [] : [{ index, termOf }];
  });
  for (let row = 1; row < count; row += 1) {
    turnTo(row);
    const queryId = idOf(0);
    const query = texts[queryId]!;
    if (query.startsWith('#')) continue;
    if (query === '') {
      const { text, ...place } = at(row, 0);
      problems.add({
        code: 'empty-name',
        severity: 'warning',
        ...place,
        what: `${text}没有序列名，这一行已跳过`,
        remedy: '请补上后重新上传',
      });
      continue;
    }
    const other = otherOf(idOf(nameColumn));
    for (const { index, termOf } of found) {
      for (const part of partsOf(index)) {
        const term = termOf(part);
        if (term >= 0) sets.add(term, featureOf(queryId), other);
      }
    }
  }
  return sets.build();
}

/** The number of another name of a feature; −1 for what says that there is none. */
const otherName = (name: string, sets: SetBuilder): number => (name === '' || name === '-' ? -1 : sets.featureOf(name));
