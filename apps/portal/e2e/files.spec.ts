import { chooseFiles, csv, fileOf, listFiles, openFolder, rowOf, upload } from './fileStore.ts';
import { expect, test } from './journey.ts';

test('a name is changed in place', async ({ session, user }) => {
  const dir = await openFolder(user, session, '改名');
  await upload(user, fileOf('原名.csv'), fileOf('占用.csv'));
  const edit = () =>
    rowOf(user, '原名.csv')
      .getByRole('button', { name: /^重命名/ })
      .click();
  const field = user.getByRole('textbox', { name: '名称' });

  await edit();
  await field.fill('作废');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(rowOf(user, '原名.csv')).toBeVisible();

  await edit();
  await field.fill('占用');
  await field.press('Enter');
  await expect(user.getByText('此文件夹中已有“占用.csv”')).toBeVisible();
  await expect(field).toHaveValue('占用');

  await field.fill('新名');
  await field.press('Enter');
  await expect(rowOf(user, '新名.csv')).toBeVisible();
  expect((await listFiles(session, dir)).map(({ name }) => name).toSorted()).toEqual(['占用.csv', '新名.csv']);
});

test('files move to another folder, go to the trash and come back', async ({ session, user }) => {
  const dir = await openFolder(user, session, '整理');
  await upload(user, fileOf('搬走.csv'), fileOf('误删.csv'));
  await user.getByRole('button', { name: '新建文件夹' }).click();
  await user.getByRole('textbox', { name: '文件夹名称' }).fill('归档');
  await user.keyboard.press('Enter');
  await expect(rowOf(user, '归档')).toBeVisible();

  await user.getByRole('checkbox', { name: /搬走\.csv/ }).check();
  await user.getByRole('button', { name: '移动', exact: true }).click();
  const dialog = user.getByRole('dialog', { name: '移动“搬走.csv”' });
  await dialog.getByRole('button', { name: '整理' }).click();
  await dialog.getByRole('button', { name: '归档' }).click();
  await dialog.getByRole('button', { name: '移动到此处' }).click();
  await expect(user.getByText('已将“搬走.csv”移动到“归档”')).toBeVisible();
  await expect(rowOf(user, '搬走.csv')).toHaveCount(0);
  await user.keyboard.press('Control+z');
  await expect(user.getByText('已将“搬走.csv”移回原处')).toBeVisible();
  await expect(rowOf(user, '搬走.csv')).toBeVisible();

  const remove = async () => {
    await user.getByRole('button', { name: '更多操作 误删.csv' }).click();
    await user.getByRole('menuitem', { name: '删除' }).click();
    await expect(rowOf(user, '误删.csv')).toHaveCount(0);
  };
  await remove();
  await user.getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(user, '误删.csv')).toBeVisible();

  await remove();
  await user.getByRole('link', { name: '回收站' }).click();
  await user.getByRole('button', { name: '恢复 误删.csv' }).click();
  await expect(user.getByText('已恢复“误删.csv”')).toBeVisible();
  expect((await listFiles(session, dir)).map(({ name }) => name).toSorted()).toEqual(['归档', '搬走.csv', '误删.csv']);
});

test('a search looks below the folder, pages follow the address, and a download gives the asked bytes', async ({
  session,
  user,
}) => {
  const dir = await openFolder(user, session, '查找');
  await upload(user, ...Array.from({ length: 10 }, (_, at) => fileOf(`页 ${at + 1}.csv`)));
  await chooseFiles(user, [fileOf('页 11.csv'), fileOf('目标.csv')]);
  await expect(user.getByText('共 12 条')).toBeVisible();
  await user.getByRole('button', { name: '第 2 页' }).click();
  await expect(user).toHaveURL(/page=2/);
  await expect(user.getByRole('table').getByRole('row')).toHaveCount(3);

  await user.getByRole('searchbox').fill('目标');
  await expect(user.getByText('在“查找”及其子文件夹中找到 1 项')).toBeVisible();
  await user.reload();
  await expect(rowOf(user, '目标.csv')).toBeVisible();
  await user.getByRole('searchbox').fill('没有的');
  await expect(user.getByText('在“查找”及其子文件夹中找到 0 项')).toBeVisible();

  const [target] = await session.call('fileStoreList', { current_dir: dir, name: '目标' });
  const { url } = await session.call('fileStoreDownloadUrl', { id: target!.id });
  const part = await user.request.get(url, { headers: { range: 'bytes=3-7' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 3-7/${csv.length}`);
  expect(await part.text()).toBe(csv.slice(3, 8));
});
