import { describe, expect, it } from 'vitest';
import { currentLink } from './currentLink.ts';

const entries = [
  { href: '#/data/preview', label: '概览', icon: null },
  {
    label: '样本信息',
    icon: null,
    entries: [
      { href: '#/data/sample', label: '样本', icon: null },
      { href: '#/data/sample/status', label: '返样', icon: null },
    ],
  },
];

describe('currentLink', () => {
  it('finds a page inside a group by its path', () => {
    expect(currentLink(entries, '#/data/sample/operation?id=7')?.label).toBe('样本');
  });

  it('prefers the deepest of two links that both begin the path', () => {
    expect(currentLink(entries, '#/data/sample/status')?.label).toBe('返样');
  });

  it('does not take half a word for a segment', () => {
    expect(currentLink(entries, '#/data/preview-center')).toBeUndefined();
  });
});
