import { badInput, notFound } from '../http/refusal.ts';

type Fault = {
  /** What is wrong, in Chinese. */
  readonly what: string;
  /** What to do. */
  readonly remedy: string;
  /** Nothing of this id is there for the actor, whether or not it is there for others (SEC-21). */
  readonly unknown?: boolean;
  /** Of the problem, when the data are at fault: `nothing-left` when no row fits. */
  readonly code?: string;
};

/** An input that cannot be had now: it is gone, it was never the actor's, or the right to it has ended. */
export class SourceFault extends Error {
  readonly what: string;
  readonly remedy: string;
  readonly unknown: boolean;
  readonly code: string;

  constructor({ code = '', remedy, unknown = false, what }: Fault) {
    super(what);
    this.code = code;
    this.what = what;
    this.remedy = remedy;
    this.unknown = unknown;
  }
}

/** For calls that choose an input among others of a form: what is wrong and what to do. */
export function refuseFault(error: unknown): never {
  throw error instanceof SourceFault ? badInput(`${error.what}，${error.remedy}`) : error;
}

/** For what is shown all the same when a source is gone. */
export function passFault(error: unknown): undefined {
  if (error instanceof SourceFault) return undefined;
  throw error;
}

/** For calls about one source alone: what is not there for the actor is not found. */
export function refuseUnknown(error: unknown): never {
  if (error instanceof SourceFault && error.unknown) throw notFound();
  return refuseFault(error);
}
