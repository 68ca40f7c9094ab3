import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from './index.ts';

export default { title: '基础/Text', component: Text, args: { children: '共10个样本，其中QC样本3个' } } satisfies Meta<typeof Text>;

type Story = StoryObj<typeof Text>;

/** The space between Chinese and Latin is drawn; the text itself stays as it came. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('共10个样本，其中QC样本3个')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack space="small">
      {(['section', 'body', 'secondary'] as const).map((size) => (
        <Text key={size} size={size}>
          差异代谢物 128 个，其中上调 76 个
        </Text>
      ))}
      <Text weight="strong">差异代谢物 128 个</Text>
      <Text font="mono">SAMPLE_2024_03_QC01</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="xsmall">
      {(['default', 'muted', 'subtle', 'accent', 'danger', 'success', 'warning'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}：差异代谢物 128 个
        </Text>
      ))}
    </Stack>
  ),
};

const longName = '2024-03_肝脏代谢组_正离子模式_原始数据_第二批_重复样本_QC12.mzML';
/** The extension and the sample number stay visible in the middle form. */
export const Truncate: Story = {
  render: () => (
    <Box border="default" maxWidth="text" padding="medium" radius="card">
      <Stack space="small">
        <Box overflow="hidden" width="full">
          <Text as="div" truncate="middle">
            {`${longName}`}
          </Text>
        </Box>
        <Text as="div" truncate="end">
          {longName.repeat(2)}
        </Text>
        <Text as="div" truncate="middle">
          短名.csv
        </Text>
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('本_QC12.mzML')).toBeVisible();
    await expect(within(canvasElement).getByText(longName)).toBeInTheDocument();
  },
};
