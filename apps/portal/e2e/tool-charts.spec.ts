import { families, methods } from '@panome/analysis';
import { expect, test } from './journey.ts';
import type { Session } from './session.ts';

/** Whether anything is on a canvas. */
const isPainted = (element: Element): boolean => {
  const canvas = element as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 3 && value > 0);
};

/**
 * Tools whose own example cannot draw all of their charts, with the tool whose example can: a chord diagram needs two
 * tables.
 */
const dataOf: Readonly<Record<string, string>> = { correlation: 'o2pls' };

type Form = Awaited<ReturnType<Session['example']>>;

/** What the server says of a tool before anything runs: its explanation, and no warning about its own example. */
async function expectReady(session: Session, id: string, form: Form): Promise<void> {
  const { guide } = await session.call('toolDetail', { id });
  expect(guide, id).toMatch(/^# .+\n\n\S/);
  const { problems } = await session.call('taskValidate', form);
  // An example must not need a confirmation.
  expect(problems, id).toEqual([]);
}

/**
 * A chart of the result can be downloaded as a drawing. One of each tool is asked for here: the same function draws all
 * of them in the tests of the charts, from the same tables as the page.
 */
async function expectDrawing(session: Session, task: string, chart: string): Promise<void> {
  const drawing = await session.bytesOf('taskDownloadResult', { id: task, chart, format: 'svg' });
  expect(drawing.toString('utf8'), chart).toContain('<svg');
}

for (const family of families) {
  const own = methods.filter((method) => method.family === family.id);
  test(`${family.id}: every example is checked and runs, the page draws all of its charts, and a download one`, async ({
    session,
    user: page,
  }) => {
    test.setTimeout(60_000 + own.length * 20_000);
    for (const { charts, id } of own) {
      const form = await session.example(id);
      await expectReady(session, id, form);
      const task = await session.finish(
        dataOf[id] ? { ...(await session.example(dataOf[id])), tool_id: id, options: form.options } : form,
      );
      await expectDrawing(session, task, charts[0]!);
      await page.goto(`/#/tools/detail?mission_id=${task}`);
      const figures = page.getByRole('figure');
      await expect(figures, id).toHaveCount(charts.length);
      for (const figure of await figures.all()) {
        await figure.scrollIntoViewIfNeeded();
        const canvas = figure.locator('canvas').first();
        await expect(canvas, id).toBeVisible();
        // Where a chart has very many points or cells, the first canvas is theirs.
        await expect.poll(async () => canvas.evaluate(isPainted), id).toBe(true);
      }
      await expect(page.getByText('图表无法绘制'), id).toHaveCount(0);
      // The conclusion says what was found, not how many charts were made.
      await expect(page.getByRole('region', { name: '结论' }), id).not.toContainText(/得到 \d+ 张图|undefined|NaN/);
    }
  });
}
