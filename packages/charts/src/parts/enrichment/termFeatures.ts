import { maximum } from '@panome/analysis/extremes';
import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { hasColumn, numbers, tableOf, texts } from '../../table/index.ts';
import { columnHeadings } from '@panome/analysis/headings';
import type { Table } from '@panome/analysis/model';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { termCountSpec, topTerms } from './topTerms.ts';

export const featureCountSpec = {
  id: 'features',
  label: '最多画的特征数',
  help: '先取属于多个条目的特征，其余按条目的次序',
  kind: 'number',
  default: 45,
  min: 5,
  max: 150,
  step: 5,
} as const satisfies SettingSpec;

/** The most significant terms and the features they were found by. */
export type TermFeatures = {
  readonly terms: readonly string[];
  /** Each different from the others. */
  readonly names: readonly string[];
  readonly p: readonly number[];
  readonly pColumn: 'p' | 'p_adj';
  readonly colors: readonly string[];
  /** Features drawn, in the order in which the terms name them. */
  readonly features: readonly string[];
  /** How many features the terms have together. */
  readonly all: number;
  /** One for each feature of each term. */
  readonly links: readonly { readonly term: number; readonly feature: number }[];
  /** The feature's score in the ranking, when the run has one. */
  readonly scores: readonly number[] | null;
};

/**
 * @param count - How many terms. Reads `features` (or `leading_edge`) of the table `result`, and directions from
 * `ranking`.
 */
export function termFeatures(
  input: ChartInput,
  count: Extract<SettingSpec, { readonly kind: 'number' }>,
): TermFeatures {
  const result = tableOf(input, 'result');
  const top = topTerms({
    ...input,
    settings: {
      ...input.settings,
      own: { ...input.settings.own, [termCountSpec.id]: numberOf(input.settings.own, count) },
    },
  });
  const column = texts(result, hasColumn(result, 'features') ? 'features' : 'leading_edge');
  const lists = top.rows.map((row) => [...new Set(column[row]!.split(';').filter((name) => name !== ''))]);
  const times = new Map<string, number>();
  for (const name of lists.flat()) times.set(name, (times.get(name) ?? 0) + 1);
  // Takes from the lists in turn, so that every term keeps some of its own features.
  const depth = Math.max(0, maximum(lists.map(({ length }) => length)));
  const inTurn = Array.from({ length: depth }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const wanted = [...new Set([...[...times.keys()].filter((name) => times.get(name)! > 1), ...inTurn])].slice(
    0,
    Math.round(numberOf(input.settings.own, featureCountSpec)),
  );
  const kept = new Set(wanted);
  const features = [...times.keys()].filter((name) => kept.has(name));
  const placeOf = new Map(features.map((name, at) => [name, at]));
  const palette = distinctColors(input.settings.palette, input.theme);
  const ranking = input.tables['ranking'];
  const scoreOf =
    ranking && new Map(texts(ranking, 'feature').map((name, row) => [name, numbers(ranking, 'score')[row]!]));
  return {
    terms: top.terms,
    p: top.p,
    pColumn: top.pColumn,
    features,
    all: times.size,
    names: top.names.map((name, at) => (top.names.indexOf(name) === at ? name : `${name}（${top.terms[at]!}）`)),
    colors: top.terms.map((_, at) => palette[at % palette.length]!),
    links: lists.flatMap((list, term) =>
      list.flatMap((name) => {
        const feature = placeOf.get(name);
        return feature === undefined ? [] : [{ term, feature }];
      }),
    ),
    scores: scoreOf ? features.map((name) => scoreOf.get(name) ?? Number.NaN) : null,
  };
}

/** The rows behind a figure of terms and their features: one for each feature of each term. */
export const membershipTable = (id: string, found: TermFeatures): Table => {
  const { features, links, names, p, pColumn, scores, terms } = found;
  return dataTable(id, '条目与特征', [
    textColumn(
      'term',
      '条目',
      links.map(({ term }) => terms[term]!),
    ),
    textColumn(
      'name',
      '名称',
      links.map(({ term }) => names[term]!),
    ),
    textColumn(
      'feature',
      '特征',
      links.map(({ feature }) => features[feature]!),
    ),
    ...(scores
      ? [
          numberColumn(
            'score',
            '得分',
            links.map(({ feature }) => scores[feature]!),
          ),
        ]
      : []),
    numberColumn(
      pColumn,
      columnHeadings[pColumn],
      links.map(({ term }) => p[term]!),
    ),
  ]);
};
