import { centreAndScale, principalComponents } from '../../principal-components/index.ts';
import { InputError } from '../../model/index.ts';
import type { InputKind, Matrix, Message, Removal, Tree } from '../../model/index.ts';
import { rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import { transformed } from '../../transform/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { communityDistance, subDistance, type CommunityDistance } from '../../community-distances/index.ts';
import { principalCoordinates } from '../pcoa/index.ts';
import type { Configuration } from './superimpose.ts';
import type { SideOptions } from './procrustes.schema.ts';

/** One of the two tables; `input` is where its faults are shown. */
export type Side = {
  readonly matrix: Matrix;
  readonly tree?: Tree | undefined;
  readonly input: InputKind;
  readonly word: string;
  readonly options: SideOptions;
  readonly pseudocount: number;
};

/** What a table is before its samples are known: which of them it can place, and where it places those. */
export type Placed = {
  readonly samples: readonly string[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  /** Coordinates of some of the samples by position, at most `most` axes, and the share of each in all variation. */
  readonly place: (
    kept: readonly number[],
    most: number,
  ) => {
    readonly axes: Configuration;
    readonly ratio: readonly number[];
    readonly features: number;
    readonly removed: readonly Removal[];
  };
};

/** Faults are shown at the table they are in: what both tables share speaks of the first. */
export function at<T>(input: InputKind, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof InputError) || input === 'matrix') throw error;
    throw new InputError(
      error.problems.map((problem) => (problem.input === 'matrix' ? { ...problem, input } : problem)),
      error.cause_class,
    );
  }
}

const still = (input: InputKind, word: string): InputError =>
  new InputError([
    {
      code: 'no-variation',
      severity: 'error',
      input,
      what: `${word}的样本之间没有差别，不能作排序`,
      remedy: '请检查数据是否正确，或换一种距离、变换',
    },
  ]);

/** @throws {InputError} For cells that the chosen ordination cannot use. */
export function placed(side: Side): Placed {
  return at(side.input, () => (side.options.ordination === 'pcoa' ? byDistance(side) : byComponents(side)));
}

function byDistance({ input, matrix, options, pseudocount, tree, word }: Side): Placed {
  const found: CommunityDistance = communityDistance(
    { matrix, tree },
    { distance: options.distance, relative: true, pseudocount },
    1,
  );
  return {
    samples: found.ids,
    removed: found.removed,
    messages: found.messages,
    place: (kept, most) => {
      const { axes, eigenvalues } = principalCoordinates(subDistance(found, kept).values, kept.length, most);
      if (axes.length === 0) throw still(input, word);
      const total = eigenvalues.reduce((sum, value) => sum + value, 0);
      return { axes, ratio: axes.map((_, k) => eigenvalues[k]! / total), features: matrix.ids.length, removed: [] };
    },
  };
}

function byComponents({ input, matrix, options, word }: Side): Placed {
  const complete = withoutMissing(matrix, word, input);
  // Shares ask for cells that are there and not negative; a sample without a count has none.
  const shares = options.transform === 'hellinger' ? abundancesOf(complete.table, { whole: false }) : null;
  const samples = shares?.samples ?? complete.table.samples;
  const values = shares
    ? Float64Array.from({ length: complete.table.ids.length * samples.length }, (_, place) =>
        Math.sqrt(
          shares.values[(place % samples.length) * shares.ids.length + Math.floor(place / samples.length)]! /
            shares.totals[place % samples.length]!,
        ),
      )
    : transformed(complete.table, options.transform as Exclude<typeof options.transform, 'hellinger'>);
  return {
    samples,
    removed: [...complete.removed, ...(shares?.removed ?? [])],
    messages: [
      ...(shares?.messages ?? []),
      ...(complete.removed.length > 0
        ? [
            {
              level: 'info' as const,
              text: `${word}有 ${complete.removed.length} 个特征含缺失值，未参与。如需保留，请先用“缺失值填补”。`,
            },
          ]
        : []),
    ],
    place: (kept, most) => {
      const width = kept.length;
      const all = Float64Array.from(
        { length: complete.table.ids.length * width },
        (_, place) => values[Math.floor(place / width) * samples.length + kept[place % width]!]!,
      );
      const moving = Array.from(complete.table.ids.keys()).filter((row) => {
        const { max, min } = rowMoments(rowAt(all, width, row));
        return max > min;
      });
      if (moving.length === 0) throw still(input, word);
      const rows = new Float64Array(moving.length * width);
      moving.forEach((from, to) => rows.set(rowAt(all, width, from), to * width));
      centreAndScale(rows, moving.length, width, options.scale);
      const { ratio, scores } = principalComponents(rows, moving.length, width, most, 1);
      if (scores.length === 0) throw still(input, word);
      const lost = complete.table.ids.length - moving.length;
      const constant =
        lost > 0
          ? complete.table.ids
              .filter((_, row) => !moving.includes(row))
              .map((id): Removal => ({ kind: 'feature', id, reason: `${word}：取值恒定` }))
          : [];
      return { axes: scores, ratio: [...ratio], features: moving.length, removed: constant };
    },
  };
}

function withoutMissing(
  matrix: Matrix,
  word: string,
  input: InputKind,
): { readonly table: Matrix; readonly removed: readonly Removal[] } {
  const removed: Removal[] = [];
  const kept = [...matrix.ids.keys()].filter((row) => {
    const absent = matrix.samples.length - rowMoments(rowAt(matrix.values, matrix.samples.length, row)).count;
    if (absent > 0) removed.push({ kind: 'feature', id: matrix.ids[row]!, reason: `${word}：有 ${absent} 个缺失值` });
    return absent === 0;
  });
  if (kept.length === 0)
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input,
        what: `${word}的每个特征都含缺失值，没有可用的特征`,
        remedy: '请先用“缺失值填补”补全数据',
      },
    ]);
  return { table: removed.length === 0 ? matrix : selectRows(matrix, kept), removed };
}
