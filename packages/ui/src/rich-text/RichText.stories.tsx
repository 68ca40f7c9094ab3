import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from './index.ts';

// 1 × 1 px, drawn wide: no story asks the network for a picture.
const picture = '/favicon.svg';
const article = `
<h2>非靶向代谢组的数据从哪里来</h2>
<p>一次完整的实验从<strong>样本采集</strong>开始。本文以人（<i>Homo sapiens</i>）肝组织为例，说明 12 个样本如何变成一张峰面积表；术语见<a href="#terms">文末</a>，原始方法见<a href="https://example.com/paper">论文</a>。</p>
<h3>采集与保存</h3>
<ul><li>离体后 <em>30 分钟内</em>放入液氮<ul><li>不要反复冻融</li></ul></li><li>每管不少于 50 mg，避免使用 <code>EDTA</code> 抗凝管</li><li>质控样本（QC）由各样本等量混合</li></ul>
<ol><li>研磨</li><li>提取</li><li>离心，取上清</li></ol>
<blockquote><p>如果样本量不足，请先联系客服再送样，补样比重做便宜得多。</p></blockquote>
<h3>检测结果</h3>
<table><caption>表 1　正离子模式下的差异代谢物（节选）</caption><thead><tr><th>代谢物</th><th>分子式</th><th>log2FC</th><th>VIP</th><th>p</th></tr></thead><tbody><tr><td>牛磺胆酸</td><td>C26H45NO7S</td><td>+2.31</td><td>1.92</td><td>1.2e-5</td></tr><tr><td>溶血磷脂酰胆碱 18:2</td><td>C26H50NO7P</td><td>-1.07</td><td>1.35</td><td>3.4e-3</td></tr></tbody></table>
<h4>运行参数</h4>
<pre><code>{ "method": "pqn", "vip": 1, "p": 0.05 }</code></pre>
<p>按 <kbd>Ctrl</kbd> + <kbd>K</kbd> 可以随时搜索。</p>
<hr>
<h3 id="terms">术语</h3>
<dl><dt>VIP</dt><dd>变量对分组贡献的大小</dd><dt>QC</dt><dd>质控样本</dd></dl>`;

export default { title: '数据展示/RichText', component: RichText, args: { html: article } } satisfies Meta<
  typeof RichText
>;

type Story = StoryObj<typeof RichText>;

export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^论文\s?（在新窗口打开）$/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.getByRole('region', { name: /^表 1/ })).toHaveAttribute('tabindex', '0');
  },
};

/** A link within the article moves the focus there; the address of the page, which belongs to its router, stays. */
export const FollowsItsAnchors: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const address = window.location.href;
    await userEvent.click(await within(canvasElement).findByRole('link', { name: '文末' }));
    await expect(within(canvasElement).getByRole('heading', { name: '术语' })).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
};

/** Pictures wait until they are near and always have a text; what could act is gone. */
export const TakesOutWhatActs: Story = {
  args: {
    html: `<h3 id="a" onclick="alert(1)" style="position:fixed">标题<script>alert(1)</script></h3><figure><img src="${picture}" onerror="alert(1)" width="320" height="120"><figcaption>图 1　样本分布</figcaption></figure><p><a href="javascript:alert(1)">没有去处的链接</a><iframe src="https://evil.example"></iframe></p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '标题' })).toBeVisible();
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('alt', '');
    await expect(canvasElement.querySelector('script, iframe, [onclick], [onerror], [style], a[href]')).toBeNull();
  },
  tags: ['!visual'],
};

/** A table wider than the text scrolls on its own; an id without a place to break breaks all the same. */
export const WideTable: Story = {
  args: {
    html: `<p>序列 ${'ACGT'.repeat(50)} 在表 2 中</p><table><thead><tr>${Array.from({ length: 12 }, (_column, index) => `<th>样本 ${index + 1}</th>`).join('')}</tr></thead><tbody>${Array.from({ length: 3 }, (_row, row) => `<tr>${Array.from({ length: 12 }, (_column, index) => `<td>${((row + 3) * (index + 7) * 1234.5).toFixed(1)}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: '表格' });
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
};
