import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@panome/ui/button';
import type { PromptStorage } from './promptMemory.ts';
import { PromptQueue, type PromptQueueProps } from './PromptQueue.tsx';

const now = new Date(2026, 10, 21, 14, 8).getTime();
const endOfToday = new Date(2026, 10, 21, 23, 59, 59, 999).getTime();
const kept = new Map<string, string>();
/** A storage of its own for each visit, since what was closed in a visit is remembered by storage. */
const visit = (): PromptStorage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
});
const notices = [
  {
    id: '1',
    title: '蛋白组分析流程升级',
    date: '2026-11-21',
    content: '<p>新增差异蛋白富集步骤，已提交的任务不受影响。</p>',
  },
];
const questionnaires = [{ id: '7', title: '代谢组报告使用体验', minutes: 3 }];

/** The windows load when they are needed. */
const patience = { timeout: 20_000 };

function Page(props: PromptQueueProps) {
  const [storage, setStorage] = useState(visit);
  return (
    <>
      {/* As if the page was loaded anew. */}
      <Button onClick={() => setStorage(visit())}>首页</Button>
      <PromptQueue {...props} storage={storage} />
    </>
  );
}

const meta = {
  title: '门户/PromptQueue',
  // An open dialog would cover the whole docs page, so there each story is shown in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: PromptQueue,
  args: { user: 'liu@example.com', notices, questionnaires, storage: visit(), now: () => now, onAnswer: fn() },
  beforeEach: () => kept.clear(),
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PromptQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First the notices. */
export const Basic: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '系统公告' }, patience)).toBeVisible();
    await screen.findByText(/新增差异蛋白富集步骤/, undefined, patience);
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** What was read does not come back, and no questionnaire follows it in the same visit; the next visit asks. */
export const ReadForGood: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }, patience));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(kept.get('panome.notices-read.liu@example.com')).toBe('["1"]');
    await userEvent.click(canvas.getByRole('button', { name: '首页' }));
    await expect(await screen.findByRole('dialog', { name: '邀请您填写问卷' }, patience)).toBeVisible();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /填写“/ }));
    await expect(args.onAnswer).toHaveBeenCalledWith(questionnaires[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(kept.get('panome.questionnaire.liu@example.com')).toBe(String(now));
  },
  tags: ['!visual'],
};

/** Snoozed notices make room for the questionnaire; a dismissed one rests for 24 hours. */
export const Snoozed: Story = {
  beforeEach: () => void kept.set('panome.notice.liu@example.com', String(endOfToday)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '以后再说' }, patience));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(kept.get('panome.questionnaire.liu@example.com')).toBe(String(now));
  },
  tags: ['!visual'],
};

/** A visitor reads notices and is asked nothing. */
export const Visitor: Story = {
  args: { user: null },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }, patience));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect([...kept]).toEqual([['panome.notices-read.guest', '["1"]']]);
  },
  tags: ['!visual'],
};
