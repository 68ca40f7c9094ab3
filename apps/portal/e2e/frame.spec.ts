import { buildHeader } from '@panome/contract/client';
import type { Page } from '@playwright/test';
import { demo, expect, openHome, test } from './journey.ts';
import { expectReadable } from './readable.ts';

const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name });
const title = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const palette = (page: Page) => page.getByRole('dialog', { name: '搜索' });

/** Answers every call as if the session had expired. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('panome.session')!) as { token: string }).token,
  );
  await page.request.post('/api/front/logout', { headers: { token }, data: {} });
}

test('a page in a hidden tab keeps its scroll position, its filter and what was typed', async ({ user }) => {
  await user.setViewportSize({ width: 1440, height: 360 });
  await user.goto('/#/tools/tool-list');
  await title(user, '工具');
  await user.getByRole('searchbox', { name: '搜索工具' }).fill('分析');
  await expect(user).toHaveURL(/tool-list\?/);
  await expect(user.getByText(/找到 \d+ 个工具/).first()).toBeAttached();
  const top = 60;
  await user.evaluate((wanted) => window.scrollTo(0, wanted), top);
  await expect.poll(() => user.evaluate(() => window.scrollY)).toBe(top);
  // The page hears of the scroll in the next frame; no person leaves the page sooner than that.
  await user.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  await user.goto('/#/data-collection/file-store?sort=name&order=asc');
  await title(user, '我的文件');
  await expect.poll(() => user.evaluate(() => window.scrollY)).toBe(0);
  await expect(user.getByRole('searchbox', { name: '搜索工具', includeHidden: true })).toHaveCount(0);

  await tab(user, '工具').click();
  await expect(user.getByRole('searchbox', { name: '搜索工具' })).toHaveValue('分析');
  await expect.poll(() => user.evaluate(() => window.scrollY)).toBe(top);
  await expect(user).toHaveTitle('工具 · Panome 全组学云');
  await tab(user, '我的文件').click();
  await expect(user).toHaveURL(/sort=name&order=asc/);
});

test('a hidden page asks the server for nothing and leaves the address alone', async ({ user }) => {
  await user.goto('/#/data-collection/tool-mission-list');
  await title(user, '工具任务');
  await user.goto('/#/home');
  await expect(user.getByRole('heading', { name: '工具任务', level: 1 })).toHaveCount(0);
  let asked = 0;
  await user.route('**/task/data_by_filter*', (route) => {
    asked += 1;
    return route.continue();
  });
  await user.evaluate(() => window.dispatchEvent(new Event('online')));
  await tab(user, '工具任务').click();
  await title(user, '工具任务');
  await expect(user).toHaveURL(/tool-mission-list/);
  expect(asked).toBeLessThanOrEqual(2);
});

test('a table that is sent to a tool is the one analysed, also where its form is open already', async ({
  session,
  user,
}) => {
  const rows = Array.from({ length: 8 }, (_, row) => [row + 1, 2 * row + 1, 9 - row, (row * 3) % 7].join(','));
  const [first, second] = await Promise.all(
    ['先选的表', '后选的表'].map(
      async (name) =>
        [
          name,
          await session.upload(`${name}.csv`, `id,A,B,C,D\n${rows.map((row, at) => `F${at},${row}`).join('\n')}\n`),
        ] as const,
    ),
  );
  const data = user.getByRole('region', { name: '数据表' });
  const question = user.getByRole('alertdialog');
  const analyse = async ([name, id]: readonly [string, string]) => {
    await user.goto(`/#/data-collection/file-store?preview=${id}`);
    await title(user, `${name}.csv`);
    await user.getByRole('button', { name: '用此表分析' }).click();
    await user.getByRole('dialog').getByRole('button', { name: '主成分分析（PCA）' }).click();
  };
  await analyse(first!);
  await expect(data).toContainText('先选的表');
  await expect(user.getByRole('dialog')).toHaveCount(0);
  await analyse(second!);
  await expect(data).toContainText('后选的表');
  await expect(question).toHaveCount(0);
  await user.reload();
  await expect(data).toContainText('后选的表');

  const name = user.getByRole('textbox', { name: '任务名称' });
  await name.fill('有未提交的内容');
  await analyse(first!);
  await question.getByRole('button', { name: '保留原来的文件' }).click();
  await expect(data).toContainText('后选的表');
  await analyse(first!);
  await question.getByRole('button', { name: '换成刚选的文件' }).click();
  await expect(data).toContainText('先选的表');
  await expect(name).toHaveValue('有未提交的内容');

  // The form and its task share one tab; the message of its end is read where the result is seen.
  const count = await tabs(user).count();
  await user.getByRole('button', { name: '提交任务' }).click();
  await user.waitForURL(/mission_id=/);
  await expect(user.getByRole('tab', { name: '图表' })).toBeVisible();
  await expect(tab(user, '有未提交的内容')).toHaveCount(1);
  await expect(tabs(user)).toHaveCount(count);
  await expect
    .poll(async () => {
      const unread = await session.call('notifyList', { page: 1, size: 100, unread: '1' });
      return unread.filter((message) => message.title.includes('有未提交的内容'));
    })
    .toEqual([]);
  await user.goBack();
  await expect(user).toHaveURL(/redo=/);
  await expect(name).toHaveValue('有未提交的内容');
  await expect(tabs(user)).toHaveCount(count);
});

test('a tool form is kept over tabs, marked as unsaved, and asked about before it closes', async ({ user }) => {
  await user.goto('/#/tools/detail?id=pca');
  const name = user.getByRole('textbox', { name: '任务名称' });
  await name.fill('肝脏样本第一次');
  const form = tabs(user).and(user.locator('[aria-selected=true]'));
  await expect(form).toContainText('未保存');
  const formTab = tab(user, /主成分分析/);
  await user.goto('/#/home');
  await formTab.click();
  await expect(name).toHaveValue('肝脏样本第一次');

  await formTab.focus();
  await user.keyboard.press('Delete');
  const question = user.getByRole('alertdialog');
  await expect(question).toContainText('未保存的内容');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(name).toHaveValue('肝脏样本第一次');
  await formTab.focus();
  await user.keyboard.press('Delete');
  await question.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(formTab).toHaveCount(0);
});

test('a reload brings back the tabs, their order, their addresses and the place on the page', async ({ user }) => {
  await user.goto('/#/data-collection/tool-mission-list?state=failed');
  await title(user, '工具任务');
  await user.goto('/#/tools/tool-list');
  await title(user, '工具');
  await user.evaluate(() => window.scrollTo(0, 240));
  await expect.poll(() => user.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const top = await user.evaluate(() => window.scrollY);
  const names = await tabs(user).allTextContents();
  await user.reload();
  await title(user, '工具');
  await expect(tabs(user)).toHaveText(names);
  await expect.poll(() => user.evaluate(() => window.scrollY)).toBe(top);
  await tab(user, '工具任务').click();
  await expect(user).toHaveURL(/state=failed/);
});

test('Ctrl+K finds a tool by its initials and a page by pinyin, by keyboard alone', async ({ user }) => {
  await openHome(user);
  await user.keyboard.press('Control+k');
  const field = palette(user).getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('hst');
  const tools = palette(user).getByRole('group', { name: '工具' });
  await expect(tools.getByRole('option').first()).toBeVisible();
  await field.fill('zcffx');
  await expect(tools.getByRole('option').first()).toContainText('主成分分析');
  await expect(palette(user).getByRole('option', { selected: true })).toHaveCount(1);
  await expectReadable(user);
  await field.press('Enter');
  await user.waitForURL(/#\/tools\/detail\?id=pca/);
  // A page that arrives takes the focus to its title, even from a palette that opened meanwhile.
  await expect(user.getByRole('heading', { level: 1 })).toBeFocused();

  await user.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await expect(palette(user).getByRole('group', { name: '最近打开' }).getByRole('option').first()).toContainText(
    '主成分分析',
  );
  await field.fill('wodewenjian');
  await expect(palette(user).getByRole('option').first()).toContainText('我的文件');
  await field.fill('天气预报');
  await expect(palette(user).getByText('没有找到与“天气预报”相符的内容').first()).toBeVisible();
  await user.keyboard.press('Escape');
  await expect(palette(user)).toHaveCount(0);
  await expect(user.getByRole('banner').getByRole('button', { name: '搜索' })).toBeFocused();

  await user.keyboard.press('Control+k');
  await expect(palette(user)).toBeVisible();
  await user.goBack();
  await expect(palette(user)).toHaveCount(0);
});

test('a group of search results that fails to load says so and can be loaded again', async ({ user }) => {
  let broken = true;
  await user.route('**/file/list*', (route) => (broken ? route.fulfill({ status: 500, body: 'x' }) : route.continue()));
  await openHome(user);
  await user.keyboard.press('Control+k');
  await palette(user).getByRole('combobox').fill('示例');
  const again = palette(user).getByRole('option', { name: /文件没有加载成功/ });
  await expect(again).toBeVisible();
  broken = false;
  await again.click();
  await expect(again).toHaveCount(0);
});

test('an expired session is renewed in one dialog, and what was typed stays', async ({ user }) => {
  await user.goto('/#/tools/detail?id=pca');
  const name = user.getByRole('textbox', { name: '任务名称' });
  await name.fill('过期前填写的名称');
  await endSession(user);
  // Not a click: the dialog may open first, and covers the tabs. A page that was not open yet asks the server.
  await user.goto('/#/support/message');
  const dialog = user.getByRole('dialog', { name: '登录已过期' });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(demo.email);
  await dialog.getByLabel('密码', { exact: true }).fill(demo.password);
  await user.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await tab(user, /主成分分析/).click();
  await expect(name).toHaveValue('过期前填写的名称');
});

test('a bar above the page tells of an unreachable server and of a newer version; the page stays', async ({ page }) => {
  await page.goto('/#/tools/tool-list');
  await title(page, '工具');
  const status = page.getByRole('status').filter({ hasText: /重新连接|新版本/ });
  let down = true;
  await page.route('**/api/front/**', (route) => (down ? route.abort() : route.continue()));
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(status).toContainText('正在重新连接');
  await title(page, '工具');
  down = false;
  await expect(status).toHaveCount(0);
  await page.unrouteAll();
  await page.route('**/system/is_maintain*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [buildHeader]: 'newer' } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(status).toContainText('有新版本，保存后刷新');
});

test('display settings of the frame hold, and survive a reload', async ({ user }) => {
  await user.goto('/#/data-collection/preview-center');
  await title(user, '概览');
  const open = async () => {
    await user.getByRole('banner').getByRole('button', { name: /演示/ }).click();
    await user.getByRole('menuitem', { name: '显示设置' }).click();
  };
  await open();
  const drawer = user.getByRole('dialog', { name: '显示设置' });
  await drawer.getByRole('radio', { name: '侧边' }).click();
  await drawer.getByRole('radio', { name: '固定' }).click();
  await drawer.getByRole('switch', { name: '多标签页' }).click();
  await drawer.getByRole('switch', { name: '固定顶栏' }).click();
  await drawer
    .getByRole('group', { name: '主题' })
    .or(drawer.getByRole('radiogroup', { name: '主题' }))
    .first()
    .getByRole('radio', { name: '深色' })
    .click();
  await expect(user.locator('html')).toHaveAttribute('data-theme', 'dark');
  await user.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { themeAtParse: document.documentElement.dataset['theme'] }),
    ),
  );
  await user.reload();
  await title(user, '概览');
  expect(await user.evaluate(() => (window as unknown as { themeAtParse: string }).themeAtParse)).toBe('dark');
  await expect(user.locator('html')).toHaveAttribute('data-width', 'Fixed');
  await expect(tabs(user)).toHaveCount(0);
  await expect(
    user.getByRole('main').getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '工具', exact: true }),
  ).toBeVisible();
  await expect(user.getByRole('banner')).toHaveCSS('position', 'relative');
  await open();
  await drawer.getByRole('button', { name: '恢复默认' }).click();
  await user.keyboard.press('Escape');
  await expect(tabs(user).first()).toBeVisible();
  await expect(user.getByRole('banner')).toHaveCSS('position', 'fixed');
});

test('with more open pages than the bar has room for, Ctrl+K searches and ? lists the keyboard shortcuts', async ({
  user,
}) => {
  // As those of a visit before come back.
  await user.evaluate((email) => {
    const tabs = Array.from({ length: 24 }, (_, at) => {
      const address = `/tools/detail?mission_id=${at}`;
      return { id: address, address, title: `第 ${at + 1} 个任务` };
    });
    sessionStorage.setItem(`panome.tabs.${email}`, JSON.stringify({ value: '', tabs }));
  }, demo.email);
  await openHome(user);
  await expect(user.getByRole('button', { name: /查找标签页/ })).toBeVisible();
  await user.keyboard.press('Control+k');
  await expect(palette(user)).toBeVisible();
  await user.keyboard.press('Escape');
  await expect(palette(user)).toHaveCount(0);
  await user.keyboard.press('?');
  const keys = user.getByRole('dialog', { name: '键盘快捷键' });
  await expect(keys.getByText('搜索页面、工具、项目、文件和任务')).toBeVisible();
  await keys.getByRole('switch', { name: '单键快捷键' }).click();
  await user.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await user.keyboard.press('?');
  await user.keyboard.press('Control+k');
  await expect(palette(user)).toBeVisible();
  await expect(keys).toHaveCount(0);
});

test('a wrong address suggests the page that was meant', async ({ user }) => {
  await user.goto('/#/data-collection/filestore');
  await user.getByRole('navigation', { name: '相近的页面' }).getByRole('link', { name: '我的文件' }).click();
  await user.waitForURL(/file-store/);
});
