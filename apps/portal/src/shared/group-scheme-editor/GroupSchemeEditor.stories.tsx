import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { GroupSchemeEditor, type GroupSchemeEditorProps } from './index.ts';

function Editor(props: GroupSchemeEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <GroupSchemeEditor
      {...props}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
      value={value}
    />
  );
}

export default {
  title: '门户/GroupSchemeEditor',
  component: GroupSchemeEditor,
  render: (args) => <Editor {...args} />,
  args: {
    samples: ['CK1', 'CK2', 'CK3', 'T1', 'T2', 'QC1'],
    value: {
      groups: [
        { name: '对照', color: '#0072b2', samples: ['CK1', 'CK2', 'CK3'] },
        { name: '处理', color: '#d55e00', samples: ['T1'] },
      ],
      excluded: ['QC1'],
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof GroupSchemeEditor>;

type Story = StoryObj<typeof GroupSchemeEditor>;

/** A group too small for a test says so. */
export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      within(canvas.getByRole('region', { name: '处理' })).getByText('样本少于 3 个，无法可靠比较'),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: '未分组' })).getByRole('checkbox', { name: 'T2' }),
    ).toBeVisible();
  },
};

/** Moving works without drag, and undo takes it back. */
export const MoveByMenu: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'T2' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'QC1' }));
    await userEvent.click(canvas.getByRole('button', { name: '移到组（已选 2 个）' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '移到 处理' }));
    await expect(within(canvas.getByRole('list', { name: '处理' })).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(within(canvas.getByRole('list', { name: '处理' })).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Pasted names that the table does not know are named, not dropped in silence. */
export const Paste: Story = {
  args: {
    parse: fn((_pasted: string, samples: readonly string[]) => ({
      scheme: { groups: [{ name: '对照', color: '#0072b2', samples: samples.slice(0, 3) }], excluded: [] },
      unknown: ['CK9'],
      missing: ['T1'],
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '样本与分组' }), 'CK9 对照');
    await userEvent.click(canvas.getByRole('button', { name: '应用' }));
    await expect(canvas.getByText('1 个样本未识别，已跳过：CK9')).toBeVisible();
    await expect(canvas.getByText('已将 3 个样本分到 1 个组')).toBeVisible();
    await expect(canvas.getByText('1 个样本未出现，留在未分组：T1')).toBeVisible();
  },
};

/** A sample's own menu does what a drag does; the focus goes on to the next sample. */
export const MoveByTheMenuOfASample: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'CK2的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '移到 处理' }));
    await expect(
      within(canvas.getByRole('list', { name: '处理' })).getByRole('checkbox', { name: 'CK2' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'CK3' })).toHaveFocus());
  },
};

/** Shift takes all samples between two ticks. */
export const SelectsARange: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'CK1' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'CK3' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('button', { name: '移到组（已选 3 个）' })).toBeEnabled();
  },
};

/** A colour of the charts is one press away. */
export const ChoosesAColor: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '处理的颜色' }));
    await userEvent.click(await screen.findByRole('button', { name: '绿色' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ groups: [expect.anything(), expect.objectContaining({ color: '#009e73' })] }),
    );
  },
};

/** A typed name is one step to undo, and a name that another group has is refused aloud. */
export const UndoesANameAtOnce: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getAllByRole('textbox', { name: '组名' })[1]!;
    await userEvent.clear(name);
    await userEvent.type(name, '对照');
    await expect(name).toHaveAccessibleDescription('组名重复，请修改');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(name).toHaveValue('处理');
  },
};

/** Lines of which nothing is known must not wipe out the groups. */
export const PasteOfStrangers: Story = {
  tags: ['!visual'],
  args: {
    parse: () => ({ scheme: { groups: [], excluded: [] }, unknown: ['甲', '乙'], missing: [] }),
    onValueChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '样本与分组' });
    await userEvent.type(field, '甲 对照');
    await userEvent.click(canvas.getByRole('button', { name: '应用' }));
    await expect(canvas.getByText('没有识别到任何样本，分组未改变')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The samples of a place are one tab stop; arrows and letters move, Space ticks, Ctrl+Z takes back. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('checkbox', { name: 'CK1' }).focus();
    await userEvent.keyboard('{End} {ArrowUp} {Home}');
    await expect(canvas.getByRole('checkbox', { name: 'CK1' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '移到组（已选 2 个）' })).toBeEnabled();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('checkbox', { name: 'CK2' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'CK2的操作' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '不参与分析' }));
    await expect(
      within(canvas.getByRole('list', { name: '不参与分析' })).getByRole('checkbox', { name: 'CK2' }),
    ).toBeVisible();
    // The other ticked sample was moved along, so the focus is on the one that stayed.
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'CK1' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(args.value);
  },
};

/** A new scheme: everything is still to be done. */
export const NoGroups: Story = {
  args: { value: { groups: [], excluded: [] }, guess: () => ({ groups: [], excluded: [] }) },
};

const longName = (index: number) =>
  `肝脏代谢组_2024-03_正离子模式_${'QC'.repeat(40)}_${String(index).padStart(3, '0')}`;

/** Two hundred samples with long names: each place scrolls, names are cut in the middle. */
export const ManySamples: Story = {
  tags: ['!visual'],
  args: {
    samples: Array.from({ length: 200 }, (_, index) => longName(index)),
    value: {
      groups: [
        {
          name: '对照组（正常饮食，第 1 批至第 3 批合并，剔除解冻过的样本）',
          color: '#0072b2',
          samples: Array.from({ length: 90 }, (_, index) => longName(index)),
        },
        { name: '处理组', color: '#d55e00', samples: Array.from({ length: 60 }, (_, index) => longName(index + 90)) },
      ],
      excluded: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已分组 150 / 200 个样本')).toBeVisible();
  },
};
