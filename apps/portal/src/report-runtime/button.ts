/** A button with a word, and what a screen reader is told of the figure it belongs to. */
export function button(word: string, of: string, act: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: word });
  element.setAttribute('aria-label', `${word}：${of}`);
  element.addEventListener('click', act);
  return element;
}
