import { InputError, type Ontology } from '../../model/index.ts';
import { termFinder, withAncestors, type AliasedSets } from '../../sets/index.ts';

/** The classes that features are counted in: of each which sets belong to it, by number. */
export type Classes = {
  readonly list: readonly {
    readonly aspect: string;
    readonly id: string;
    readonly name: string;
    readonly sets: readonly number[];
  }[];
  /** Sets that belong to none. */
  readonly without: number;
  readonly by: 'ontology' | 'columns';
};

const aspectNames: Readonly<Record<string, string>> = {
  biological_process: '生物过程',
  molecular_function: '分子功能',
  cellular_component: '细胞组分',
  bp: '生物过程',
  mf: '分子功能',
  cc: '细胞组分',
  p: '生物过程',
  f: '分子功能',
  c: '细胞组分',
};
const aspectName = (written: string): string =>
  aspectNames[written.toLowerCase().replaceAll(/[\s-]/gu, '_')] ?? written;

/** @throws {InputError} When the file says no classes, or the ontology knows none of the sets. */
export function classesOf(sets: AliasedSets, ontology: Ontology | undefined, level: number): Classes {
  return ontology ? byOntology(sets, ontology, level) : byColumns(sets);
}

/**
 * The terms a number of is_a steps below each top term; a set belongs to all of them that stand above it, or are it.
 */
function byOntology(sets: AliasedSets, ontology: Ontology, level: number): Classes {
  const below: number[][] = ontology.ids.map(() => []);
  ontology.parents.forEach((list, term) =>
    list.forEach((above, at) => {
      if (ontology.relations[term]![at] === 'is_a') below[above]!.push(term);
    }),
  );
  const tops = ontology.ids.flatMap((_, term) =>
    ontology.parents[term]!.length === 0 && below[term]!.length > 0 ? [term] : [],
  );
  const aspectOf = new Map<number, number>();
  for (const top of tops) {
    let reached = new Set([top]);
    for (let step = 1; step < level; step += 1) reached = new Set([...reached].flatMap((term) => below[term]!));
    for (const term of reached) if (!aspectOf.has(term)) aspectOf.set(term, top);
  }
  if (aspectOf.size === 0) {
    throw new InputError(
      [
        {
          code: 'no-level',
          severity: 'error',
          input: 'level',
          what: `功能层级没有第 ${level} 级的条目`,
          remedy: '请调低“层级”，一般用 2',
        },
      ],
      'parameter',
    );
  }
  const find = termFinder(ontology);
  const members = new Map<number, number[]>();
  let [without, known] = [0, 0];
  sets.ids.forEach((id, set) => {
    const term = find(id);
    const found = term === undefined ? [] : [...withAncestors(ontology, term)].filter((one) => aspectOf.has(one));
    if (term !== undefined) known += 1;
    if (found.length === 0) without += 1;
    for (const one of found) {
      const of = members.get(one);
      if (of) of.push(set);
      else members.set(one, [set]);
    }
  });
  if (known === 0) {
    throw new InputError([
      {
        code: 'ontology-strange',
        severity: 'error',
        input: 'ontology',
        what: `功能集合的 ${sets.ids.length} 个编号都不在功能层级中：例如“${sets.ids[0]}”，而功能层级中的写法例如“${ontology.ids[0]}”`,
        remedy: '请使用与功能集合同一套编号的功能层级（如 GO 注释配 go-basic.obo）',
      },
    ]);
  }
  const topName = (top: number): string =>
    aspectName(ontology.namespaces[top] || ontology.names[top]! || ontology.ids[top]!);
  const ordered = [...members.keys()].toSorted(
    (a, b) => tops.indexOf(aspectOf.get(a)!) - tops.indexOf(aspectOf.get(b)!) || a - b,
  );
  return {
    by: 'ontology',
    without,
    list: ordered.map((term) => ({
      aspect: topName(aspectOf.get(term)!),
      id: ontology.ids[term]!,
      name: ontology.names[term]! || ontology.ids[term]!,
      sets: members.get(term)!,
    })),
  };
}

function byColumns(sets: AliasedSets): Classes {
  const [first, second] = sets.classes ?? [];
  if (!first) {
    throw new InputError([
      {
        code: 'no-classes',
        severity: 'error',
        input: 'sets',
        what: '功能集合的文件中没有分类列，也没有提供功能层级',
        remedy:
          '请在长表中加一列 class_a（一级分类），可再加一列 class_b（二级分类）；GO 注释也可另外提供功能层级文件（go-basic.obo）',
      },
    ]);
  }
  const found = new Map<string, { aspect: string; id: string; name: string; sets: number[] }>();
  let without = 0;
  sets.ids.forEach((_, set) => {
    const [wide, narrow] = [first.values[set]!, second?.values[set] ?? ''];
    if (wide === '' && narrow === '') {
      without += 1;
      return;
    }
    const id = second ? `${wide}|${narrow}` : wide;
    const entry = found.get(id) ?? {
      aspect: second ? aspectName(wide) || '未写' : '',
      id,
      name: second ? narrow || `${wide}（未细分）` : aspectName(wide),
      sets: [],
    };
    entry.sets.push(set);
    found.set(id, entry);
  });
  const aspects = [...new Set([...found.values()].map(({ aspect }) => aspect))];
  return {
    by: 'columns',
    without,
    list: [...found.values()].toSorted((a, b) => aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect)),
  };
}
