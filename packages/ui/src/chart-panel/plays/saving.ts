import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { plotOf, type Play } from './plot.ts';

export const asksForAnSvg: Play = async ({ args, canvasElement }) => {
  await plotOf(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
  await expect(await screen.findByRole('menuitem', { name: 'PNG 3 倍' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'SVG' }));
  await expect(args.onDownload).toHaveBeenCalledWith('svg');
};

export const asksForAnExport: Play = async ({ args, canvasElement }) => {
  await plotOf(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '网络（GraphML）' }));
  await expect(args.exports![0]!.onSelect).toHaveBeenCalledOnce();
};

export const makesItsOwnFiles: Play = async ({ canvasElement }) => {
  const saved: Blob[] = [];
  const real = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => real(saved[saved.push(content as Blob) - 1]!);
  try {
    await plotOf(canvasElement);
    for (const kind of ['SVG', '数据（CSV）']) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
    }
    await waitFor(() => expect(saved.map(({ type }) => type).toSorted()).toEqual(['image/svg+xml', 'text/csv']), {
      timeout: 15_000,
    });
    const svg = await saved.find(({ type }) => type === 'image/svg+xml')!.text();
    await expect(svg).toMatch(/<text[^>]*>不显著<\/text>/);
    await expect(svg.match(/<image/g)).toHaveLength(1);
    await expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    await expect((await saved.find(({ type }) => type === 'text/csv')!.text()).split('\r\n')).toHaveLength(5_002);
  } finally {
    URL.createObjectURL = real;
  }
};

export const choosesASizeForPrint: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG，按印刷尺寸……' }));
  const dialog = await screen.findByRole('dialog', { name: /^按印刷尺寸保存/ });
  await userEvent.click(within(dialog).getByRole('radio', { name: '单栏 85 mm' }));
  await expect(within(dialog).getByRole('spinbutton', { name: '宽度' })).toHaveValue('85');
  await userEvent.click(within(dialog).getByRole('radio', { name: '600 dpi' }));
  await expect(within(dialog).getByRole('status')).toHaveTextContent(/图片 2,006 × [\d,]+ 像素/);
};
