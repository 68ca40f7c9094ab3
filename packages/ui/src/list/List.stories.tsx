import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, LoaderCircle, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { Tag } from '../tag/index.ts';
import { Text } from '../text/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import { List, ListItem } from './index.ts';

const icon = { size: 14, strokeWidth: 1.5 };
const people = (
  <List label="成员">
    <ListItem
      actions={
        <Button aria-label="移出 王敏" size="small" variant="quiet">
          移出
        </Button>
      }
      description="2024-03-18 加入"
      leading={<Avatar decorative name="王敏" />}
      meta="1.2 GB"
      title={
        <>
          <Text weight="strong">王敏</Text>
          <Tag tone="accent">管理员</Tag>
        </>
      }
    />
    <ListItem
      description="2024-05-02 加入"
      leading={<Avatar decorative name="李雷" />}
      meta="860 MB"
      title={<Text weight="strong">李雷</Text>}
    />
  </List>
);
const opened = fn();
const removed = fn();
const tasks = (
  <Card padding="none">
    <List label="任务" variant="inset">
      <ListItem
        current
        description="主成分分析 · 2024-03-18 10:24"
        interactive
        meta={
          <Tag icon={<LoaderCircle {...icon} />} tone="accent">
            运行
          </Tag>
        }
        title={
          <Link aria-current="true" href="#pca" tone="neutral">
            <TruncatedName>肝脏代谢组_正离子模式_第二批重复样本_主成分分析.csv</TruncatedName>
          </Link>
        }
      />
      <ListItem
        actions={
          <IconButton icon={<X size={16} strokeWidth={1.5} />} label="移除 火山图" onClick={removed} size="small" />
        }
        description="两组差异检验 · 2024-03-17 16:02"
        interactive
        meta={
          <Tag icon={<CircleCheck {...icon} />} tone="success">
            成功
          </Tag>
        }
        title={
          <Link
            href="#volcano"
            onClick={(event) => {
              event.preventDefault();
              opened();
            }}
            tone="neutral"
          >
            火山图
          </Link>
        }
      />
    </List>
  </Card>
);
const files = (
  <List divided={false} label="附件" size="small">
    <ListItem leading={<FileIcon name="样本.xlsx" />} meta="24 KB" title={<TruncatedName>样本.xlsx</TruncatedName>} />
    <ListItem leading={<FileIcon name="说明.pdf" />} meta="1.1 MB" title={<TruncatedName>说明.pdf</TruncatedName>} />
  </List>
);

export default {
  title: '数据展示/List',
  component: List,
  subcomponents: { ListItem },
} satisfies Meta<typeof List>;

type Story = StoryObj<typeof List>;

/** Members of a group. */
export const Basic: Story = {
  render: () => <Box maxWidth="form">{people}</Box>,
};

/** The link of the title takes presses on all of the row; buttons in it keep theirs, and Tab stops at each. */
export const Linked: Story = {
  tags: ['!visual'],
  render: () => tasks,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getAllByRole('listitem')[1]!;
    const { height, left, top } = row.getBoundingClientRect();
    // What lies under the pointer at the start of the second line.
    const under = document.elementFromPoint(left + 4, top + height - 4);
    await expect(under).toBe(canvas.getByRole('link', { name: '火山图' }));
    await userEvent.click(under!);
    await expect(opened).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: '移除 火山图' });
    const box = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(box.left + 4, box.top + 4))).toBe(true);
    await userEvent.click(button);
    await expect(removed).toHaveBeenCalledOnce();
    await expect(opened).toHaveBeenCalledOnce();
    canvas.getByRole('link', { name: '火山图' }).focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Files that belong to a message. */
export const Files: Story = { tags: ['!visual'], render: () => files };

/** Read in a row: the list, and each row from its name to its acts. */
export const ReadsAloud: Story = {
  tags: ['!visual'],
  render: () => people,
  play: async ({ canvasElement }) => {
    const said = (await spoken(canvasElement)).join('\n');
    await expect(said).toContain('list, 成员');
    await expect(said).toMatch(/王敏\n管理员\n2024-03-18 加入\n1.2 GB\nbutton, 移出 王敏/);
  },
};
