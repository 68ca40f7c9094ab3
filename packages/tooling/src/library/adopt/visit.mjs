// Looks at a stranger's page in the pinned browser, as a reader would: light, dark and in another primary colour.
import { strict as assert } from 'node:assert';

const looks = [
  { name: 'light', query: '', color: '--pn-chart-c1' },
  { name: 'dark', query: 'look=dark', color: '--pn-chart-c1' },
  { name: 'own colour', query: 'primary=%23d4380d', color: '--pn-color-fg-accent' },
  { name: 'own colour, dark', query: 'look=dark&primary=%23d4380d', color: '--pn-color-fg-accent' },
];

/** Waits until the chart is drawn in the colour that this variable has on the page. */
const drawnIn = (variable) =>
  [...document.querySelectorAll('[role="img"] canvas')].some((canvas) => {
    const color = getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, channel) => data[at + channel] === value)) found += 1;
    return found > 1000;
  });

/** Uses what hangs on refs, effects and layers. */
async function use(page) {
  await page.getByRole('button', { name: '填写名称' }).click();
  const field = page.getByRole('textbox', { name: '项目名称' });
  await field.pressSequentially('肝脏');
  assert.equal(await field.inputValue(), '肝脏', 'the ref of a field moves the focus into it');

  const more = page.getByRole('button', { name: '更多' });
  await more.click();
  const menu = await page.getByRole('menu').boundingBox();
  const button = await more.boundingBox();
  assert.ok(Math.abs(menu.y - button.y - button.height) < 20, 'a menu stands at its button');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '保存' }).hover();
  await page.getByRole('tooltip', { name: '保存到我的文件' }).waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').waitFor();

  await page.getByRole('button', { name: '关于' }).click();
  const dialog = page.getByRole('dialog', { name: '关于本页' });
  await dialog.getByText('重点').waitFor();
  assert.equal(await dialog.locator('b').count(), 1, 'cleaned HTML is shown as HTML');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('combobox', { name: '组织' }).click();
  await page.getByRole('option', { name: '血' }).click();
}

/**
 * @param browser - Of Playwright.
 * @param address - The page, without a query.
 * @param picture - Where a picture of each look is kept, by its name; none without it.
 * @throws {Error} When something does not work, or the console has an error or a warning of React.
 */
export async function visit(browser, address, picture) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /^Warning:|hydrat/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  for (const { color, name, query } of looks) {
    await page.goto(`${address}${query && (address.includes('?') ? '&' : '?')}${query}`);
    await page.getByRole('img', { name: '脂质最多。' }).waitFor();
    await page.waitForFunction(drawnIn, color, { timeout: 30_000 });
    if (picture) await page.screenshot({ path: picture(name), fullPage: true });
  }
  await use(page);
  await page.close();
  assert.deepEqual(problems, [], 'the console is empty');
}

/** The page tells what to install where the chart's engine is missing. */
export async function visitWithoutEcharts(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByText('没有安装 echarts').waitFor();
  await page.close();
}
