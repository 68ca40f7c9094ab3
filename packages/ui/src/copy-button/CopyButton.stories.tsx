import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './index.ts';

const write = fn(async () => {});

export default {
  title: '基础/CopyButton',
  component: CopyButton,
  args: { value: 'PN-2024-0312', label: '复制合同编号' },
} satisfies Meta<typeof CopyButton>;

type Story = StoryObj<typeof CopyButton>;

export const Basic: Story = { tags: ['focus', 'hover'] };
/** Without a picture: the answer goes away after two seconds. */
export const Copies: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制合同编号' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已复制');
    await expect(write).toHaveBeenCalledWith('PN-2024-0312');
    await expect(within(canvasElement).getAllByText('已复制')[0]).toBeVisible();
  },
};
/** A browser that refuses is not passed over in silence. */
export const Refused: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制合同编号' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('复制失败，请手动选择文字');
  },
};
export const WithLabel: Story = { args: { withLabel: true }, tags: ['!visual'] };
export const Disabled: Story = {
  tags: ['!visual'],
  args: { disabled: true },
};

const inTable = (
  <table>
    <tbody>
      <tr>
        <td style={{ overflow: 'hidden' }}>
          <CopyButton label="复制合同编号" value="PN-2024-0312" />
        </td>
      </tr>
    </tbody>
  </table>
);
/** The answer is seen where its cell cuts off what is in it. */
export const InACell: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  },
  render: () => inTable,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制合同编号' }));
    const answer = (await within(canvasElement).findAllByText('已复制')).find(
      (element) => element.popover === 'manual',
    );
    await expect(answer?.matches(':popover-open')).toBe(true);
    await expect(answer!.getBoundingClientRect().width).toBeGreaterThan(30);
  },
};
