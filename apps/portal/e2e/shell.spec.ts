import { buildHeader } from '@panome/contract/client';
import type { Page } from '@playwright/test';
import { demo, expect, openHome, test } from './journey.ts';

const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
const openPages = async (page: Page, ...paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(`/#${path}`);
    await expect(tabs(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(page.locator('main h1')).toBeVisible();
  }
};
/** A page that was just opened moves the focus to its title, which would close an open menu. */
const openUserMenu = async (page: Page) => {
  await expect(page.locator('main h1')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /演示/ }).click();
};

test('pages open as tabs, which close by mouse and keyboard and outlive a reload', async ({ user }) => {
  await openPages(user, '/home', '/tools/tool-list', '/data-collection/preview-center', '/data-collection/file-store');
  await expect(tabs(user)).toHaveText(['首页', '工具', '概览', '我的文件']);
  await user.reload();
  await expect(tabs(user)).toHaveText(['首页', '工具', '概览', '我的文件']);

  await tabs(user).nth(1).click({ button: 'right' });
  await user.getByRole('menuitem', { name: '关闭左侧' }).click();
  await expect(tabs(user)).toHaveText(['工具', '概览', '我的文件']);

  await tabs(user).nth(2).focus();
  await user.keyboard.press('Delete');
  await expect(tabs(user)).toHaveText(['工具', '概览']);
  await user.waitForURL(/preview-center/);
  // Whoever closes tabs by keyboard goes on among them: the next page comes without taking the focus.
  await expect(user.locator('main h1').filter({ visible: true })).toHaveText('概览');
  await expect(tabs(user).nth(1)).toBeFocused();

  await user.keyboard.press('Shift+F10');
  await user.getByRole('menuitem', { name: '关闭右侧' }).press('Enter');
  await expect(user.getByText('右侧没有标签页')).toBeVisible();

  await tabs(user).nth(0).click({ button: 'middle' });
  await expect(tabs(user)).toHaveText(['概览']);
  await tabs(user).nth(0).focus();
  await user.keyboard.press('Delete');
  await expect(user.getByText('这是最后一个标签页')).toBeVisible();
  await expect(tabs(user)).toHaveText(['概览']);
});

test('menus name only pages that exist, and mark the open one', async ({ user }) => {
  const menu = user.getByRole('navigation', { name: '主菜单' });
  await user.goto('/#/data-collection/preview-center');
  await expect(menu.getByRole('link', { name: '项目中心' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: '云学院' })).toBeVisible();
  const links = user.getByRole('navigation', { name: '项目中心' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')!));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) {
    await user.goto(`/${href}`);
    await expect(user.locator('main h1')).toBeVisible();
    await expect(user.getByText('没有找到这个页面')).toHaveCount(0);
  }
});

test('the side menu is 224 px wide, folds, and stays folded', async ({ user }) => {
  await user.goto('/#/data-collection/preview-center');
  const side = user.getByRole('navigation', { name: '项目中心' });
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(224);
  await expect(user.locator('main footer')).toContainText('Panome 全组学云');
  await user.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(async () => (await side.boundingBox())!.width).toBeLessThan(100);
  await user.reload();
  await expect(user.getByRole('button', { name: '展开菜单' })).toBeVisible();
});

test('on a phone the menu is a drawer that leads on and closes', async ({ user }) => {
  await user.setViewportSize({ width: 390, height: 844 });
  await openHome(user);
  await user.getByRole('button', { name: '打开菜单' }).click();
  await user.getByRole('dialog').getByRole('link', { name: '工具' }).click();
  await user.waitForURL(/tool-list/);
  await expect(user.getByRole('dialog')).toHaveCount(0);
});

test('the menu of a person leads to their pages, says what is unread, and opens the SVG editor in a tab of its own', async ({
  context,
  user,
}) => {
  await openHome(user);
  const banner = user.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Panome 全组学云首页' })).toHaveAttribute('href', '#/home');
  await expect(banner.getByRole('link', { name: 'AI 助手' })).toHaveAttribute('href', '#/ai-bot/chat');
  await openUserMenu(user);
  const pages = ['个人中心', '我的积分', '消息通知', '我的学习', 'SVG 编辑器', '邀请好友，双方得积分', '退出登录'];
  const names = await user.getByRole('menuitem').allTextContents();
  const plain = names.map((name) => name.replace(/（.*）$/, ''));
  expect(plain.filter((name) => pages.includes(name))).toEqual(pages);
  expect(names.find((name) => name.startsWith('消息通知'))).toMatch(/（\d+\+? 条未读）$/);
  await expect(banner.getByText(/条未读消息/)).toBeAttached();
  // What the editor does has journeys of its own.
  await context.route('**/svg-editor.html', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const opened = context.waitForEvent('page');
  await user.getByRole('menuitem', { name: 'SVG 编辑器' }).click();
  const editor = await opened;
  expect(new URL(editor.url()).pathname).toBe('/svg-editor.html');
  await editor.close();
  await expect(user).toHaveURL(/#\/home/);
});

test('an address without a page says so inside the frame, and leads home', async ({ user }) => {
  await user.goto('/#/shop/nowhere');
  await expect(user.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
  await expect(user).toHaveTitle('页面不存在 · Panome 全组学云');
  await expect(user.getByText('/shop/nowhere')).toBeVisible();
  await user.getByRole('link', { name: '返回首页' }).click();
  await user.waitForURL(/#\/home/);
  await test.step('so does one without the ids of a flow', async () => {
    for (const path of [
      '/modular/undefined/null/data-choose',
      '/protein-modular/null/undefined/2/1/p/0/mission-list',
    ]) {
      await user.goto(`/#${path}`);
      await expect(user.getByText('缺少流程编号和版本编号')).toBeVisible();
    }
  });
});

test('SEC-16, FE-09: logging out leaves nothing of the person, in every window', async ({ context, server, user }) => {
  await openHome(user);
  const other = await context.newPage();
  await other.goto(`${server.address}/#/data-collection/file-store`);
  await expect(other.getByRole('heading', { name: '我的文件', level: 1 })).toBeVisible();
  const token = await user.evaluate(
    () => (JSON.parse(localStorage.getItem('panome.session')!) as { token: string }).token,
  );

  await openUserMenu(user);
  await user.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(user.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await expect(user.getByRole('banner').getByRole('link', { name: '注册' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '我的文件', level: 1 })).toHaveCount(0);
  await expect(user).toHaveURL(/#\/home/);
  expect(await user.evaluate(() => localStorage.getItem('panome.session'))).toBeNull();

  const answer = await user.request.get('/api/front/user/detail', { headers: { token } });
  expect(await answer.json()).toMatchObject({ code: 2 });
});

test('a session that ended elsewhere is renewed in a dialog, and the page keeps its filter', async ({ user }) => {
  await openHome(user);
  const token = await user.evaluate(
    () => (JSON.parse(localStorage.getItem('panome.session')!) as { token: string }).token,
  );
  await user.request.post('/api/front/logout', { headers: { token }, data: {} });
  await user.goto('/#/support/message?unread=1');
  const dialog = user.getByRole('dialog', { name: '登录已过期' });
  await expect(dialog).toContainText(demo.email);
  await dialog.getByLabel('密码', { exact: true }).fill(demo.password);
  await user.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(user).toHaveURL(/#\/support\/message\?unread=1/);
  await expect(user.getByText('登录已过期')).toHaveCount(0);
});

test('the chosen theme is there before the page is drawn', async ({ user }) => {
  await user.emulateMedia({ colorScheme: 'light' });
  await openHome(user);
  await openUserMenu(user);
  await user.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(user.locator('html')).toHaveAttribute('data-theme', 'dark');
  await user.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { themeAtParse: document.documentElement.dataset['theme'] }),
    ),
  );
  await user.reload();
  await expect(user.locator('main h1')).toBeVisible();
  expect(await user.evaluate(() => (window as unknown as { themeAtParse: string }).themeAtParse)).toBe('dark');
  await openUserMenu(user);
  await user.getByRole('menuitemradio', { name: '跟随系统' }).click();
  await expect(user.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('display settings are seen at once, and there before the next page is drawn', async ({ user }) => {
  const root = user.locator('html');
  await openHome(user);
  await openUserMenu(user);
  await user.getByRole('menuitem', { name: '显示设置' }).click();
  const drawer = user.getByRole('dialog', { name: '显示设置' });
  await drawer.getByRole('radio', { name: '高对比度' }).click();
  await drawer.getByRole('switch', { name: '色弱模式' }).click();
  await drawer.getByRole('radio', { name: '紧凑' }).click();
  for (const [name, value] of [
    ['contrast', 'more'],
    ['vision', 'weak'],
    ['density', 'compact'],
  ] as const)
    await expect(root).toHaveAttribute(`data-${name}`, value);
  const accent = () =>
    user.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pn-color-bg-accent').trim());
  const blue = await accent();
  await drawer.getByRole('button', { name: '紫' }).click();
  await expect.poll(accent).not.toBe(blue);
  const purple = await accent();
  await user.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { atParse: Object.fromEntries(Object.entries(document.documentElement.dataset)) }),
    ),
  );
  await user.reload();
  await expect(user.locator('main h1')).toBeVisible();
  expect(await user.evaluate(() => (window as unknown as { atParse: object }).atParse)).toMatchObject({
    contrast: 'more',
    vision: 'weak',
    density: 'compact',
  });
  await expect.poll(accent).toBe(purple);

  await openUserMenu(user);
  await user.getByRole('menuitem', { name: '显示设置' }).click();
  await drawer.getByRole('button', { name: '恢复默认' }).click();
  await expect(root).toHaveAttribute('data-contrast', 'normal');
  await expect(root).toHaveAttribute('data-density', 'comfortable');
  expect(await accent()).not.toBe(purple);
});

test('the keyboard can skip the menus, and a new page moves the focus to its title', async ({ user }) => {
  await openHome(user);
  await user.keyboard.press('Tab');
  await expect(user.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await user.keyboard.press('Enter');
  await expect(user.locator('main')).toBeFocused();
  await user.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '工具' }).click();
  await expect(user.getByRole('heading', { name: '工具', level: 1 })).toBeFocused();
});

test('during maintenance every page shows the maintenance page, which leads back by itself', async ({ page }) => {
  let maintained = true;
  await page.route('**/system/is_maintain', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { content: { data: { is_maintain: number } } };
    body.content.data.is_maintain = maintained ? 1 : 0;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/#/tools/tool-list');
  await page.waitForURL(/#\/maintain\?redirect=/);
  await expect(page.locator('h1')).toBeVisible();
  maintained = false;
  await page.getByRole('button', { name: '立即检查' }).click();
  await page.waitForURL(/#\/tools\/tool-list/);
});

test('what fails to load says what and why in its place, and the menus go on working', async ({ page }) => {
  await page.route(/notice\/in_effective|dynamic\/list\?page=1&size=10$/, (route) =>
    route.fulfill({ json: { code: 0, showMsg: '服务器正在休息', debugMsg: '', content: { data: null } } }),
  );
  await page.route(/assets\/ToolListPage-.*\.js/, (route) => route.abort());
  await page.goto('/#/home');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('banner').getByText('获取新闻失败：服务器正在休息')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '获取公告失败：服务器正在休息' })).toBeVisible();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '工具' }).click();
  await expect(page.getByText('页面初始化失败：页面出现错误，请刷新后重试')).toBeVisible();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a bar above the page tells of a cut connection and of a newer version; the page stays', async ({
  context,
  user,
}) => {
  await user.goto('/#/data-collection/preview-center');
  const status = user.getByRole('status').filter({ hasText: /重新连接|新版本/ });
  await expect(user.getByRole('heading', { name: '概览', level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(status).toContainText('正在重新连接');
  await expect(user.getByRole('heading', { name: '概览', level: 1 })).toBeVisible();
  // A page whose code is not there yet waits for the server, within the frame.
  await user.evaluate(() => Object.assign(window, { stays: true }));
  await user.evaluate(() => void (location.hash = '#/help/support'));
  await expect(user.getByRole('heading', { name: '概览', level: 1 })).toBeHidden();
  await expect(user.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await context.setOffline(false);
  await expect(user.getByRole('heading', { name: '客户服务', level: 1 })).toBeVisible();
  expect(await user.evaluate(() => 'stays' in window)).toBe(true);
  await expect(status).toHaveCount(0);

  await user.route('**/system_notify/list*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [buildHeader]: 'newer' } });
  });
  await user.goto('/#/support/message');
  await expect(status).toContainText('有新版本');
  await expect(status.getByRole('button', { name: '刷新页面' })).toBeVisible();
});
