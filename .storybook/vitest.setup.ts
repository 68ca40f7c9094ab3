import './test.css';
import { afterEach, beforeAll, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}
type ComposedStory = { tags: string[]; parameters: { visual?: { disable?: boolean } } };

/** Every face of the pinned font is there before anything measures text: ECharts measures once, at draw time. */
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

/** Every story is a visual test in both themes: it is still mounted here, after render, play and axe. */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ComposedStory };
  const id = context.task.meta.storyId;
  if (!id || !story || import.meta.env['VITE_VISUAL'] === '0') return;
  if (context.task.result?.state === 'fail' || story.tags.includes('!visual') || story.parameters.visual?.disable) return;
  await document.fonts.ready;
  await expect(document.body).toMatchScreenshot(`${id}-${import.meta.env['VITE_STORY_THEME'] ?? 'light'}`);
});
