import './test.css';
import { afterEach, beforeAll, expect } from 'vitest';
import { pictureName } from './pictureName.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}
type ComposedStory = { tags: string[] };

/** Charts name Arial, which journals ask for; no machine's own Arial may draw them here. */
function nameArial() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const [src, unicodeRange, weight] = ['src', 'unicode-range', 'font-weight'].map((name) => rule.style.getPropertyValue(name)) as [string, string, string];
    document.fonts.add(new FontFace('Arial', src, { unicodeRange, weight }));
  }
}

/** Every face of the pinned font is there before anything measures text: ECharts measures once, at draw time. */
beforeAll(async () => {
  nameArial();
  await Promise.all([...document.fonts].map((face) => face.load()));
});

/** Every story without the tag `!visual` is a visual test in both themes: it is still mounted here, after render, play and axe. */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ComposedStory };
  const id = context.task.meta.storyId;
  if (!id || !story || import.meta.env['VITE_VISUAL'] === '0') return;
  if (context.task.result?.state === 'fail' || !story.tags.includes('visual')) return;
  await document.fonts.ready;
  // A busy machine takes seconds for two equal shots; the shots themselves must still agree.
  await expect(document.body).toMatchScreenshot(`${pictureName(id)}-${import.meta.env['VITE_STORY_THEME'] ?? 'light'}`, { timeout: 25_000 });
});
