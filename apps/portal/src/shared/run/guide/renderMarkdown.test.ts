import { expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.ts';

it('leaves out the title, which the page shows already', () => {
  expect(renderMarkdown('# 主成分分析\n\n正文')).toBe('<p>正文</p>');
});

it('draws tables', () =>
  expect(renderMarkdown('| 表 | 列 |\n|---|---|\n| scores | PC1 |')).toContain('<td>scores</td>'));

it('links a DOI without the stop after it', () => {
  expect(renderMarkdown('Pearson K. 1901. doi:10.1080/14786440109462720.')).toContain(
    '<a href="https://doi.org/10.1080/14786440109462720">doi:10.1080/14786440109462720</a>.',
  );
});

it('shows HTML as text', () => expect(renderMarkdown('<img src=x onerror=alert(1)>')).not.toContain('<img'));
