import { storedSession, type StoredSession } from './storedSession.ts';

export type EndReason = 'logout' | 'expired';
type Listener = () => void;

const listeners = new Set<Listener>();
const endListeners = new Set<(reason: EndReason) => void>();
/** Other tabs of the same browser follow: a logout here is a logout there (FE-09). */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('panome-session');

let current: StoredSession | undefined = storedSession.read();
let ending = false;

const tell = () => listeners.forEach((listener) => listener());

channel?.addEventListener('message', () => {
  const before = current?.token;
  current = storedSession.read();
  if (before && !current) endListeners.forEach((listener) => listener('logout'));
  tell();
});

/** The token of calls; empty when logged out or when the stored one is older than 216000 s. */
export const sessionToken = (): string => {
  if (!current) return '';
  if (Date.parse(current.expires_at) > Date.now()) return current.token;
  sessionOver();
  return '';
};

export const session = {
  get: (): StoredSession | undefined => current,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  begin: (value: StoredSession) => {
    current = value;
    ending = false;
    storedSession.write(value);
    channel?.postMessage('changed');
    tell();
  },
  /** Forgets the session on this machine, whatever the server thinks of it. */
  end: (reason: EndReason) => {
    current = undefined;
    ending = false;
    storedSession.clear();
    channel?.postMessage('changed');
    endListeners.forEach((listener) => listener(reason));
    tell();
  },
  onEnd: (listener: (reason: EndReason) => void) => {
    endListeners.add(listener);
    return () => void endListeners.delete(listener);
  },
};

/** Called for every code 2; ends the session once, one second after the first (decision E-02). */
export function sessionOver(): void {
  if (ending || !current) return;
  ending = true;
  setTimeout(() => ending && session.end('expired'), 1_000);
}
