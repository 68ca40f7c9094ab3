import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { failureOf, happened, places, type Answer, type Order, type ThreadData } from './orders.ts';

/** A helping thread: sleeps until it is woken, and takes parts as long as there are any. It ends with the run. */
const { answers, bell, orders } = workerData as ThreadData;

type Opened = { readonly session: number; readonly work: Promise<(part: number) => unknown> };
type Openable = { readonly open: (context: unknown, report: () => void) => (part: number) => unknown };

let opened: Opened | undefined;

async function open({ context, module, name }: Extract<Order, { kind: 'begin' }>): Promise<(part: number) => unknown> {
  const jobs = (await import(module)) as Readonly<Record<string, Openable | undefined>>;
  const job = jobs[name];
  if (!job) throw new Error(`${module} exports no job ${name}`);
  return job.open(context, () => undefined);
}

async function run({ control, count, round, session }: Extract<Order, { kind: 'run' }>): Promise<void> {
  const take = (): number => Atomics.add(control, places.next, 1);
  const answer = (given: Answer): void => answers.postMessage(given);
  Atomics.add(control, places.active, 1);
  let part = -1;
  try {
    // For a round that is already over the job need not be opened.
    if (opened?.session !== session || Atomics.load(control, places.next) >= count) return;
    const work = await opened.work;
    for (part = take(); part < count; part = take()) {
      const value = work(part);
      if (value !== undefined) answer({ round, part, value });
      Atomics.add(control, places.done, 1);
      happened(control);
    }
  } catch (error) {
    // An error on opening the job is the error of the part.
    const failed = part < 0 ? take() : part;
    Atomics.store(control, places.next, count);
    if (failed < count) answer({ round, part: failed, failure: failureOf(error) });
  } finally {
    Atomics.sub(control, places.active, 1);
    happened(control);
  }
}

async function obey(order: Order): Promise<void> {
  if (order.kind === 'run') return run(order);
  if (order.kind === 'end') {
    if (opened?.session === order.session) opened = undefined;
    return;
  }
  const work = open(order);
  // Reported by the round that needs it.
  work.catch(() => undefined);
  opened = { session: order.session, work };
  await work.catch(() => undefined);
}

for (;;) {
  const rung = Atomics.load(bell, 0);
  for (let message = receiveMessageOnPort(orders); message; message = receiveMessageOnPort(orders))
    await obey(message.message as Order);
  Atomics.wait(bell, 0, rung);
}
