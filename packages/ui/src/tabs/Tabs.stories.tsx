import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs, TabsList, TabsPanel, TabsTab } from './index.ts';

const views = [
  ['overview', '概览'],
  ['samples', '样本'],
  ['reports', '报告'],
] as const;

export default { title: '导航/Tabs', component: Tabs, args: {
    defaultValue: 'overview',
    children: (
      <>
        <TabsList label="项目视图">
          {views.map(([value, name]) => (
            <TabsTab key={value} value={value}>
              {name}
            </TabsTab>
          ))}
          <TabsTab disabled value="costs">
            费用
          </TabsTab>
        </TabsList>
        {views.map(([value, name]) => (
          <TabsPanel key={value} value={value}>
            {name}的内容
          </TabsPanel>
        ))}
      </>
    ),
  } } satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

export const Basic: Story = {};
/** Arrows move and wrap, passing over what is disabled; Home and End jump. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '概览' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: '样本' })).toHaveTextContent('样本的内容');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '报告' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '概览' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** Heavy panels load only when their tab is pressed. */
export const Manual: Story = {
  args: { activationMode: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '概览' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '样本' })).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: '样本' })).toHaveAttribute('aria-selected', 'true');
  },
};
