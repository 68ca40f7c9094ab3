import type { Dendrogram } from '../../../hierarchical-clustering/index.ts';
import type { CutSettings } from './cutSettings.ts';

/**
 * A branch of the tree. A basic one is a list of objects; a composite one holds basic ones that are modules of their
 * own.
 */
export type Branch = {
  basic: boolean;
  /** Whether no other branch has absorbed it. */
  top: boolean;
  /** Whether it was absorbed only because it is small. */
  failedSize: boolean;
  size: number;
  /** Of a basic branch: its objects in the order in which they joined. */
  readonly objects: number[];
  /** Of a composite branch: the basic ones on it. */
  readonly basics: number[];
  /** Height at which it was joined to another; `NaN` while it was not. */
  attached: number;
};

/** `onBranch[object]` is the composite branch that the object joined outside all basic ones, −1 for none. */
export type Branches = { readonly branches: readonly Branch[]; readonly onBranch: Int32Array };

/** Dissimilarities, size × size. */
export type Square = { readonly values: Float64Array; readonly size: number };

const newBranch = (basic: boolean, size: number, objects: number[], basics: number[]): Branch => ({
  basic,
  top: basic,
  failedSize: false,
  size,
  objects,
  basics,
  attached: Number.NaN,
});

/**
 * Goes up the tree and decides at every merge of two branches whether both stay separate modules.
 *
 * Langfelder, Zhang & Horvath 2008, Bioinformatics 24, 719. doi:10.1093/bioinformatics/btm563 (`cutreeHybrid` of
 * dynamicTreeCut 1.63)
 */
export function treeBranches({ merge, height }: Dendrogram, distances: Square, settings: CutSettings): Branches {
  const branches: Branch[] = [];
  const onBranch = new Int32Array(distances.size).fill(-1);
  const branchOf = new Int32Array(height.length).fill(-1);
  height.forEach((at, step) => {
    if (at > settings.cutHeight) return;
    const [a, b] = [merge[2 * step]!, merge[2 * step + 1]!];
    if (a < 0 && b < 0) branchOf[step] = branches.push(newBranch(true, 2, [-a - 1, -b - 1], [])) - 1;
    else if (a < 0 || b < 0)
      branchOf[step] = takeObject(branches, onBranch, branchOf[Math.max(a, b) - 1]!, -Math.min(a, b) - 1);
    else branchOf[step] = meet(branches, onBranch, [branchOf[a - 1]!, branchOf[b - 1]!], at, distances, settings);
  });
  return { branches, onBranch };
}

function takeObject(branches: readonly Branch[], onBranch: Int32Array, at: number, object: number): number {
  const branch = branches[at]!;
  if (branch.basic) branch.objects.push(object);
  else onBranch[object] = at;
  branch.size += 1;
  return at;
}

/** Two branches meet. @returns The branch that goes on. */
function meet(
  branches: Branch[],
  onBranch: Int32Array,
  [one, other]: readonly [number, number],
  height: number,
  distances: Square,
  settings: CutSettings,
): number {
  let [small, large] = branches[one]!.size <= branches[other]!.size ? [one, other] : [other, one];
  let verdict = judge(branches[small]!, height, distances, settings);
  if (!verdict.absorb) {
    verdict = judge(branches[large]!, height, distances, settings);
    if (verdict.absorb) [small, large] = [large, small];
  }
  if (verdict.absorb) return absorb(branches, onBranch, { small, large, height, failedSize: verdict.onlySize });

  if (branches[large]!.basic && !branches[small]!.basic) [small, large] = [large, small];
  const basicsOf = (at: number): number[] => (branches[at]!.basic ? [at] : branches[at]!.basics);
  const [lesser, greater] = [branches[small]!, branches[large]!];
  lesser.attached = height;
  if (greater.basic || settings.pam === 'dendrogram') {
    greater.attached = height;
    return (
      branches.push(newBranch(false, lesser.size + greater.size, [], [...basicsOf(small), ...basicsOf(large)])) - 1
    );
  }
  greater.basics.push(...basicsOf(small));
  greater.size += lesser.size;
  return large;
}

/** Whether a basic branch is not a module of its own, and if so, whether for its size alone. */
function judge(
  branch: Branch,
  height: number,
  distances: Square,
  { lowest, maxScatter, minGap, minModule }: CutSettings,
): { readonly absorb: boolean; readonly onlySize: boolean } {
  if (!branch.basic) return { absorb: false, onlySize: false };
  const scatter = coreScatter(branch, distances, minModule);
  const [few, loose, near] = [branch.size < minModule, scatter > maxScatter, height - scatter < minGap];
  return { absorb: few || loose || near || height < lowest, onlySize: !(loose || near) };
}

function absorb(
  branches: readonly Branch[],
  onBranch: Int32Array,
  {
    small,
    large,
    height,
    failedSize,
  }: { readonly small: number; readonly large: number; readonly height: number; readonly failedSize: boolean },
): number {
  const [taken, into] = [branches[small]!, branches[large]!];
  taken.failedSize = failedSize;
  taken.attached = height;
  taken.top = false;
  if (into.basic) into.objects.push(...taken.objects);
  else for (const object of taken.objects) onBranch[object] = large;
  into.size += taken.size;
  return large;
}

/** Mean dissimilarity within the objects that joined first; how many those are grows with the root of the size. */
export function coreScatter({ objects }: Branch, { values, size }: Square, minModule: number): number {
  const core = coreSize(objects.length, minModule);
  let sum = 0;
  for (let i = 0; i < core; i += 1) for (let j = 0; j < core; j += 1) sum += values[objects[i]! * size + objects[j]!]!;
  return sum / (core - 1) / core;
}

function coreSize(size: number, minModule: number): number {
  const base = minModule / 2 + 1;
  return base < size ? Math.trunc(base + Math.sqrt(size - base)) : size;
}
