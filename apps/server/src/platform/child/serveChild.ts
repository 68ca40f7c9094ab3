import type { Order, Reply } from './protocol.ts';

/**
 * The main function of a child: answers requests one after the other until the server disconnects.
 * @param work - May report progress; what it throws reaches the server as `ChildFailure`.
 */
export function serveChild<Request, Answer, Progress = never>(
  work: (request: Request, report: (progress: Progress) => void) => Promise<Answer> | Answer,
): void {
  // Sending to an ended server fails, which is ignored: `disconnect` below ends this process.
  const send = (reply: Reply) => void process.send?.(reply, undefined, undefined, () => undefined);
  process.on('message', (order: Order) => {
    const { id } = order;
    const run = async () => work(order.request as Request, (progress) => send({ kind: 'progress', id, progress }));
    run().then(
      (answer) => send({ kind: 'answer', id, answer }),
      (error: unknown) => {
        const { message, stack } = error instanceof Error ? error : new Error(String(error));
        send({ kind: 'failure', id, message, stack: stack ?? '' });
      },
    );
  });
  // Ends with the server, because nobody would read the answer.
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}
