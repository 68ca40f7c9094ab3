import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sanitize, SafeHtml } from './index.ts';

export default {
  title: '数据展示/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<h3>系统维护通知</h3><p>平台将于 <strong>2026-11-28 22:00～24:00</strong> 维护，详见<a href="https://example.com/notice">公告</a>。</p><ul><li>期间无法提交任务</li><li>正在运行的任务不受影响</li></ul><blockquote>如有疑问，请联系客服</blockquote>',
  },
} satisfies Meta<typeof SafeHtml>;

type Story = StoryObj<typeof SafeHtml>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '公告' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
/** What could act, restyle the page or send something is taken out; the words stay. */
export const TakesOutWhatActs: Story = {
  tags: ['!visual'],
  args: {
    html: '<p onclick="alert(1)" style="position:fixed" class="x" id="y">正文<script>alert(1)</script><img src="x" onerror="alert(1)" alt="图"><a href="javascript:alert(1)">链接</a><iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="password"></form><svg><use href="#x"></use></svg></p>',
  },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('正文');
    const clean = sanitize(args.html);
    await expect(clean).not.toMatch(/script|onclick|onerror|style=|class=| id=|iframe|form|input|svg|href/);
    await expect(sanitize('<a href="//evil.example">x</a><a href="data:text/html,x">y</a>')).toBe('<a>x</a><a>y</a>');
    await expect(sanitize(clean)).toBe(clean);
  },
};
/** What a table or a picture needs to keep its shape is kept. */
export const KeepsShape: Story = {
  args: {
    html: '<table><tbody><tr><td colspan="2" rowspan="1">合计</td></tr></tbody></table><ol start="3"><li lang="en">third</li></ol><img src="/x.png" width="320" height="180" title="图">',
  },
  tags: ['!visual'],
  play: async ({ args }) => {
    const clean = sanitize(args.html);
    for (const kept of [
      'colspan="2"',
      'start="3"',
      'lang="en"',
      'width="320"',
      'height="180"',
      'loading="lazy"',
      'alt=""',
    ])
      await expect(clean).toContain(kept);
  },
};
