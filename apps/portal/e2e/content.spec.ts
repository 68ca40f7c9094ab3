import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './admin.ts';
import { demo, expect, openHome, signIn, test } from './journey.ts';
import { expectReadable } from './readable.ts';
import { openSession } from './session.ts';

test('a visitor reads a news item, goes on to the next, and is counted once a visit', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('多组学数据');
  await page.getByRole('region', { name: '动态' }).getByRole('link', { name: '全部动态' }).click();
  await expect(page.getByRole('heading', { name: '动态', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '产品', exact: true }).click();
  await expect(page).toHaveURL(/kind=/);
  // The news at the top of every page may name it too.
  await page.getByRole('main').getByRole('link', { name: '提交前先检查数据表' }).click();
  await expect(page.getByRole('heading', { name: '提交前先检查数据表', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('提交前先检查数据表 · Panome 全组学云');
  await expect(page.getByText('1 次阅读').or(page.getByText('0 次阅读'))).toBeVisible();
  await expectReadable(page, 'news');
  await page.reload();
  await expect(page.getByText('1 次阅读')).toBeVisible();

  await page.getByRole('navigation', { name: '前后两条' }).getByRole('link', { name: /较早/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('提交前先检查数据表');
  await page.goto('/#/home?news=2026-11-15-table-format');
  await expect(page).toHaveURL(/#\/news\/2026-11-15-table-format/);
  await expect(page.getByRole('table')).toContainText('葡萄糖');
  await page.getByRole('link', { name: '工具页面' }).click();
  await expect(page.getByRole('heading', { name: '工具', level: 1 })).toBeVisible();
  await page.goto('/#/news/none');
  await expect(page.getByText('这条动态不存在或已经下线')).toBeVisible();
});

test.describe('notices and questionnaires at the start of a visit', () => {
  test.use({ greeted: true });

  test('E-25: one window a visit; what is snoozed comes back the next day, what was read does not', async ({
    page,
  }) => {
    await signIn(page);
    await openHome(page);
    const notice = page.getByRole('dialog', { name: '系统公告' });
    await expect(notice).toContainText('演示环境');
    await notice.getByRole('checkbox', { name: '今日不再提醒' }).click();
    await notice.getByRole('button', { name: '知道了' }).click();
    const prompt = page.getByRole('dialog', { name: '邀请您填写问卷' });
    // The questionnaire waits for the next visit, where the notices are snoozed.
    await expect(page.getByRole('region', { name: '待办' })).toContainText('2 份问卷');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(prompt.getByRole('listitem')).toHaveCount(2);
    await prompt.getByRole('button', { name: '以后再说' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: '待办' })).toContainText('2 份问卷');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.clock.install({ time: Date.now() + 25 * 3_600_000 });
    await page.reload();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: '知道了' }).click();
    await page.reload();
    await prompt.getByRole('button', { name: /填写“使用体验调查”/ }).click();
    await expect(page).toHaveURL(/questionnaire-detail\?id=user-satisfaction/);
  });
});

test('E-26: a questionnaire is answered by keyboard, survives a reload, and counts as answered', async ({ user }) => {
  await user.goto('/#/data-collection/questionnaire-list');
  await user.getByRole('link', { name: '填写：使用体验调查' }).click();
  const question = (name: RegExp) => user.getByRole('radiogroup', { name });
  await expect(user.getByRole('progressbar', { name: '填写进度' })).toHaveAttribute('aria-valuenow', '0');
  await expectReadable(user, 'questionnaire');

  await question(/总体来说/)
    .getByRole('radio', { name: '2', exact: true })
    .focus();
  await user.keyboard.press('Space');
  await user.getByLabel(/最让您不满意的是什么/).fill('等待时间长');
  await expect(user.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  await user.reload();
  await expect(user.getByLabel(/最让您不满意的是什么/)).toHaveValue('等待时间长');
  await user.keyboard.press('Tab');
  await question(/总体来说/)
    .getByRole('radio', { name: '5 非常满意' })
    .click();
  await expect(user.getByLabel(/最让您不满意的是什么/)).toHaveCount(0);

  await user.getByRole('button', { name: '提交答卷' }).click();
  const summary = user.getByRole('alert').filter({ hasText: '有 2 处需要修改' });
  await expect(summary).toBeVisible();
  await summary.getByRole('link', { name: /您用过哪些功能/ }).click();
  await user.keyboard.press('Space');
  await question(/向同事推荐/)
    .getByRole('radio', { name: '会', exact: true })
    .click();
  await user.getByRole('button', { name: '提交答卷' }).click();
  await expect(user.getByRole('heading', { name: '已提交，感谢您的反馈' })).toBeVisible();
  await expect(user.getByText('我的文件', { exact: true })).toBeVisible();
  await expectReadable(user, 'thanks');

  await user.getByRole('link', { name: '查看全部问卷' }).click();
  await expect(user.getByRole('list', { name: '问卷列表' }).getByRole('listitem')).toHaveCount(1);
  await user.getByRole('button', { name: '已填写' }).click();
  await expect(user.getByRole('list', { name: '问卷列表' })).toContainText('使用体验调查');
});

test('messages are opened, deleted and restored, and a second page follows at once', async ({
  context,
  server,
  user,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'panome-message-'));
  const session = await openSession(server.address);
  await session.call('notifyRead', {});
  writeFileSync(join(folder, 'm.md'), '---\ntitle: 今晚维护\n---\n**22:00** 开始，详见[工具](/tools/tool-list)\n');
  await admin(server, 'message', 'send', demo.email, join(folder, 'm.md'));

  const other = await context.newPage();
  await other.goto(`${server.address}/#/home`);
  await expect(other.getByRole('region', { name: '待办' })).toContainText('1 条未读消息');
  await user.goto('/#/support/message');
  const detail = user.getByRole('region', { name: '消息内容' }).or(user.locator('section[aria-label="消息内容"]'));
  const rows = user.getByRole('list', { name: '消息列表' }).getByRole('listitem');
  await expect(rows.first()).toContainText('今晚维护');
  // Nothing is read by looking at the list.
  await expect(other.getByRole('banner').getByText('1 条未读消息')).toBeAttached();
  await rows.first().getByRole('link').click();
  await expect(detail.getByRole('heading', { name: '今晚维护' })).toBeVisible();
  await expect(user).toHaveURL(/message=/);
  // A message that was read in one page is read in the other.
  await expect(other.getByRole('banner').getByText('1 条未读消息')).toHaveCount(0);
  await expectReadable(user, 'messages');

  const before = await rows.count();
  await rows.first().getByRole('link').focus();
  await user.keyboard.press('ArrowDown');
  await user.keyboard.press('ArrowUp');
  await user.keyboard.press('Delete');
  await expect(rows).toHaveCount(before - 1);
  await expect(rows.first().getByRole('link')).toBeFocused();
  await user.getByRole('button', { name: '撤销' }).click();
  await expect(rows.first()).toContainText('今晚维护');

  await rows.first().getByRole('link').click();
  await detail.getByRole('link', { name: '工具' }).click();
  await expect(user.getByRole('heading', { name: '工具', level: 1 })).toBeVisible();
  await user.goBack();
  await expect(detail.getByRole('heading', { name: '今晚维护' })).toBeVisible();
});
