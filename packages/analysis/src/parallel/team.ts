/** Work in numbered parts, which may be carried out in several threads. */
export type Job<Context, Result> = {
  /** `import.meta.url` of the module that exports this very job. */
  readonly module: string;
  /** The name under which it is exported. */
  readonly name: string;
  /**
   * Called once in every thread that helps; a part must not depend on other parts, nor on the thread that runs it.
   *
   * @param report - Reports the progress of the current part, 0…1; optional.
   * @param context - Copied into the other threads: numbers, texts, plain objects and typed arrays. Arrays that parts
   * write into must come from `roomFor`.
   */
  readonly open: (context: Context, report: (fraction: number) => void) => (part: number) => Result;
};

/** A job that was begun; its parts may be run in several rounds. */
export type Parts<Result> = {
  /** Carries out parts 0…`count` − 1; the results are in that order. @throws What the first part that fails throws. */
  run(count: number, progress?: (fraction: number) => void): Result[];
  /** Releases the context. */
  end(): void;
};

/** Several threads that share the work of a run. */
export type Team = { begin<Context, Result>(job: Job<Context, Result>, context: Context): Parts<Result> };

let present: Team | undefined;

/** The team of the current run; none where one thread does everything, as in the browser. */
export const teamNow = (): Team | undefined => present;

/** Whether a run may share its work now. */
export const hasTeam = (): boolean => present !== undefined;

/** Carries out a run whose jobs may be shared with a team. */
export function withTeam<Result>(team: Team | undefined, work: () => Result): Result {
  const before = present;
  present = team;
  try {
    return work();
  } finally {
    present = before;
  }
}
