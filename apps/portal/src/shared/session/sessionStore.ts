import { clearPersonal } from './clearPersonal.ts';
import { storedSession, type StoredSession } from './storedSession.ts';

export type EndReason = 'logout' | 'expired';
type Listener = () => void;

const listeners = new Set<Listener>();
const endListeners = new Set<(reason: EndReason) => void>();
/** Calls that wait for the same person to log in again. */
const waiting = new Set<(renewed: boolean) => void>();
/** Other tabs of the same browser follow: a logout here is a logout there (FE-09). */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('panome-session');

let current: StoredSession | undefined = storedSession.read();
/** A call was answered with code 2; a second later it is decided whether the session has ended. */
let ending = false;
/** The token is worth nothing any more, but the page stays until its owner has logged in again (FE-06). */
let expired = false;
let staysOpen: () => boolean = () => false;

const tell = () => listeners.forEach((listener) => listener());

function settle(renewed: boolean): void {
  ending = false;
  expired = false;
  const calls = [...waiting];
  waiting.clear();
  for (const answer of calls) answer(renewed);
}

channel?.addEventListener('message', () => {
  const before = current;
  current = storedSession.read();
  if (before?.token !== current?.token) settle(current !== undefined && before?.email === current.email);
  if (before && !current) endListeners.forEach((listener) => listener('logout'));
  tell();
});

/** The token of calls; empty when logged out, expired, or when the stored one is older than 216000 s. */
export const sessionToken = (): string => {
  if (!current || expired) return '';
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
    const same = current?.email === value.email;
    current = value;
    storedSession.write(value);
    settle(same);
    channel?.postMessage('changed');
    tell();
  },
  /** Forgets the session on this machine, whatever the server thinks of it. */
  end: (reason: EndReason) => {
    const before = current;
    current = undefined;
    storedSession.clear();
    settle(false);
    channel?.postMessage('changed');
    endListeners.forEach((listener) => listener(reason));
    if (reason === 'logout' && before) clearPersonal(before.email);
    tell();
  },
  onEnd: (listener: (reason: EndReason) => void) => {
    endListeners.add(listener);
    return () => void endListeners.delete(listener);
  },
  /** Whether the page waits for its owner to log in again. */
  isExpired: (): boolean => expired,
  /** Who decides, when a session expires, whether the page stays open for a new login. */
  decideBy: (decide: () => boolean): void => {
    staysOpen = decide;
  },
  /** Waits for the outcome of an expiry: `true` once the same person has logged in again. */
  renewed: (): Promise<boolean> =>
    ending || expired ? new Promise((resolve) => void waiting.add(resolve)) : Promise.resolve(sessionToken() !== ''),
};

/** Called for every code 2. One second after the first it decides once what becomes of the page (decision E-02). */
export function sessionOver(): void {
  if (ending || expired || !current) return;
  ending = true;
  setTimeout(() => {
    if (!ending) return;
    ending = false;
    if (!staysOpen()) return session.end('expired');
    expired = true;
    tell();
  }, 1_000);
}
