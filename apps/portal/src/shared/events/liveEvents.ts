import { endpointOf } from '@panome/contract/client';
import { headersOf } from '../api/call.ts';
import { session, sessionToken } from '../session/sessionStore.ts';
import { createEventParser, type StreamEvent } from './eventStream.ts';

type Listener = (event: StreamEvent) => void;
const listeners = new Set<Listener>();
const connectionListeners = new Set<() => void>();
let connected = false;
let running: AbortController | undefined;

const setConnected = (value: boolean) => {
  if (connected === value) return;
  connected = value;
  connectionListeners.forEach((listener) => listener());
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

async function readOnce(signal: AbortSignal): Promise<void> {
  const response = await fetch(endpointOf('taskEvents').path, { headers: headersOf(), signal });
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) throw new Error('no stream');
  setConnected(true);
  const push = createEventParser((event) => listeners.forEach((listener) => listener(event)));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    push(value);
  }
}

/** Connects again and again, with a pause that grows to 15 s, plus jitter: a restarted server is not stormed (REL-09). */
async function keepReading(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted && sessionToken(); ) {
    try {
      await readOnce(signal);
      failures = 0;
    } catch {
      failures += 1;
    }
    setConnected(false);
    if (!signal.aborted) await pause(Math.min(15_000, 500 * 2 ** failures) * (0.7 + Math.random() * 0.6), signal);
  }
}

function restart(): void {
  running?.abort();
  running = undefined;
  if (listeners.size === 0 || !sessionToken()) return;
  running = new AbortController();
  void keepReading(running.signal);
}

session.subscribe(restart);

/** Live changes of the session's tasks and its unread count. One connection serves all listeners; none is open without one. */
export const liveEvents = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    if (!running) restart();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) restart();
    };
  },
  connection: {
    get: () => connected,
    subscribe: (listener: () => void) => {
      connectionListeners.add(listener);
      return () => void connectionListeners.delete(listener);
    },
  },
};
