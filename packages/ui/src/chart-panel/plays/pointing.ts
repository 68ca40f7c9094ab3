import { expect, userEvent, within } from 'storybook/test';
import { plotOf, pointer, type Play } from './plot.ts';

export const walksFromPointToPoint: Play = async ({ args, canvasElement }) => {
  const plot = await plotOf(canvasElement);
  const canvas = within(canvasElement);
  const area = canvas.getByRole('application', { name: 'PCA 得分图，可以用方向键查看' });
  area.focus();
  await userEvent.keyboard('{ArrowRight}');
  const status = canvas.getAllByRole('status').find((one) => one.textContent !== '');
  await expect(status).toHaveTextContent('中心样本，PC1：0，PC2：0');
  await userEvent.keyboard('{Enter}');
  await expect(args.onToggleLabels).toHaveBeenCalledWith(['中心样本']);
  await userEvent.keyboard('{ArrowLeft}');
  await expect(status).toHaveTextContent(/^对照/);
  await expect(plot.querySelectorAll('canvas').length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect(plot.querySelectorAll('canvas').length).toBe(1);
  await userEvent.keyboard('{ArrowDown}');
  await expect(status).toHaveTextContent('中心样本');
};

export const walksFromCellToCell: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const canvas = within(canvasElement);
  canvas.getByRole('application').focus();
  await userEvent.keyboard('{ArrowDown}');
  const status = canvas.getAllByRole('status').find((one) => one.textContent !== '');
  await expect(status).toHaveTextContent('基因 21，样本 5');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect(status).toHaveTextContent('基因 22，样本 6');
};

export const isOneStopOfTab: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('toolbar', { name: 'PCA 得分图的工具' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '移动' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('button', { name: '框选放大' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
  await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('application')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
};

export const labelsAClickedPoint: Play = async ({ args, canvasElement }) => {
  const plot = await plotOf(canvasElement);
  const { width } = plot.getBoundingClientRect();
  const at = pointer(plot, 60 + (width - 60 - 120) / 2, 20 + (plot.clientHeight - 80) / 2);
  await userEvent.pointer([{ target: plot, coords: at, keys: '[MouseLeft]' }]);
  await expect(args.onToggleLabels).toHaveBeenCalledWith(['中心样本']);
};

export const labelsWhatTheLassoHolds: Play = async ({ args, canvasElement }) => {
  const plot = await plotOf(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '套索标注' }));
  const [right, bottom] = [plot.clientWidth - 122, plot.clientHeight - 62];
  const corners = [
    [62, 22],
    [right, 22],
    [right, bottom],
    [62, bottom],
  ] as const;
  await userEvent.pointer([
    { target: plot, coords: pointer(plot, 62, 22), keys: '[MouseLeft>]' },
    ...corners.map(([x, y]) => ({ target: plot, coords: pointer(plot, x, y) })),
    { keys: '[/MouseLeft]', target: plot, coords: pointer(plot, 62, bottom) },
  ]);
  await expect(args.onToggleLabels).toHaveBeenCalledWith(expect.arrayContaining(['对照 1', '处理 6', '中心样本']));
};
