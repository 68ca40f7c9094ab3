import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Column, Columns } from './index.ts';

const cell = (words: string) => (
  <Box background="subtle" border="default" padding="large" radius="card">
    {words}
  </Box>
);

export default {
  title: '布局/Columns',
  component: Columns,
  args: {
    children: [
      <Column key="wide" width={2}>
        {cell('两份')}
      </Column>,
      <Column key="narrow">{cell('一份')}</Column>,
    ],
  },
} satisfies Meta<typeof Columns>;

type Story = StoryObj<typeof Columns>;

export const Basic: Story = { tags: ['narrow'] };
export const ContentWidth: Story = {
  tags: ['!visual'],
  args: {
    children: [
      <Column key="side" width="content">
        {cell('按内容')}
      </Column>,
      <Column key="rest">{cell('其余')}</Column>,
    ],
  },
};
/** Side by side only from 1,200 px on, with a gap for each width of the view. */
export const CollapseBelowDesktop: Story = {
  tags: ['!visual'],
  args: { collapseBelow: 'desktop', space: { mobile: 'small', desktop: 'xlarge' } },
};
/** A long name shrinks its column instead of widening the page. */
export const LongText: Story = {
  args: {
    children: [
      <Column key="wide" width={2}>
        {cell(`${'2024-03_LIVER_METABOLOME_'.repeat(8)}QC12.mzML`)}
      </Column>,
      <Column as="aside" key="narrow">
        {cell('一份')}
      </Column>,
    ],
  },
};
