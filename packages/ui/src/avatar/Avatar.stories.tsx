import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Avatar } from './index.ts';

/** A face of three shapes, so that the story needs no network. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#2f6f6a"/><circle cx="24" cy="19" r="9" fill="#f3d9c0"/><ellipse cx="24" cy="46" rx="17" ry="16" fill="#f7f7f2"/></svg>')}`;

export default { title: '数据展示/Avatar', component: Avatar, args: { name: '王小明' } } satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

const image = (root: HTMLElement) => root.querySelector('img');

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '王小明' })).toHaveTextContent('明');
  },
};

export const Picture: Story = {
  tags: ['!visual'],
  args: { src: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(image(canvasElement)?.naturalWidth).toBeGreaterThan(0));
    await expect(within(canvasElement).getAllByRole('img', { name: '王小明' })).toHaveLength(1);
  },
};

/** When the picture fails to load, the initials stay and no broken image shows. */
export const PictureFails: Story = {
  tags: ['!visual'],
  args: { src: 'data:image/png;base64,no' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(image(canvasElement)).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: '王小明' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="王小明" size="small" />
      <Avatar name="李雷" />
      <Avatar name="Ada Lovelace" />
      <Avatar name="Ada Lovelace" size="large" />
      <Avatar name="王小明" size="large" src={picture} />
    </Inline>
  ),
};

/** Beside the name nothing is read twice. */
export const Decorative: Story = {
  tags: ['!visual'],
  render: () => (
    <Inline>
      <Avatar decorative name="王小明" />
      王小明
    </Inline>
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('img')).toBeNull(),
};
