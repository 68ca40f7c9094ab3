import { maximum } from '../../../extremes/index.ts';
import { createProblemList, type ProblemList } from '../../problems/index.ts';
import { known, knownNumber, type CellRows } from '../cellRows.ts';
import { checkName, featureHeading, mayBeDate } from '../inputRows.ts';
import { createSetBuilder, type BuiltSets, type SetBuilder } from './setBuilder.ts';

const termHeading =
  /^#?(?:terms?|term[ _.-]?id|go|gos|go[ _.-]?(?:id|ids|term|terms)|ko|kos|ko[ _.-]?id|kegg(?:[ _.-]?(?:id|ko|pathway))?|pathways?|pathway[ _.-]?id|sets?|set[ _.-]?id|gs_name|gene[ _.-]?set|class|通路(?:编号|ID)?|条目(?:编号)?|功能|集合|分类)$/iu;
const nameHeading =
  /^(?:name|names|description|term[ _.-]?name|pathway[ _.-]?name|go[ _.-]?name|set[ _.-]?name|名称|描述|说明|通路名称|条目名称)$/iu;
/** Columns of the classes of a term, the widest first: aspects of GO, the two levels of KEGG. */
const classHeadings = [
  /^(?:aspect|ontology|namespace|go[ _.-]?(?:class|aspect|ontology)|(?:pathway[ _.-]?)?(?:class|level|category)[ _.-]?(?:a|1|i)?|一级分类|大类|类别)$/iu,
  /^(?:(?:pathway[ _.-]?)?(?:class|level|category)[ _.-]?(?:b|2|ii)|sub[ _.-]?(?:class|category)|二级分类|小类|亚类)$/iu,
];
/**
 * A table of gene families, such as the transcription factors of PlantTFDB (TF_ID, Gene_ID, Family) and AnimalTFDB
 * (Symbol, Ensembl, Family …).
 */
const familyHeading = /^(?:(?:tf|gene)?[ _.-]?family|家族|(?:转录因子|基因)家族)$/iu;
const familyNames =
  /^(?:tf|gene|protein|ensembl|entrez)?[ _.-]?ids?$|^(?:symbols?|genes?|proteins?|ensembl|基因|基因名|基因编号|蛋白|编号)$/iu;
const idList = /^[A-Za-z]{0,4}:?[A-Za-z]?\d{4,}(?:\s*[;,|/]\s*[A-Za-z]{0,4}:?[A-Za-z]?\d{4,})+$/u;

export type LongColumns = {
  readonly term: number;
  readonly name: number;
  readonly feature: number;
  readonly classes: readonly number[];
  /** Columns of further names of the features. */
  readonly others?: readonly number[];
};

/** Which columns hold what, by their headings; `undefined` when the first row is no heading of a long table. */
export function longColumns(header: readonly string[]): LongColumns | undefined {
  const term = header.findIndex((cell) => termHeading.test(cell));
  if (term < 0) return familyColumns(header);
  const name = header.findIndex((cell, column) => column !== term && nameHeading.test(cell));
  const strict = header.findIndex((cell, column) => column !== term && column !== name && featureHeading.test(cell));
  const taken = [term, name, strict];
  const classes = classHeadings
    .map((heading) => header.findIndex((cell, column) => !taken.includes(column) && heading.test(cell)))
    .filter((column) => column >= 0);
  return strict < 0 ? undefined : { term, name, feature: strict, classes };
}

/** A family is a set and its own class: the features are counted by it. */
function familyColumns(header: readonly string[]): LongColumns | undefined {
  const term = header.findIndex((cell) => familyHeading.test(cell));
  const [feature, ...others] = term < 0 ? [] : [...header.keys()].filter((column) => familyNames.test(header[column]!));
  return feature === undefined ? undefined : { term, name: -1, feature, classes: [term], others };
}

/**
 * A long table of term, name and feature, in that order unless the headings say otherwise.
 * A cell may hold several ids of terms, or several features divided by `;`.
 *
 * @param columns - From the headings; `undefined` when there are none.
 */
export function readLongSets(file: CellRows, columns: LongColumns | undefined, problems: ProblemList): BuiltSets {
  const { at, cellsOf, count, idOf, texts, turnTo } = file;
  const sets = createSetBuilder();
  const width = cellsOf(0).length;
  const {
    classes = [],
    term,
    name,
    feature,
  } = columns ?? { term: 0, name: width > 2 ? 1 : -1, feature: width > 2 ? 2 : 1 };
  const last = Math.max(term, name, feature, maximum(classes)) + 1;
  const headings = cellsOf(0);
  const classesOf = classes.map(() => new Map<string, string>());
  const termsOf = known(texts, (text) =>
    text === '' || text === '-'
      ? []
      : (idList.test(text) ? text.split(/[;,|/]/u).map((one) => one.trim()) : [text]).map(sets.termOf),
  );
  const featuresOf = known(texts, (text) => featuresIn(text === '-' ? '' : text, sets));
  // Most cells hold one term and one feature without any problem.
  const termOf = knownNumber(texts, (text) =>
    text === '' || text === '-' || idList.test(text) ? -1 : sets.termOf(text),
  );
  const featureOf = knownNumber(texts, (text) =>
    text === '' || text === '-' || text.includes(';') || mayBeDate(text) ? -1 : sets.featureOf(text),
  );
  for (let row = columns ? 1 : 0; row < count; row += 1) {
    turnTo(row, last);
    const termId = idOf(term);
    const featureId = idOf(feature);
    for (const [at, column] of classes.entries()) {
      const written = texts[idOf(column)] ?? '';
      if (written !== '' && written !== '-' && !classesOf[at]!.has(texts[termId] ?? ''))
        classesOf[at]!.set(texts[termId] ?? '', written);
    }
    const only = termOf(termId);
    const single = only < 0 ? -1 : featureOf(featureId);
    if (single >= 0) {
      if (name >= 0 && sets.lacksName(only)) sets.setName(only, texts[idOf(name)] ?? '');
      sets.add(only, single);
      continue;
    }
    const [written, features] = [texts[termId] ?? '', texts[featureId] ?? ''];
    if (written === '' || features === '' || features === '-') {
      const { text, ...place } = at(row, written === '' ? term : feature);
      problems.add({
        code: written === '' ? 'empty-term' : 'empty-name',
        severity: 'warning',
        ...place,
        what: `${text}没有${written === '' ? '集合' : '特征'}，这一行已跳过`,
        remedy: '如果这里应有内容，请补上后重新上传',
      });
      continue;
    }
    const { dates, ids } = featuresOf(featureId)!;
    for (const date of written === '-' ? [] : dates) checkName(date, () => at(row, feature), problems);
    for (const set of termsOf(termId)!) {
      if (name >= 0 && ids.length > 0 && sets.lacksName(set)) sets.setName(set, texts[idOf(name)] ?? '');
      for (const id of ids) sets.add(set, id);
    }
  }
  const built = sets.build();
  if (classes.length === 0) return built;
  return {
    ...built,
    value: {
      ...built.value,
      ...alternativesOf(file, columns, built, headings),
      classes: classes.map((column, at) => ({
        name: headings[column]!,
        values: built.value.ids.map((id) => classesOf[at]!.get(id) ?? ''),
      })),
    },
  };
}

/** The same sets for each further column of names; missing features were reported for the first column. */
function alternativesOf(
  file: CellRows,
  columns: LongColumns | undefined,
  { value: { ids } }: BuiltSets,
  headings: readonly string[],
): Pick<BuiltSets['value'], 'alternatives'> {
  const { others = [], ...rest } = columns ?? { term: 0, name: -1, feature: 1, classes: [] };
  if (others.length === 0) return {};
  return {
    alternatives: others.map((feature) => {
      const { value } = readLongSets(file, { ...rest, feature, classes: [] }, createProblemList());
      const membersOf = new Map(value.ids.map((id, set) => [id, value.members[set]!]));
      return { name: headings[feature]!, members: ids.map((id) => membersOf.get(id) ?? []) };
    }),
  };
}

/** The features in a cell by their numbers; `dates` may be gene names that were turned into dates. */
function featuresIn(
  text: string,
  sets: SetBuilder,
): { readonly ids: readonly number[]; readonly dates: readonly string[] } {
  const names = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return { ids: names.map(sets.featureOf), dates: names.filter(mayBeDate) };
}
