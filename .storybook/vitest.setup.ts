import './test.css';
import { afterEach, beforeAll, expect } from 'vitest';
import { enterMode, restPointer, type PictureParameters } from './modes.ts';
import { pictureModes, pictureName } from './pictures.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}
type ComposedStory = { tags: string[]; globals: Record<string, unknown>; parameters: { pictures?: PictureParameters } };
const theme = import.meta.env['VITE_STORY_THEME'] === 'dark' ? 'dark' : 'light';
// A busy machine takes seconds for two equal shots; the shots themselves must still agree.
const shoot = (name: string) => expect(document.body).toMatchScreenshot(name, { timeout: 25_000 });

/** Charts name Arial, which journals ask for; no machine's own Arial may draw them here. */
function nameArial() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const [src, unicodeRange, weight] = ['src', 'unicode-range', 'font-weight'].map((name) =>
      rule.style.getPropertyValue(name),
    ) as [string, string, string];
    document.fonts.add(new FontFace('Arial', src, { unicodeRange, weight }));
  }
}

/** Every face of the pinned font is there before anything measures text: ECharts measures once, at draw time. */
beforeAll(async () => {
  nameArial();
  await restPointer();
  await Promise.all([...document.fonts].map((face) => face.load()));
});

/**
 * Every story without the tag `!visual` is a visual test in both themes: it is still mounted here, after render, play
 * and axe. The light run also takes the extra pictures that its tags name.
 */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ComposedStory };
  const id = context.task.meta.storyId;
  if (!id || !story || import.meta.env['VITE_VISUAL'] === '0') return;
  if (context.task.result?.state === 'fail' || !story.tags.includes('visual')) return;
  await document.fonts.ready;
  await shoot(`${pictureName(id)}-${theme}`);
  if (theme !== 'light') return;
  for (const mode of pictureModes.filter((name) => story.tags.includes(name))) {
    const leave = await enterMode(mode, story.globals, story.parameters.pictures ?? {});
    await shoot(`${pictureName(id)}-${mode}-light`);
    await leave();
  }
});
