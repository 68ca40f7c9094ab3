import type { Order, Reply } from './protocol.ts';

/**
 * The main function of a child: answers orders one after the other until the server lets it go.
 * @param work - May report progress; what it throws reaches the server as `ChildFailure`.
 */
export function serveChild<Request, Answer, Progress = never>(
  work: (request: Request, report: (progress: Progress) => void) => Promise<Answer> | Answer,
): void {
  // A server that is gone reads nothing: `disconnect` below ends this process.
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
  // Without the server nobody reads the answer.
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}
