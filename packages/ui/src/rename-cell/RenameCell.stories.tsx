import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import { RenameCell } from './index.ts';
import { inputMethod } from './inputMethod.ts';

export default {
  title: '业务组件/RenameCell',
  component: RenameCell,
  args: { isFile: true, onRename: fn(async () => {}), value: '样本 01.csv' },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RenameCell>;

type Story = StoryObj<typeof RenameCell>;

const open = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button', { name: '重命名' }));
  return within(root).getByRole<HTMLInputElement>('textbox', { name: '名称' });
};

export const Basic: Story = { tags: ['narrow', 'focus', 'hover'] };

export const ReadOnly: Story = {
  tags: ['!visual'],
  args: { readOnly: true },
};

/** The extension stays outside the field and comes back with the name; the focus returns to the button. */
export const Saves: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = await open(canvasElement);
    await expect(input).toHaveValue('样本 01');
    await expect(input.selectionEnd! - input.selectionStart!).toBe(5);
    await userEvent.keyboard('  对照组  {Enter}');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenCalledWith('对照组.csv');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '重命名' })).toHaveFocus());
  },
};

/** F2 begins; spaces around the old name are no change, and nothing is sent. */
export const Unchanged: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '重命名' }).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(within(canvasElement).getByRole('textbox'), '  {Enter}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const EscapeRestores: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('别的{Escape}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '重命名' })).toHaveFocus());
  },
};

/** Leaving the field saves, and only once after Enter. */
export const BlurSavesOnce: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('对照组');
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument());
    await expect(args.onRename).toHaveBeenCalledTimes(1);
  },
};

/** The name of a row is often its way in: begun by F2 on the name, editing gives the focus back to the name. */
export const FocusReturnsToTheName: Story = {
  tags: ['!visual'],
  args: {
    value: '肝脏代谢组_2024-03_正离子模式_定量表_第二批.xlsx',
    children: (
      <Link href="#file">
        <TruncatedName>肝脏代谢组_2024-03_正离子模式_定量表_第二批.xlsx</TruncatedName>
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = () =>
      within(canvasElement).getByRole('link', { name: '肝脏代谢组_2024-03_正离子模式_定量表_第二批.xlsx' });
    link().focus();
    await userEvent.keyboard('{F2}');
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link()).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重命名' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '重命名' })).toHaveFocus());
  },
};

/** Escape that puts a pinyin candidate away is not Escape that gives up. */
export const PinyinKeepsTheField: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = await open(canvasElement);
    await fireEvent.compositionStart(input);
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true, keyCode: 229 });
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

/** Chosen candidates are text like any; one Enter chooses, the next one saves. */
export const PinyinThenSaves: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = await open(canvasElement);
    const ime = await inputMethod();
    if (!ime) return;
    await ime.compose('duizhao');
    await expect(input).toHaveValue('duizhao');
    await ime.key('Enter');
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(input).toBeInTheDocument();
    await ime.commit('对照');
    await expect(input).toHaveValue('对照');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith('对照.csv'));
  },
};

export const InvalidCharacters: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('处理/对照{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('名称不能包含');
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

/** The count shows near the limit and says when it is passed. */
export const TooLong: Story = {
  tags: ['!visual'],
  args: { value: `${'代'.repeat(50)}.csv` },
  play: async ({ canvasElement }) => {
    const input = await open(canvasElement);
    await expect(within(canvasElement).queryByText(/\/100/)).not.toBeInTheDocument();
    await fireEvent.change(input, { target: { value: 'a'.repeat(101) } });
    await expect(within(canvasElement).getByText('101/100')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('已输入 101 个字符，最多 100 个');
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('最多 100 个字符');
  },
};

/** Nothing typed is lost when saving fails. */
export const SaveFails: Story = {
  tags: ['!visual'],
  args: { onRename: fn(async () => Promise.reject(new Error('该文件夹中已有同名文件，请换一个名称'))) },
  play: async ({ canvasElement }) => {
    const input = await open(canvasElement);
    await userEvent.keyboard('{End} 复测{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('已有同名文件');
    await expect(input).toHaveValue('样本 01 复测');
  },
};

export const LongNames: Story = {
  args: { value: `${'a'.repeat(196)}.csv`, isFile: true },
};

/** A folder has no extension to keep outside the field. */
export const Folder: Story = {
  tags: ['!visual'],
  args: { isFile: false, value: '第 2.1 批' },
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toHaveValue('第 2.1 批');
  },
};

/** While the server is at work the text stays and cannot change. */
export const Saving: Story = {
  tags: ['!visual'],
  args: { onRename: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const input = await open(canvasElement);
    await userEvent.keyboard('对照组{Enter}');
    await expect(input).toHaveAttribute('readonly');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在保存');
  },
};
