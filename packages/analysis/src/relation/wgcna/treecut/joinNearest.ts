import type { Branches, Square } from './branches.ts';
import type { CutSettings } from './cutSettings.ts';

/**
 * Joins small branches and then single objects to the module that is nearest on average, when it is nearer than the
 * module's diameter or than the height of the cut. `labels` is changed.
 *
 * @param moduleOf - The module that each branch became, 0 for none.
 */
export function joinNearest(
  labels: Int32Array,
  moduleOf: Int32Array,
  { branches, onBranch }: Branches,
  distances: Square,
  { cutHeight, pam }: CutSettings,
): void {
  const count = labels.reduce((most, label) => Math.max(most, label), 0);
  if (count === 0 || !labels.includes(0)) return;
  // Distances are to the modules as the tree gave them: newly assigned objects do not attract others.
  const members = Array.from({ length: count }, (_, module) =>
    Array.from(labels.keys()).filter((object) => labels[object] === module + 1),
  );
  const diameter = members.map((objects) => diameterOf(objects, distances));
  const every = Array.from({ length: count }, (_, module) => module + 1);
  const candidates = (object: number): readonly number[] => {
    if (pam !== 'dendrogram') return every;
    const branch = onBranch[object]!;
    return branch < 0
      ? []
      : every.filter((module) => branches[branch]!.basics.some((basic) => moduleOf[basic] === module));
  };
  const nearest = (objects: readonly number[]): number => {
    let [found, least] = [0, Infinity];
    for (const module of candidates(objects[0]!)) {
      const mean = meanBetween(objects, members[module - 1]!, distances);
      if (mean < least) [found, least] = [module, mean];
    }
    return found > 0 && (least < diameter[found - 1]! || least < cutHeight) ? found : -1;
  };

  const refused = new Uint8Array(labels.length);
  for (const objects of smallBranches(branches, labels)) {
    if (candidates(objects[0]!).length === 0) continue;
    const module = nearest(objects);
    for (const object of objects) {
      if (module > 0) labels[object] = module;
      else refused[object] = 1;
    }
  }
  const single = Array.from(labels.keys()).filter((object) => labels[object] === 0 && refused[object] === 0);
  for (const object of single) {
    const module = nearest([object]);
    if (module > 0) labels[object] = module;
  }
}

/** Objects of branches that were too small to be modules, each with the last such branch that held it. */
function smallBranches(branches: Branches['branches'], labels: Int32Array): number[][] {
  const small = new Int32Array(labels.length).fill(-1);
  branches.forEach((branch, at) => {
    if (branch.failedSize) for (const object of branch.objects) small[object] = at;
  });
  const held = new Map<number, number[]>();
  small.forEach((branch, object) => {
    if (branch < 0 || labels[object] !== 0) return;
    (held.get(branch) ?? held.set(branch, []).get(branch)!).push(object);
  });
  return [...held].toSorted(([a], [b]) => a - b).map(([, objects]) => objects);
}

/** The largest mean distance of a member to the others; 0 of a single one. */
function diameterOf(objects: readonly number[], { values, size }: Square): number {
  let largest = 0;
  for (const one of objects) {
    let sum = 0;
    for (const other of objects) sum += values[one * size + other]!;
    largest = Math.max(largest, sum / (objects.length - 1));
  }
  return objects.length > 1 ? largest : 0;
}

function meanBetween(objects: readonly number[], members: readonly number[], { values, size }: Square): number {
  let sum = 0;
  for (const member of members) for (const object of objects) sum += values[object * size + member]!;
  return sum / (members.length * objects.length);
}
