import { expect, userEvent, waitFor, within } from 'storybook/test';
import { plotOf, pointer, type Play } from './plot.ts';

/** What ECharts shows, as pixels. */
const pixelsOf = (plot: HTMLElement) =>
  [...plot.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join('\n');

export const zoomsAndResets: Play = async ({ canvasElement }) => {
  await plotOf(canvasElement);
  const canvas = within(canvasElement);
  const reset = canvas.getByRole('button', { name: '复位' });
  await expect(reset).toBeDisabled();
  canvas.getByRole('application').focus();
  await userEvent.keyboard('+');
  await waitFor(() => expect(reset).toBeEnabled());
  await userEvent.keyboard('0');
  await waitFor(() => expect(reset).toBeDisabled());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}+');
  await waitFor(() => expect(reset).toBeEnabled());
  reset.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: '移动' })).toHaveFocus());
};

export const magnifies: Play = async ({ canvasElement }) => {
  const plot = await plotOf(canvasElement);
  const canvas = within(canvasElement);
  const reset = canvas.getByRole('button', { name: '复位' });
  const area = canvas.getByRole('application', { name: '弦图，可以缩放和移动' });
  await expect(area).toHaveAccessibleDescription('按加减号缩放，放大后按方向键移动，0 复位');
  const whole = pixelsOf(plot);
  area.focus();
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  area.dispatchEvent(arrow);
  await expect(arrow.defaultPrevented).toBe(false);
  await userEvent.keyboard('+');
  await waitFor(() => expect(reset).toBeEnabled());
  await waitFor(() => expect(pixelsOf(plot)).not.toBe(whole));
  const magnified = pixelsOf(plot);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(pixelsOf(plot)).not.toBe(magnified));
  await userEvent.keyboard('0');
  await waitFor(() => expect(pixelsOf(plot)).toBe(whole));
  await expect(reset).toBeDisabled();

  area.blur();
  const wheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', {
      deltaY: -200,
      ctrlKey,
      bubbles: true,
      cancelable: true,
      ...pointer(plot, 200, 150),
    });
    plot.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await expect(wheel(false)).toBe(false);
  await expect(reset).toBeDisabled();
  await expect(wheel(true)).toBe(true);
  await waitFor(() => expect(reset).toBeEnabled());
  await userEvent.click(reset);
  await waitFor(() => expect(pixelsOf(plot)).toBe(whole));

  const finger = (type: string, pointerId: number, x: number) =>
    plot.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        isPrimary: pointerId === 1,
        bubbles: true,
        cancelable: true,
        ...pointer(plot, x, 150),
      }),
    );
  finger('pointerdown', 1, 180);
  finger('pointerdown', 2, 220);
  finger('pointermove', 2, 300);
  finger('pointerup', 1, 180);
  finger('pointerup', 2, 300);
  await waitFor(() => expect(reset).toBeEnabled());
  await waitFor(() => expect(pixelsOf(plot)).not.toBe(whole));
};
