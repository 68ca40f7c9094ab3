import { fireEvent } from 'storybook/test';

/**
 * For plays: types as an IME does, letter by letter, then commits the words. In the test run the browser composes for
 * real, over its debugging protocol; on Storybook's page the events are simulated.
 *
 * @param input - Gets the focus first, which the browser needs for composing.
 * @param letters - What is composed, e.g. `gan`; looked at by `meanwhile` before it is committed.
 */
export async function composePinyin(
  input: HTMLInputElement | HTMLTextAreaElement,
  letters: string,
  words: string,
  meanwhile?: () => Promise<unknown>,
) {
  input.focus();
  if (import.meta.env['VITE_VISUAL']) {
    const { cdp } = await import('vitest/browser');
    const send = (method: string, parameters: object) =>
      (cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }).send(method, parameters);
    for (let end = 1; end <= letters.length; end += 1)
      await send('Input.imeSetComposition', { text: letters.slice(0, end), selectionStart: end, selectionEnd: end });
    await meanwhile?.();
    await send('Input.insertText', { text: words });
    return;
  }
  const before = input.value;
  await fireEvent.compositionStart(input);
  await fireEvent.input(input, { target: { value: before + letters }, isComposing: true });
  await meanwhile?.();
  await fireEvent.input(input, { target: { value: before + words }, isComposing: true });
  await fireEvent.compositionEnd(input, { data: words });
}
