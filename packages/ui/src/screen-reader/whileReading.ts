import { virtual } from '@guidepup/virtual-screen-reader';

/** Starts the reader and gives what takes its listeners off the document again. */
async function start(container: HTMLElement): Promise<() => void> {
  const added: Parameters<typeof document.removeEventListener>[] = [];
  const add = document.addEventListener.bind(document);
  document.addEventListener = (...listener: Parameters<typeof add>) => {
    added.push(listener);
    add(...listener);
  };
  try {
    await virtual.start({ container });
  } finally {
    // The method of all nodes is inherited again.
    Reflect.deleteProperty(document, 'addEventListener');
  }
  return () => added.forEach((listener) => document.removeEventListener(...listener));
}

/**
 * Runs `act` while a screen reader reads `container`, and leaves the page as it was before.
 *
 * The reader carries a `user-event` of its own, which listens to every focus for good: it would take each field that
 * gets the focus later for its own, and what a play types there would be lost. It also puts a clipboard in place of the
 * browser's.
 */
export async function whileReading<Result>(container: HTMLElement, act: () => Promise<Result>): Promise<Result> {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const removeListeners = await start(container);
  try {
    return await act();
  } finally {
    await virtual.stop();
    removeListeners();
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else Reflect.deleteProperty(navigator, 'clipboard');
  }
}
