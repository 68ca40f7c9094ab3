import './test.css';
import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { enterMode, restPointer, type PictureParameters } from './modes.ts';
import { hasDarkPicture, pictureModes, pictureName } from './pictures.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}
type ComposedStory = {
  tags: string[];
  globals: Record<string, unknown>;
  parameters: { pictures?: PictureParameters; a11y?: { context?: axe.ElementContext } };
};
// A busy machine takes seconds for two equal shots; the shots themselves must still agree.
const shoot = (name: string) => expect(document.body).toMatchScreenshot(name, { timeout: 25_000 });

/** Charts name Arial, which journals ask for; no machine's own Arial may draw them here. Files share a page. */
function nameArial() {
  if ([...document.fonts].some(({ family }) => family === 'Arial')) return;
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

/** Colours are all that the dark theme changes, so of all rules only theirs are asked again. */
async function expectReadableColours({ parameters }: ComposedStory) {
  // The addon leaves its own set of rules behind.
  axe.reset();
  const { violations } = await axe.run(parameters.a11y?.context ?? document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ failureSummary, html }) => `${html}: ${failureSummary}`),
  );
  expect(found, 'colours in the dark theme').toEqual([]);
}

/**
 * Every story is looked at in both themes: it is still mounted here, after render, play and axe in the light theme, so the
 * dark one is the same story with other colours. Every one without the tag `!visual` is a visual test, the first of each
 * part in the dark theme too. Then come the extra pictures that its tags name.
 */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ComposedStory };
  const id = context.task.meta.storyId;
  if (!id || !story || context.task.result?.state === 'fail') return;
  const visual = import.meta.env['VITE_VISUAL'] !== '0' && story.tags.includes('visual');
  const name = pictureName(id);
  const parameters = story.parameters.pictures ?? {};
  await document.fonts.ready;
  if (visual) await shoot(`${name}-light`);
  const leaveDark = await enterMode('dark', story.globals, parameters);
  await expectReadableColours(story);
  if (visual && hasDarkPicture(id)) await shoot(`${name}-dark`);
  await leaveDark();
  if (!visual) return;
  for (const mode of pictureModes.filter((tag) => story.tags.includes(tag))) {
    const leave = await enterMode(mode, story.globals, parameters);
    await shoot(`${name}-${mode}-light`);
    await leave();
  }
});
