export type { InputProblem } from './problem.ts';
export { ProblemList, type ProblemListProps } from './ProblemList.tsx';
export type { ProblemActs } from './ProblemListItem.tsx';
export { problemListText } from './ProblemList.text.ts';
