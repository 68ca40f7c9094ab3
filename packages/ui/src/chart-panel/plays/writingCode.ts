import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { plotOf, type Play } from './plot.ts';

/** Code that is loaded on demand takes a while on a cold development server. */
const cold = { timeout: 20_000 };

export const showsAndSavesTheCode: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const saved: { content: Blob; name: string }[] = [];
  const real = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => real(saved[saved.push({ content: content as Blob, name: '' }) - 1]!.content);
  HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  };
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Python 代码……' }));
    const dialog = await screen.findByRole('dialog', { name: '绘图代码：火山图' }, cold);
    await expect(await within(dialog).findByRole('region', { name: 'chart.py' }, cold)).toHaveTextContent(
      'import pandas as pd',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '下载代码和数据' }));
    await waitFor(() =>
      expect(saved.map(({ content, name }) => [content.type, name])).toEqual([
        ['application/zip', '肝脏代谢组-火山图_代码.zip'],
      ]),
    );
    await userEvent.click(within(dialog).getByRole('tab', { name: /^R/ }));
    await expect(within(dialog).getByRole('region', { name: 'chart.R' })).toHaveTextContent('geom_point(size = 1.8)');
  } finally {
    URL.createObjectURL = real;
    // The method of all elements is inherited again.
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  }
};

export const saysThatTheCodeFailed: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'R 代码……' }));
  const dialog = await screen.findByRole('dialog', { name: '绘图代码：火山图' }, cold);
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent('代码生成失败');
  await expect(within(dialog).getByRole('button', { name: '下载代码和数据' })).toBeDisabled();
};
