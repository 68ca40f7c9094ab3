import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { plotOf, type Play } from './plot.ts';

const openMenu = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));

/** The dialog of pictures, once its preview is drawn. */
async function pictureDialog(canvasElement: HTMLElement) {
  await plotOf(canvasElement);
  await openMenu(canvasElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^图片/ }));
  // Its code comes with the first use, which takes a while on a cold development server.
  const dialog = within(await screen.findByRole('dialog', { name: /^下载图片/ }, { timeout: 40_000 }));
  await waitFor(() => expect(dialog.getByRole('figure').querySelector('canvas')).toBeVisible());
  // The dialog remembers the format of the last picture.
  await userEvent.click(dialog.getByRole('radio', { name: 'PNG' }));
  return dialog;
}

export const asksForAPdf: Play = async ({ args, canvasElement }) => {
  const dialog = await pictureDialog(canvasElement);
  await userEvent.click(dialog.getByRole('radio', { name: 'PDF' }));
  await userEvent.click(dialog.getByRole('radio', { name: '单栏 85 mm' }));
  await userEvent.click(dialog.getByRole('button', { name: '下载 PDF' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(args.pictures!.save).toHaveBeenCalledWith({
    format: 'pdf',
    width: 85,
    height: 57,
    dpi: 300,
    theme: 'light',
  });
};

export const saysWhatAPdfCannotHold: Play = async ({ args, canvasElement }) => {
  const dialog = await pictureDialog(canvasElement);
  await expect(dialog.queryByText(/字体没有/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'PDF' }));
  await expect(await dialog.findByText(/PDF 的字体没有这些字符：😀 ᚠ/)).toBeVisible();
  await expect(args.pictures!.unheld).toHaveBeenCalledWith(expect.arrayContaining(['不显著']));
  await userEvent.click(dialog.getByRole('button', { name: '改为 SVG' }));
  await expect(dialog.getByRole('radio', { name: 'SVG' })).toBeChecked();
  await expect(dialog.queryByText(/字体没有/)).not.toBeInTheDocument();
};

export const keepsTheMagnifiedPart: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  within(canvasElement).getByRole('application').focus();
  await userEvent.keyboard('++');
  await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '复位' })).toBeEnabled());
  const dialog = await pictureDialog(canvasElement);
  await userEvent.click(dialog.getByRole('checkbox', { name: '只保存当前放大的部分' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'PDF' }));
  await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await expect(dialog.getByText('文件中是整张图，不含当前的缩放')).toBeVisible();
};

export const asksForAnExport: Play = async ({ args, canvasElement }) => {
  await plotOf(canvasElement);
  await openMenu(canvasElement);
  const file = await screen.findByRole('menuitem', { name: '网络（GraphML）' });
  const code = screen.getByRole('menuitem', { name: 'R 代码' });
  const lines = screen.getAllByRole('separator');
  await expect(lines).toContain(code.previousElementSibling);
  await expect(lines).not.toContain(file.previousElementSibling);
  await userEvent.click(file);
  await expect(args.exports![0]!.onSelect).toHaveBeenCalledOnce();
};

export const makesItsOwnFiles: Play = async ({ canvasElement }) => {
  const saved: Blob[] = [];
  const real = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => real(saved[saved.push(content as Blob) - 1]!);
  try {
    const dialog = await pictureDialog(canvasElement);
    await expect(dialog.queryByRole('radio', { name: 'PDF' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'SVG' }));
    await userEvent.click(dialog.getByRole('radio', { name: '双栏 180 mm' }));
    await userEvent.click(dialog.getByRole('button', { name: '下载 SVG' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openMenu(canvasElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: '数据（CSV）' }));
    await waitFor(() => expect(saved.map(({ type }) => type).toSorted()).toEqual(['image/svg+xml', 'text/csv']), {
      timeout: 15_000,
    });
    const svg = await saved.find(({ type }) => type === 'image/svg+xml')!.text();
    await expect(svg).toMatch(/^<svg width="180mm" height="120mm" viewBox="0 0 680 454"/);
    await expect(svg).toMatch(/<text[^>]*>不显著<\/text>/);
    await expect(svg.match(/<image/g)).toHaveLength(1);
    await expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    await expect((await saved.find(({ type }) => type === 'text/csv')!.text()).split('\r\n')).toHaveLength(5_002);
  } finally {
    URL.createObjectURL = real;
  }
};

export const choosesASizeForPrint: Play = async ({ canvasElement }) => {
  const dialog = await pictureDialog(canvasElement);
  await userEvent.click(dialog.getByRole('radio', { name: '双栏 180 mm' }));
  await expect(dialog.getByRole('spinbutton', { name: '高度' })).toHaveValue('118');
  await userEvent.click(dialog.getByRole('radio', { name: '单栏 85 mm' }));
  await expect(dialog.getByRole('spinbutton', { name: '宽度' })).toHaveValue('85');
  await expect(dialog.getByRole('spinbutton', { name: '高度' })).toHaveValue('56');
  await expect(dialog.getByRole('status')).toHaveTextContent(/图中文字约 9.* pt；图片 1,003 × [\d,]+ 像素/);
};
