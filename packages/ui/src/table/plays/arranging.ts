import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from './play.ts';

export const arrangesByMenus: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const heads = () =>
    canvas.getAllByRole('columnheader').map((head) => head.querySelector('span span, span button span')?.textContent);
  await userEvent.click(canvas.getByRole('button', { name: '大小（MB） 的列选项' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '左移' }));
  await waitFor(() => expect(heads()).toEqual(['文件名', '大小（MB）', '物种', '上传时间']));
  await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '物种' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toEqual(['文件名', '大小（MB）', '上传时间']));
  const resizer = canvas.getByRole('button', { name: '调整 大小（MB） 的列宽' });
  const before = resizer.closest('th')?.offsetWidth ?? 0;
  resizer.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(resizer.closest('th')?.offsetWidth).toBeGreaterThan(before));
  const wide = resizer.closest('th')?.offsetWidth ?? 0;
  await userEvent.click(canvas.getByRole('button', { name: '大小（MB） 的列选项' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '减小列宽' }));
  await waitFor(() => expect(resizer.closest('th')?.offsetWidth).toBe(wide - 40));
};

/** What the side of the first column is called follows the direction of reading. */
export const arrangesRightToLeft: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '大小（MB） 的列选项' }));
  await expect(await screen.findByRole('menuitem', { name: '固定在右侧' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: '右移' }));
  await waitFor(() => expect(canvas.getAllByRole('columnheader')[1]).toHaveTextContent('大小（MB）'));
};

export const dragsAnEdge: Play = async ({ canvasElement }) => {
  const resizer = within(canvasElement).getByRole('button', { name: '调整 物种 的列宽' });
  const width = () => resizer.closest('th')!.offsetWidth;
  const { left } = resizer.getBoundingClientRect();
  const before = width();
  spyOn(resizer, 'setPointerCapture').mockImplementation(() => {});
  await fireEvent.pointerDown(resizer, { clientX: left, pointerId: 1 });
  await fireEvent.pointerMove(resizer, { clientX: left + 50, pointerId: 1 });
  await waitFor(() => expect(width()).toBe(before + 50));
  await fireEvent.pointerMove(resizer, { clientX: left - 500, pointerId: 1 });
  await waitFor(() => expect(width()).toBe(80));
  await fireEvent.lostPointerCapture(resizer, { pointerId: 1 });
  await fireEvent.pointerMove(resizer, { clientX: left + 50, pointerId: 1 });
  await expect(width()).toBe(80);
};
