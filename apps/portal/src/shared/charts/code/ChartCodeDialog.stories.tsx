import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleCode } from './ChartCodeDialog.fixtures.ts';
import { ChartCodeDialog } from './ChartCodeDialog.tsx';

/** Code that is loaded on demand takes a while on a cold development server. */
const cold = { timeout: 20_000 };

const meta = {
  title: '门户/ChartCodeDialog',
  tags: ['!visual'],
  component: ChartCodeDialog,
  args: { title: '火山图', name: '肝脏代谢组-火山图', language: 'python', makeCode: exampleCode, onClose: fn() },
} satisfies Meta<typeof ChartCodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code that draws the chart again: read and copied here, or saved with the data that it reads. */
export const Basic: Story = {
  play: async () => {
    const saved: { content: Blob; name: string }[] = [];
    const real = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => real(saved[saved.push({ content: content as Blob, name: '' }) - 1]!.content);
    HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
      saved.at(-1)!.name = this.download;
    };
    try {
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
  },
};

/** Where the code cannot be written the dialog says so, and offers nothing to save. */
export const Failed: Story = {
  args: { language: 'r', makeCode: () => Promise.reject(new Error('the module did not load')) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '绘图代码：火山图' }, cold);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('代码生成失败');
    await expect(within(dialog).getByRole('button', { name: '下载代码和数据' })).toBeDisabled();
  },
};
