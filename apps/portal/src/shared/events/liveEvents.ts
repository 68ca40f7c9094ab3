import { endpointOf } from '@panome/contract/client';
import { headersOf } from '../api/call.ts';
import { contentOf } from '../api/envelope.ts';
import { session, sessionToken } from '../session/sessionStore.ts';
import { createEventParser, type StreamEvent } from './eventStream.ts';
import { reconnectDelay } from './reconnection.ts';

type Listener = (event: StreamEvent) => void;
const listeners = new Set<Listener>();
const connectionListeners = new Set<() => void>();
let connected = false;
/** A connection was lost, or could not be made, since the session began. */
let lost = false;
let running: AbortController | undefined;

const setConnected = (value: boolean) => {
  if (connected === value) return;
  connected = value;
  connectionListeners.forEach((listener) => listener());
};

/** The server says something every 20 s; a connection that is silent for longer is dead without having been closed. */
const silence = 45_000;

/** Ends early when the browser finds its network again. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const ending = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ending.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: ending.signal });
    signal.addEventListener('abort', end, { signal: ending.signal });
  });

async function readOnce(outer: AbortSignal): Promise<void> {
  const dead = new AbortController();
  const signal = AbortSignal.any([outer, dead.signal]);
  const giveUp = () => dead.abort();
  let watch = setTimeout(giveUp, silence);
  window.addEventListener('offline', giveUp);
  try {
    const response = await fetch(endpointOf('taskEvents').path, { headers: headersOf(), signal });
    // A session that has ended is said in the envelope.
    const said = response.headers.get('content-type')?.startsWith('application/json');
    if (said && [200, 401].includes(response.status))
      contentOf({ status: response.status, body: await response.json(), isLogout: false });
    if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new Error('no stream');
    setConnected(true);
    // Changes were missed while the server was away. SWR reloads what is shown when the network comes back, so it is
    // told that it did.
    if (lost) window.dispatchEvent(new Event('online'));
    lost = false;
    const push = createEventParser((event) => listeners.forEach((listener) => listener(event)));
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      // Each piece follows the one before.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(watch);
      watch = setTimeout(giveUp, silence);
      push(value);
    }
  } finally {
    clearTimeout(watch);
    window.removeEventListener('offline', giveUp);
  }
}

/** Connects again and again for as long as somebody listens. */
async function keepReading(signal: AbortSignal): Promise<void> {
  let reached = Date.now();
  while (!signal.aborted && sessionToken()) {
    try {
      await readOnce(signal);
    } catch {
      // Why it ended does not matter: it is tried again.
    }
    // Another run has begun, and the state is its own.
    if (signal.aborted) return;
    if (connected) reached = Date.now();
    setConnected(false);
    lost = true;
    await pause(reconnectDelay(Date.now() - reached), signal);
  }
}

function restart(): void {
  running?.abort();
  running = undefined;
  setConnected(false);
  lost = false;
  if (listeners.size === 0 || !sessionToken()) return;
  running = new AbortController();
  void keepReading(running.signal);
}

session.subscribe(restart);

/**
 * Live changes of the session's tasks and its unread count. One connection serves all listeners; none is open without
 * one.
 */
export const liveEvents = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    if (!running) restart();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) restart();
    };
  },
  /** Whether the server is reached, as far as is known. */
  connection: {
    get: () => connected,
    subscribe: (listener: () => void) => {
      connectionListeners.add(listener);
      return () => void connectionListeners.delete(listener);
    },
  },
};
