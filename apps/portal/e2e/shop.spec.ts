import { expect, test } from './journey.ts';

test.use({ greeted: false });

test('a study is planned, quoted, sent and printed, and the points it brings are exchanged for room', async ({
  user,
}) => {
  await user.goto('/#/shop/home');
  await user.getByRole('link', { name: '转录组测序' }).click();
  await expect(user.getByRole('heading', { level: 1, name: '转录组测序' })).toBeVisible();
  await expect(user.getByRole('table', { name: '样本要求' })).toContainText('RIN ≥ 7');

  // d = log2(2) ÷ 0.6 takes 7 samples a group, as power.t.test says.
  await user.getByRole('heading', { name: '要多少样本' }).scrollIntoViewIfNeeded();
  await expect(user.getByText('每组需要 7 个样本，共 14 个')).toBeVisible();
  await user.getByRole('button', { name: '按此样本数报价' }).click();
  const lines = user.getByRole('table', { name: '价格明细' });
  await expect(lines).toContainText('¥5,880.00');

  // A promotion that is over is refused with the reason, and nothing of the order is lost.
  await user.goto(`${user.url()}&promotion=autumn-proteome`);
  await expect(user.getByText('“秋季蛋白组优惠”已于 2026-10-31 23:59 结束', { exact: false })).toBeVisible();
  await user.getByRole('combobox', { name: '优惠活动' }).click();
  await user.getByRole('option', { name: /首单立减/ }).click();
  await expect(lines).toContainText('¥5,580.00');

  await user.getByRole('button', { name: '生成报价单' }).click();
  await expect(user.getByRole('heading', { name: /^报价单 BJ/ })).toBeVisible();
  const [pdf] = await Promise.all([
    user.waitForEvent('download'),
    user.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^报价单-BJ\d{8}-\d{4}\.pdf$/);
  await user.getByRole('textbox', { name: '联系方式' }).fill('13800138000');
  await user.getByRole('button', { name: '提交报价需求' }).click();
  await expect(user.getByText('待答复')).toBeVisible();

  await user.goto('/#/support/userpoints');
  await expect(user.getByRole('row', { name: /提交报价需求/ }).first()).toContainText('+10');
  await user.getByRole('link', { name: '兑换积分' }).click();
  await user.getByRole('button', { name: '兑换 1 GB 存储空间' }).click();
  await user.getByRole('alertdialog').getByRole('button', { name: '兑换' }).click();
  await expect(user.getByText('已兑换，我的文件增加 1 GB')).toBeVisible();

  // Goods ask where they go, and then wait to be sent.
  await user.getByRole('button', { name: '兑换 实验记录本' }).click();
  const dialog = user.getByRole('dialog', { name: '兑换“实验记录本”？' });
  await dialog.getByRole('button', { name: '兑换' }).click();
  await expect(dialog.getByText('请填写详细地址')).toBeVisible();
  await dialog.getByRole('textbox', { name: '收件人' }).fill('李明');
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await dialog.getByRole('textbox', { name: '地址' }).fill('上海市徐汇区岳阳路 320 号');
  await dialog.getByRole('button', { name: '兑换' }).click();
  await user.getByRole('tab', { name: '已兑换' }).click();
  await expect(user.getByRole('listitem').filter({ hasText: '李* 138****8000' })).toContainText('待寄出');
});
