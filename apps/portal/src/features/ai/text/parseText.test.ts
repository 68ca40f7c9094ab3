import { expect, it } from 'vitest';
import { parseInline, parseText } from './parseText.ts';

it('reads paragraphs, lists, quotes, code and citations', () => {
  expect(parseText('## 题\n\n一 **重** `x` [2]\n\n- 甲\n- 乙\n\n> 引\n\n```\n**a**\n```')).toEqual([
    { kind: 'heading', inline: [{ kind: 'text', text: '题' }] },
    {
      kind: 'paragraph',
      inline: [
        { kind: 'text', text: '一 ' },
        { kind: 'strong', text: '重' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'x' },
        { kind: 'text', text: ' ' },
        { kind: 'cite', number: 2 },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: '甲' }], [{ kind: 'text', text: '乙' }]] },
    { kind: 'quote', inline: [{ kind: 'text', text: '引' }] },
    { kind: 'code', text: '**a**' },
  ]);
});

it('SEC-63: HTML stays text, pictures are never loaded, and only pages of the portal are links', () => {
  expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }]);
  expect(parseInline('![密钥](http://canary.example/?d=1)')).toEqual([{ kind: 'picture', text: '密钥' }]);
  expect(parseInline('[工具](/tools/tool-list)')).toEqual([{ kind: 'page', text: '工具', path: '/tools/tool-list' }]);
  for (const [address, host] of [
    ['https://evil.example/x', 'evil.example'],
    ['javascript:alert%281%29', ''],
    ['//evil.example', ''],
    [String.raw`/\evil.example`, ''],
    ['data:text/html,x', ''],
  ])
    expect(parseInline(`[点](${address})`)).toEqual([{ kind: 'outside', text: '点', host }]);
});

it('an unfinished answer is shown as far as it is', () => {
  expect(parseText('说到 **一')).toEqual([{ kind: 'paragraph', inline: [{ kind: 'text', text: '说到 **一' }] }]);
  expect(parseText('```\nx')).toEqual([{ kind: 'code', text: 'x' }]);
  expect(parseText('')).toEqual([]);
});
