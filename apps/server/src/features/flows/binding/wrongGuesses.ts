import type { Problem } from '@panome/contract';
import type { Bindings } from './recognise.ts';

/**
 * Roles whose table was taken for its name or its numbers, and cannot be read as what that said. Nobody has asked for
 * it, so the run goes on without it.
 *
 * @param asked - Roles whose table a person chose.
 */
export function wrongGuesses(
  bound: Bindings,
  problems: readonly Problem[],
  asked: Readonly<Record<string, unknown>> = {},
): ReadonlyMap<string, Problem> {
  const guessed = (role: string) => {
    const by = bound.get(role)?.bound?.by;
    return asked[role] === undefined && (by === 'name' || by === 'content');
  };
  return new Map(
    problems.flatMap((problem) =>
      problem.code === 'wrong-kind' && problem.input && guessed(problem.input)
        ? [
            [
              problem.input,
              {
                ...problem,
                severity: 'warning' as const,
                remedy: `没有使用“${bound.get(problem.input)!.bound!.name}”；需要时请另选一张表`,
              },
            ] as const,
          ]
        : [],
    ),
  );
}
