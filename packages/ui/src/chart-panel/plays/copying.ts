import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { plotOf, type Play } from './plot.ts';

function withClipboard(write: (items: ClipboardItem[]) => Promise<void>): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  return () =>
    before ? Object.defineProperty(navigator, 'clipboard', before) : Reflect.deleteProperty(navigator, 'clipboard');
}

export const copiesThePicture: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const write = fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
  const restore = withClipboard(write);
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制图片' }));
    await waitFor(() => expect(within(canvasElement).getByText('图片已复制')).toBeInTheDocument());
    const picture = await write.mock.calls[0]![0][0]!.getType('image/png');
    await expect(picture.size).toBeGreaterThan(1_000);
  } finally {
    restore();
  }
};

export const copiesTheWholeFigure: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const write = fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
  const restore = withClipboard(write);
  const copied = async (times: number) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制图片' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(times));
    return [...new Uint8Array(await (await write.mock.calls[times - 1]![0][0]!.getType('image/png')).arrayBuffer())];
  };
  try {
    const before = await copied(1);
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '复位' })).toBeEnabled());
    await expect(await copied(2)).toEqual(before);
  } finally {
    restore();
  }
};

export const saysThatCopyingIsRefused: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const restore = withClipboard(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制图片' }));
    const told = await within(canvasElement).findByRole('alert');
    await expect(told).toHaveTextContent('浏览器不允许复制图片，请下载后使用');
    await expect(within(told).getByRole('button', { name: '下载' })).toBeVisible();
  } finally {
    restore();
  }
};
