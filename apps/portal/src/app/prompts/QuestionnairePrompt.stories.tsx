import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { QuestionnairePrompt } from './QuestionnairePrompt.tsx';

const questionnaires = [
  { id: '1', title: '代谢组报告使用体验', minutes: 3 },
  { id: '2', title: '2026 年度客户满意度调查', minutes: 5 },
];

const meta = {
  title: '门户/QuestionnairePrompt',
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: QuestionnairePrompt,
  args: { questionnaires, onAnswer: fn(), onClose: fn() },
} satisfies Meta<typeof QuestionnairePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['narrow'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '邀请您填写问卷' })).toHaveAccessibleDescription(
      '您的意见帮助我们改进；选择“以后再说”，24 小时内不再询问',
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: '邀请您填写问卷' })).toHaveFocus());
  },
};

export const One: Story = {
  tags: ['!visual'],
  args: { questionnaires: questionnaires.slice(0, 1) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '填写“代谢组报告使用体验”' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(questionnaires[0]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 以后再说, ✕ and Escape are the same answer. */
export const Dismissed: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '以后再说' }));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** What the server knows to be answered is not asked again. */
export const SomeAnswered: Story = {
  tags: ['!visual'],
  args: { questionnaires: [{ ...questionnaires[0]!, answered: true }, questionnaires[1]!] },
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    await expect(screen.queryByText('代谢组报告使用体验')).toBeNull();
  },
};

export const AllAnswered: Story = {
  args: { questionnaires: questionnaires.map((one) => ({ ...one, answered: true })) },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
  tags: ['!visual'],
};

export const LongTitle: Story = {
  args: {
    questionnaires: [
      { id: '1', title: `关于空间代谢组与单细胞转录组联合分析流程使用体验以及后续功能期望的调查${'x'.repeat(120)}` },
    ],
  },
};
