import type { InputProblem } from '../../model/index.ts';

const MAX_LISTED = 50;
const MAX_PER_CODE = 10;

/**
 * Collects problems: the same kind is counted instead of repeated, and the list stays short however bad the file is.
 */
export type ProblemList = {
  /** `key` tells apart two places that deserve a line each; by default one line per code. */
  readonly add: (problem: InputProblem, key?: string) => void;
  readonly addAll: (problems: readonly InputProblem[]) => void;
  /** Errors first, then warnings, each in the order found; at most 50. */
  readonly list: () => InputProblem[];
};

export function createProblemList(input?: 'matrix' | 'groups'): ProblemList {
  const found = new Map<string, InputProblem>();
  const lastOfCode = new Map<string, { key: string; lines: number }>();

  const add = (problem: InputProblem, key = '') => {
    const own = `${problem.code} ${key}`;
    const seen = lastOfCode.get(problem.code);
    const target = found.has(own) || !seen || seen.lines < MAX_PER_CODE ? own : seen.key;
    const known = found.get(target);
    if (known) {
      found.set(target, { ...known, count: (known.count ?? 1) + (problem.count ?? 1) });
      return;
    }
    found.set(target, input && !problem.input ? { input, ...problem } : problem);
    lastOfCode.set(problem.code, { key: target, lines: (seen?.lines ?? 0) + 1 });
  };

  return {
    add,
    addAll: (problems) => problems.forEach((problem, index) => add(problem, String(index))),
    list: () => {
      const all = [...found.values()];
      const errors = all.filter((problem) => problem.severity === 'error');
      return [...errors, ...all.filter((problem) => problem.severity === 'warning')].slice(0, MAX_LISTED);
    },
  };
}
