import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demo, expect, openMenu, signIn, test } from './journey.ts';
import { expectReadable } from './readable.ts';
import { startServer, type RunningServer } from './server.ts';
import { guest, openSession } from './session.ts';

const contracts = '/#/data-collection/my-contracts/contract-list';
const shared = '/#/data-collection/my-contracts/shared-contract-list';
/** The delivered contract of the demo account. */
const contract = { title: '小鼠血清非靶向代谢组', number: 'PN2026-0418', project: '小鼠血清代谢组：模型组与对照组' };

async function openReport(page: Page): Promise<void> {
  await page.goto(contracts);
  await page.getByRole('link', { name: contract.title }).click();
  await page.waitForURL(/report\/1\/[^/]+\/PN2026-0418\/list/);
  await expect(page.getByRole('navigation', { name: '目录' })).toBeVisible();
}

test('a report is read by its table of contents, a figure is enlarged, and a table is opened in a tool with kept groups', async ({
  user,
}) => {
  await openReport(user);
  const contents = user.getByRole('navigation', { name: '目录' });
  const last = contents.getByRole('button').last();
  await last.click();
  await expect(user).toHaveURL(/anchor=/);
  await expect(last).toHaveAttribute('aria-current', 'location');
  await user.reload();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(user.getByRole('heading', { name: (await last.textContent())!, exact: true })).toBeInViewport();
  // When the reader scrolls, the mark in the contents follows.
  await user.keyboard.press('Home');
  await expect(contents.getByRole('button').first()).toHaveAttribute('aria-current', 'location');

  const figures = user.getByRole('button', { name: /^放大查看/ });
  await figures.first().focus();
  await user.keyboard.press('Enter');
  const figure = user.getByRole('dialog');
  await expect(figure.getByText(/第 1 张，共 \d+ 张/)).toBeVisible();
  await figure.getByRole('button', { name: '下一张' }).click();
  await expect(figure.getByText(/第 2 张/)).toBeVisible();
  await user.keyboard.press('Escape');
  await expect(figure).toHaveCount(0);

  await user.getByRole('button', { name: '分组方案' }).first().click();
  await user.getByRole('button', { name: '新建方案' }).click();
  await user.getByRole('textbox', { name: '方案名称' }).fill('模型与对照');
  // Six against six: power.t.test finds 1.8 standard deviations.
  await expect(user.getByRole('region', { name: '分组检查' })).toContainText('1.8 个组内标准差');
  await user.getByRole('button', { name: '保存方案' }).click();
  await expect(user.getByRole('list', { name: '分组方案' })).toContainText('模型与对照');

  await user.getByRole('button', { name: '预览 代谢物定量.csv' }).click();
  await expect(user.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await user.keyboard.press('Escape');
  await user.getByRole('button', { name: '用此表分析 代谢物定量.csv' }).click();
  const tools = user.getByRole('dialog', { name: '选择分析工具' });
  await expect(tools.getByText('看起来是代谢物定量表')).toBeVisible();
  await tools.getByRole('list', { name: '适合这张表' }).getByRole('button', { name: '主成分分析' }).click();
  await user.waitForURL(/tools\/detail\?id=pca&file=/);
  await expect(user.getByText('代谢物定量.csv').first()).toBeVisible();
  await user.getByRole('combobox', { name: '使用分组方案' }).click();
  await user.getByRole('option', { name: '模型与对照' }).click();
  await expect(user.getByText('已分组 12 / 12 个样本')).toBeVisible();
});

test('the address of a contract works with a slash at its end, and an unknown contract is said to be unknown', async ({
  user,
}) => {
  await openReport(user);
  const address = user.url();
  await user.goto(`${address.replace(/\/list.*$/, '/origin-data/')}`);
  await expect(user.getByRole('heading', { level: 1, name: contract.title })).toBeVisible();
  await expect(user.getByRole('region', { name: '原始数据列表' })).toBeVisible();
  await user.goto('/#/data-collection/report/0/none/PN-1/list');
  await expect(user.getByText('没有这份合同，或您已没有查看它的权限')).toBeVisible();
});

test('a share is received and read, and nothing of it can be read after it was revoked', async ({ browser, user }) => {
  await user.goto(`${shared}?view=given&name=${contract.number}`);
  await openMenu(user.getByRole('button', { name: /^更多操作/ }).first());
  await user.getByRole('menuitem', { name: '撤销分享' }).click();
  await user.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
  await expect(user.getByText(/^已撤销对/)).toBeVisible();

  await user.goto(contracts);
  await user.getByRole('button', { name: `分享 ${contract.title}` }).click();
  const dialog = user.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '接收人邮箱' }).fill('不是邮箱');
  await user.keyboard.press('Enter');
  await expect(dialog.getByText(/“不是邮箱”不是邮箱/)).toBeVisible();
  await dialog.getByRole('textbox', { name: '接收人邮箱' }).fill(guest.email);
  await user.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: '接收人邮箱' })).toContainText(guest.email);
  await dialog.getByRole('textbox', { name: '留言' }).fill('请看差异代谢物');
  await dialog.getByRole('button', { name: '分享', exact: true }).click();
  await expect(user.getByText('已向 1 人分享 1 个项目')).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(user.url()).origin });
  const other = await context.newPage();
  await signIn(other, guest);
  await other.goto(shared);
  await expect(other.getByText('请看差异代谢物')).toBeVisible();
  await other.getByRole('button', { name: `接收 ${contract.project}` }).click();
  await other.getByRole('link', { name: contract.title }).click();
  await expect(other.getByRole('navigation', { name: '目录' })).toBeVisible();
  await expect(other.getByRole('button', { name: '分享', exact: true })).toHaveCount(0);

  await openReport(user);
  await user.getByRole('button', { name: /\d+ 人有权限/ }).click();
  await openMenu(
    user
      .getByRole('dialog')
      .getByRole('button', { name: /^更多操作/ })
      .first(),
  );
  await user.getByRole('menuitem', { name: '撤销分享' }).click();
  await user.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
  await expect(user.getByText(/^已撤销对/)).toBeVisible();
  // The open page says so without a reload, and so does a new visit of its address.
  await expect(other.getByText('分享已撤销或到期，不能再查看这份合同')).toBeVisible({ timeout: 5_000 });
  await expect(other.getByRole('navigation', { name: '目录' })).toHaveCount(0);
  await expect(other.locator('main h1')).toBeFocused();
  await other.reload();
  await expect(other.getByText('没有这份合同，或您已没有查看它的权限')).toBeVisible();
  await context.close();
});

test('an example project is added to the own projects under a new name, and removed again', async ({ user }) => {
  await user.goto('/#/data-collection/my-contracts/mw-demo-list');
  await user
    .getByRole('button', { name: /^加入我的项目：/ })
    .first()
    .click();
  await expect(user.getByText(/已加入“?我的项目|已加入我的项目/)).toBeVisible();
  const row = user.getByRole('row').nth(1);
  await row.getByRole('button', { name: '重命名' }).click();
  await user.keyboard.press('Control+a');
  await user.keyboard.type('练习用示例');
  await user.keyboard.press('Enter');
  await expect(row.getByRole('link', { name: '练习用示例' })).toBeVisible();
  await openMenu(user.getByRole('button', { name: '更多操作 练习用示例' }));
  await user.getByRole('menuitem', { name: '移出我的项目' }).click();
  await expect(row.getByRole('link', { name: '练习用示例' })).toHaveCount(0);
});

test('the pages and dialogs of a contract are accessible in both themes', async ({ user }) => {
  await openReport(user);
  await expect(user.getByRole('button', { name: /^放大查看/ }).first()).toBeVisible();
  await expectReadable(user, 'report');
  await user.getByRole('button', { name: '分享', exact: true }).click();
  await expect(user.getByRole('dialog').getByRole('combobox', { name: '要分享的项目' })).toBeVisible();
  await expectReadable(user, 'share');
  await user.keyboard.press('Escape');
  await user.getByRole('link', { name: '原始数据', exact: true }).click();
  await expect(user.getByRole('region', { name: '原始数据列表' })).toBeVisible();
  await expectReadable(user, 'originals');
  await user.getByRole('link', { name: '人工售后', exact: true }).click();
  await expect(user.getByRole('textbox', { name: /标题/ })).toBeVisible();
  await expectReadable(user, 'enquiry');
  await user.goto(`${shared}?view=given`);
  await expect(user.getByRole('table', { name: '我分享的项目列表' })).toBeVisible();
  await expectReadable(user, 'given');
  await user.goto('/#/data-collection/project-file');
  await expect(user.getByRole('row').nth(1)).toBeVisible();
  await expectReadable(user, 'files');
});

test('one press analyses a delivered project: charts as they come, one report, and what a changed threshold costs', async ({
  user,
}) => {
  const asked: string[] = [];
  user.on('request', (request) => {
    if (request.url().includes('/flow_version/available_module_chart')) asked.push(request.url());
  });
  await openReport(user);
  await user.getByRole('link', { name: '在线分析' }).click();
  await user.waitForURL(/untarget-modular\/untarget\/untarget-1\/2\/1\/[^/]+\/0\/project-description/);
  await expect(user.getByRole('heading', { level: 1 })).toContainText(contract.project);
  await expect(user.getByRole('region', { name: '各用途的数据表' })).toContainText('已就绪');

  await user.getByRole('link', { name: '一键分析' }).first().click();
  await expect(user.getByRole('status').filter({ hasText: /\d+ 步，约 \d+ 张图/ })).toBeVisible();
  // Every page of the project lives on one answer (FE-04).
  expect(asked).toHaveLength(1);

  await test.step('a part that fails leaves nothing of the project, and is asked for again', async () => {
    const here = user.url();
    await user.route('**/sample_group_program/detail*', (route) => route.fulfill({ status: 500, body: 'x' }));
    await user.goto(`${here}?scheme=none`);
    await expect(user.getByText('分析工作区加载失败')).toBeVisible();
    await expect(user.getByRole('button', { name: '一键分析' })).toHaveCount(0);
    await user.unroute('**/sample_group_program/detail*');
    await user.getByRole('button', { name: '重试' }).click();
    await expect(user.getByRole('button', { name: '一键分析' })).toBeVisible();
    await user.goto(here);
  });
  await user.getByRole('button', { name: '一键分析' }).click();
  await expect(user.locator('[id^="step-"] [role="img"]').first()).toBeVisible({ timeout: 60_000 });
  await expect(user.getByText(/^用时|· 用时 /)).toBeVisible({ timeout: 60_000 });
  await expectReadable(user, 'a finished run');

  await test.step('one report of all charts', async () => {
    await user.getByRole('button', { name: '生成整份报告' }).click();
    await user.waitForURL(/analysis-report\//);
    const entries = user.getByRole('list', { name: '目录与顺序' }).getByRole('listitem');
    await expect(entries.nth(15)).toBeAttached();
    await expect(user.getByRole('button', { name: '下载 HTML' })).toBeVisible({ timeout: 60_000 });
    await user.goBack();
  });

  await test.step('a changed threshold says what it computes again before it is sent', async () => {
    await user.getByRole('link', { name: '重新编辑' }).click();
    await user.waitForURL(/analysis-config-redo/);
    await expect(user.getByText(/将重新计算 0 步，沿用 \d+ 步/)).toBeVisible();
    await user.getByRole('button', { name: '修改“差异代谢物筛选”的参数' }).click();
    await user.getByRole('spinbutton', { name: /VIP/ }).fill('1.5');
    await expect(user.getByText(/将重新计算 [1-9]\d* 步，沿用 \d+ 步/)).toBeVisible();
    await user.getByRole('button', { name: '提交新的分析' }).click();
    await user.waitForURL(/analysis-mission-list\?run=/);
    await expect(user.getByText(/沿用 \d+ 步/)).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('what changes a contract, or needs projects of more families', () => {
  // One for both: to start it costs as much as what is looked at.
  let server: RunningServer;
  test.beforeAll(async () => void (server = await startServer('transform,protein')));
  test.afterAll(() => server.close());

  test('a cut download of original data resumes byte for byte, and their storage is extended once for free', async ({
    page,
  }) => {
    await signIn(page, demo, server.address);
    const session = await openSession(server.address);
    const [found] = await session.call('contractList', { name: contract.number });
    const [file] = await session.call('originalDataList', { contract_id: found!.id });
    const { url } = await session.call('originalDataUrl', { id: file!.id });
    const part = async (range: string) => {
      const answer = await fetch(server.address + url, { headers: { range } });
      expect(answer.status).toBe(206);
      return Buffer.from(await answer.arrayBuffer());
    };
    const whole = Buffer.concat([await part('bytes=0-999'), await part('bytes=1000-')]);
    expect(whole.length).toBe(file!.size);
    expect(createHash('sha256').update(whole).digest('hex')).toBe(file!.sha256);

    await page.goto(`${server.address}${contracts}?original=expiring`);
    await page.getByRole('link', { name: contract.title }).click();
    await page.getByRole('link', { name: '原始数据', exact: true }).click();
    await expect(page.getByText(/原始数据将在 \d+ 天后到期/)).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: `下载 ${file!.name}` }).click();
    expect((await started).suggestedFilename()).toBe(file!.name);
    await page.getByRole('button', { name: '命令行下载' }).click();
    await expect(page.getByRole('dialog').getByText(/^wget -c -O/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^免费延期/ }).click();
    await expect(page.getByRole('alertdialog').getByText(/每份合同只能免费延期一次/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: '延期' }).click();
    await expect(page.getByText(/原始数据将保存至/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^免费延期/ })).toHaveCount(0);
    await expect(page.getByRole('list', { name: '延期记录' }).getByText(/免费延期/)).toBeVisible();

    await page.getByRole('button', { name: '申请延期' }).click();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('请说明延期原因')).toBeVisible();
    await page.getByRole('textbox', { name: '原因' }).fill('等待合作单位下载');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByRole('list', { name: '延期记录' }).getByText(/等待答复/)).toBeVisible();
  });

  test('a union of two projects: what is written otherwise is confirmed, the plan takes it in, and the first chart comes', async ({
    page,
  }) => {
    const session = await openSession(server.address);
    const projects = await session.call('userAllProject', {});
    const [genes, proteins] = ['PN2026-0474', 'PN2026-0475'].map((number) =>
      projects.find(({ contract_number: one }) => one === number)!,
    );
    const { contrasts, scheme } = await session.call('groupOfMc', { project_id: genes!.value });
    const groups = scheme!.groups.map((group) => ({
      ...group,
      samples: group.samples.map((name) => (name === 'ND1' ? 'Sample_ND-01' : name)),
    }));
    const named = { name: '写法不同的方案', scheme: { ...scheme!, groups }, contrasts };
    await session.call('sampleGroupProgramStore', { project_id: genes!.value, kind: 'general', ...named });

    await signIn(page, demo, server.address);
    await page.goto(`${server.address}/#/flows/union-flow`);
    for (const [at, project] of [genes!, proteins!].entries()) {
      await page.getByRole('combobox', { name: '项目' }).nth(at).click();
      await page.getByRole('option', { name: project.label }).click();
    }
    await page.getByRole('combobox', { name: '分组方案' }).click();
    await page.getByRole('option', { name: named.name }).click();
    await expect(page.getByText('2 对名称疑似同一样本')).toBeVisible();
    await page.getByRole('button', { name: '全部确认' }).click();
    await expect(page.getByText('已确认 2 对')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\d+ 步，约 \d+ 张图/ })).toBeVisible();
    await page.getByRole('button', { name: '开始分析' }).click();
    await page.waitForURL(/analysis-mission-list\?run=/);
    await expect(page.locator('[id^="step-"] [role="img"]').first()).toBeVisible({ timeout: 60_000 });
  });
});
