import { MessageChannel, Worker, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { alone, type Job, type Parts, type Team } from '../../parallel/index.ts';
import { errorOf, places, type Answer, type Order } from './orders.ts';
import { shared } from './shared.ts';

/**
 * Milliseconds of remaining work from which other threads are asked: when a thread must be started first, when it must
 * open the job, and when it is ready.
 */
const worth = { cold: 250, known: 10, ready: 1.5 };
/** A thread ends only with the run, and its memory counts as the run's: the system that watches it decides, not V8. */
const heapMegabytes = 65_536;

export type ThreadTeam = Team & {
  /** Ends all threads. */
  close(): Promise<void>;
  /** How many other threads have started. */
  readonly started: number;
};

type Thread = {
  readonly worker: Worker;
  readonly bell: Int32Array;
  readonly orders: MessagePort;
  readonly answers: MessagePort;
  session: number;
};

function startThread(): Thread {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const [toThread, toHere] = [new MessageChannel(), new MessageChannel()];
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { bell, orders: toThread.port2, answers: toHere.port1 },
    transferList: [toThread.port2, toHere.port1],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // It never keeps the process alive, even if the run forgets to close it.
  worker.unref();
  // Errors in its parts are sent as answers; if it cannot start, this thread does the work.
  worker.on('error', () => undefined);
  toThread.port1.unref();
  toHere.port2.unref();
  return { worker, bell, orders: toThread.port1, answers: toHere.port2, session: 0 };
}

function tell({ bell, orders }: Thread, order: Order): void {
  orders.postMessage(order);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

/**
 * Threads for the work of one run. They start when the first job is long enough; methods stay synchronous, since this
 * thread works too and then waits.
 *
 * @param threads - With this one.
 * @param idle - Whether this thread takes no parts, so that the others do everything; for tests.
 */
export function openTeam(threads: number, { idle = false } = {}): ThreadTeam {
  const team: Thread[] = [];
  let sessions = 0;
  let rounds = 0;
  /** A job that a part begins runs in the thread of that part alone. */
  let busy = false;

  function begin<Context, Result>(job: Job<Context, Result>, context: Context): Parts<Result> {
    const session = (sessions += 1);
    let work: ((part: number) => Result) | undefined;
    let given: Context | undefined;
    let latest = 0;
    let spent = 0;
    let report: (fraction: number) => void = () => undefined;

    const ask = (own: number, count: number): Round => {
      rounds += 1;
      const control = new Int32Array(new SharedArrayBuffer(16));
      Atomics.store(control, places.next, own);
      Atomics.store(control, places.done, own);
      while (team.length < Math.min(threads - 1, count - own)) team.push(startThread());
      given ??= shared(context);
      for (const thread of team) {
        if (thread.session !== session)
          tell(thread, { kind: 'begin', session, module: job.module, name: job.name, context: given });
        thread.session = session;
        tell(thread, { kind: 'run', session, round: rounds, count, control });
      }
      return { control, count, round: rounds, team };
    };
    const least = (): number =>
      team.length === 0 ? worth.cold : team.some((thread) => thread.session === session) ? worth.ready : worth.known;

    const run = (count: number, progress?: (fraction: number) => void): Result[] => {
      const results = Array.from<Result>({ length: count });
      const began = performance.now();
      // A job that has taken long in short rounds is likely to go on.
      const goesOn = spent > worth.cold && latest > worth.ready;
      let round = idle || goesOn || latest > least() ? ask(0, count) : undefined;
      let own = 0;
      let failed: { readonly part: number; readonly error: unknown } | undefined;
      const fail = (part: number, error: unknown): void => {
        if (!failed || part < failed.part) failed = { part, error };
      };
      const collect = (): void => {
        if (!round) return;
        for (const answer of answersOf(round)) {
          if ('failure' in answer) fail(answer.part, errorOf(answer.failure));
          else results[answer.part] = answer.value as Result;
        }
      };
      if (!idle) {
        report = (fraction) =>
          progress?.(((round ? Atomics.load(round.control, places.done) : own - 1) + fraction) / count);
        work ??= job.open(context, (fraction) => report(fraction));
        const next = (): number => (round ? Atomics.add(round.control, places.next, 1) : own++);
        for (let part = next(); part < count; part = next()) {
          try {
            results[part] = work(part);
          } catch (error) {
            fail(part, error);
            if (round) Atomics.store(round.control, places.next, count);
            break;
          }
          if (round) Atomics.add(round.control, places.done, 1);
          progress?.((round ? Atomics.load(round.control, places.done) : own) / count);
          if (!round && own < count && ((performance.now() - began) / own) * (count - own) > least())
            round = ask(own, count);
          collect();
        }
      }
      if (round) waitFor(round, progress);
      collect();
      latest = performance.now() - began;
      spent += latest;
      if (failed) throw failed.error;
      return results;
    };

    return {
      run: (count, progress) => {
        busy = true;
        try {
          return run(count, progress);
        } finally {
          busy = false;
        }
      },
      end: () => {
        for (const thread of team) if (thread.session === session) tell(thread, { kind: 'end', session });
      },
    };
  }

  return {
    begin: (job, context) => (busy ? alone(job, context) : begin(job, context)),
    get started() {
      return team.length;
    },
    close: async () => {
      await Promise.all(team.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
}

type Round = {
  readonly control: Int32Array;
  readonly count: number;
  readonly round: number;
  readonly team: readonly Thread[];
};

/** The answers of threads in this round; answers to an earlier, failed round are discarded. */
function* answersOf({ round, team }: Round): Generator<Answer> {
  for (const { answers } of team) {
    for (let message = receiveMessageOnPort(answers); message; message = receiveMessageOnPort(answers)) {
      const answer = message.message as Answer;
      if (answer.round === round) yield answer;
    }
  }
}

/** Waits until every part that a thread has taken is done. */
function waitFor({ control, count }: Round, progress?: (fraction: number) => void): void {
  for (;;) {
    const tick = Atomics.load(control, places.tick);
    const over = Atomics.load(control, places.next) >= count && Atomics.load(control, places.active) === 0;
    // The others may have finished before this thread starts to wait.
    progress?.(Atomics.load(control, places.done) / count);
    if (over) return;
    Atomics.wait(control, places.tick, tick, 1_000);
  }
}
