import { describe, expect, it } from 'vitest';
import payloads from './payloads.json' with { type: 'json' };
import { renderMarkdown, summaryOf } from './renderMarkdown.ts';

const own = '/api/front/dynamic/picture?id=a';
const render = (markdown: string) =>
  renderMarkdown(markdown, { picture: (address) => (address === 'own.png' ? own : null) });

/** All allowed tags, each with its allowed attributes. */
const allowed =
  /^(?:\/?(?:p|em|i|sub|sup|strong|h[2-6]|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|a)|hr \/|br \/|ol start="\d+"|a rel="noopener noreferrer" href="(?:https?:\/\/|mailto:|#\/(?!\/))[^"<>]*"|img src="\/api\/front\/dynamic\/picture\?id=a" alt="[^"<>]*" loading="lazy")$/;

function expectHarmless(html: string): void {
  for (const [, tag] of html.matchAll(/<([^>]*)>/g)) expect(tag).toMatch(allowed);
  // Outside of tags nothing may look like the beginning of one, not even to a lenient parser.
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
}

describe('SEC-40: what acts comes out as text', () => {
  it('there are enough payloads to try', () => expect(payloads.length).toBeGreaterThanOrEqual(150));

  it.each(payloads)('%s', (payload) => {
    for (const around of [
      payload,
      `text ${payload} text`,
      `- ${payload}`,
      `> ${payload}`,
      `[${payload}](https://a.example)`,
      `[a](${payload})`,
      `![${payload}](own.png)`,
      `![a](${payload})`,
      `| a |\n|---|\n| ${payload} |`,
    ])
      expectHarmless(render(around));
  });
});

it('the elements of an ordinary text are kept', () => {
  const html = render(
    '# 一\n\n## 二\n\n- a\n- b\n\n| 名 | 值 |\n|:--|--:|\n| x | 1 |\n\n> 引\n\n```r\npca(x)\n```\n\n![图](own.png) [文件](/data-collection/file-store) [站外](https://a.example)',
  );
  for (const part of [
    '<h2>一</h2>',
    '<h2>二</h2>',
    '<li>a</li>',
    '<td>1</td>',
    '<blockquote>',
    '<pre><code>pca(x)',
    `<img src="${own}" alt="图" loading="lazy">`,
    'href="#/data-collection/file-store"',
    'href="https://a.example"',
  ])
    expect(html).toContain(part);
});

it('the words of a removed link or picture are kept', () => {
  expect(render('[点这里](javascript:alert(1)) ![示意图](https://elsewhere.example/a.png)')).toBe(
    '<p>点这里 示意图</p>',
  );
});

it('the summary of a text is one line', () => {
  expect(summaryOf(render('**甲** & `<乙>`\n\n- 丙'))).toBe('甲 & <乙> 丙');
  expect(summaryOf('<p>一二三四五</p>', 4)).toBe('一二三…');
});

it('Latin emphasis is slanted, Chinese emphasis is not; sub- and superscripts stand in text only', () => {
  expect(renderMarkdown('*Escherichia coli* 与 *重点*')).toBe('<p><i>Escherichia coli</i> 与 <em>重点</em></p>');
  expect(renderMarkdown('H~2~O、10^6^ 个、Ca^2+^')).toBe('<p>H<sub>2</sub>O、10<sup>6</sup> 个、Ca<sup>2+</sup></p>');
  expect(renderMarkdown('`a~b~c` 3 ~ 5 与 6 ~ 8')).toBe('<p><code>a~b~c</code> 3 ~ 5 与 6 ~ 8</p>');
  expect(renderMarkdown('[文献](https://example.com/~a~/b)')).toContain('href="https://example.com/~a~/b"');
});
