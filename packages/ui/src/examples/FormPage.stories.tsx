import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormPage } from './FormPage.tsx';

export default {
  title: '示例/FormPage',
  component: FormPage,
  args: { onSave: fn(async () => {}) },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FormPage>;

type Story = StoryObj<typeof FormPage>;

export const Basic: Story = { tags: ['contrast', 'compact', 'narrow'] };

/** Nothing is sent; the summary names every fault and leads to it. */
export const Faults: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /合同编号/ }), 'pn1');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    const summary = within(await canvas.findByRole('alert'));
    await userEvent.click(summary.getByRole('link', { name: /手机号/ }));
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Enter sends the whole form once, by keyboard alone. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('textbox', { name: /项目名称/ }).focus();
    await userEvent.keyboard('肝脏代谢组 2024-03{Tab}PN202611{Tab}林一{Tab}13800000000{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: '肝脏代谢组 2024-03', contract: 'PN202611', contact: '林一' }),
    );
  },
};
