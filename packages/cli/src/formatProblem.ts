import type { InputProblem } from '@panome/analysis/model';

/** One problem as a line on standard error: which input, what, how often, what to do, which repair. */
export function formatProblem({ severity, input, what, remedy, count, repair }: InputProblem): string {
  const where = input === undefined ? '' : `[${input}] `;
  const times = (count ?? 1) > 1 ? `（共 ${count!.toLocaleString('en-US')} 处）` : '';
  const choices = repair?.choices
    ?.map(
      ({ value, label }) =>
        `--repair ${input === undefined || input === 'matrix' ? '' : `${input}:`}${repair.id}=${value}（${label}）`,
    )
    .join('，或 ');
  const offer = choices ? `；可用的修复：${choices}` : '';
  return `${severity === 'error' ? '错误' : '提示'}：${where}${what}${times}。${remedy}${offer}`;
}
