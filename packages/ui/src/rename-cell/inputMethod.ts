type Session = { send: (method: string, params: object) => Promise<unknown> };

/**
 * The input method of the real browser, as a person who types pinyin uses it; undefined in Storybook itself, where no
 * page may press keys.
 */
export async function inputMethod() {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { cdp } = await import('vitest/browser');
  const session = cdp() as unknown as Session;
  return {
    /** Letters that are not chosen yet. */
    compose: (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** A key that the input method takes for itself, as browsers report it. */
    key: (key: string) =>
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 }),
    /** The candidate that was chosen. */
    commit: (text: string) => session.send('Input.insertText', { text }),
  };
}
