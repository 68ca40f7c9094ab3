import { endpointOf } from '@panome/contract/client';
import { headersOf } from '../../../shared/api/call.ts';
import { createEventParser } from '../../../shared/events/eventStream.ts';
import { reconnectDelay } from '../../../shared/events/reconnection.ts';
import type { Message } from '../api.ts';

type Follower = {
  /** All there is: at the start, after a reconnection, and at the end. */
  readonly onMessage: (message: Message) => void;
  readonly onText: (added: string) => void;
  /** Whether the stream is lost and tried again. */
  readonly onLost: (lost: boolean) => void;
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the events of an answer once. @returns whether it has ended. */
async function readOnce(id: string, { onLost, onMessage, onText }: Follower, signal: AbortSignal): Promise<boolean> {
  const address = `${endpointOf('aiEvents').path}?id=${encodeURIComponent(id)}`;
  const response = await fetch(address, { headers: headersOf(), signal });
  if (response.status === 404) return true;
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Error('no stream');
  onLost(false);
  let ended = false;
  const push = createEventParser(({ data, event }) => {
    if (event === 'text') onText((JSON.parse(data) as { text: string }).text);
    if (event !== 'message') return;
    const message = JSON.parse(data) as Message;
    ended = message.state !== 'streaming';
    onMessage(message);
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    while (!ended) {
      // Each piece follows the one before.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read();
      if (done) return ended;
      push(value);
    }
    return true;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Follows an answer to its end, over interruptions; after one it goes on from what the server has. */
export async function followAnswer(id: string, follower: Follower, signal: AbortSignal): Promise<void> {
  let reached = Date.now();
  while (!signal.aborted) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      if (await readOnce(id, follower, signal)) return;
      reached = Date.now();
    } catch {
      if (signal.aborted) return;
    }
    follower.onLost(true);
    // oxlint-disable-next-line no-await-in-loop
    await pause(reconnectDelay(Date.now() - reached), signal);
  }
}
