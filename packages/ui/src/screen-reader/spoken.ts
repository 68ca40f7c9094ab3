import { virtual } from '@guidepup/virtual-screen-reader';
import { whileReading } from './whileReading.ts';

/** The reader notices a change one task after it, and speaks one task later. */
const settled = async () => {
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
};

/**
 * What a screen reader says while it walks through `container` from its start to its end, one phrase a stop:
 * `button, 关闭`, `heading, 新建项目, level 2`. That an element ends is left out. The focus does not move.
 *
 * For plays in stories: `await expect(await spoken(screen.getByRole('dialog'))).toEqual([…])`. Open what is to be read
 * first.
 */
export const spoken = (container: HTMLElement): Promise<string[]> =>
  whileReading(container, async () => {
    const visited = new Map<Node | null, Set<string>>();
    for (;;) {
      const phrase = await virtual.lastSpokenPhrase();
      const said = visited.get(virtual.activeNode) ?? new Set();
      // After its last stop the reader begins again at the first.
      if (said.has(phrase)) break;
      visited.set(virtual.activeNode, said.add(phrase));
      await virtual.next();
    }
    const phrases = (await virtual.spokenPhraseLog()).slice(0, -1);
    // Entering a dialog, the reader names it once more.
    return phrases.filter((phrase, at) => !phrase.startsWith('end of ') && phrase !== phrases[at - 1]);
  });

/**
 * What a screen reader announces by itself, wherever its cursor is, while `act` runs: `polite: 已保存`, `assertive: 上传失败`.
 *
 * @param container - Holds the live regions; `document.body` for what is drawn in a portal.
 * @param act - Ends when the change is on the page.
 */
export const announced = (container: HTMLElement, act: () => Promise<unknown>): Promise<string[]> =>
  whileReading(container, async () => {
    await act();
    await settled();
    return (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase));
  });
