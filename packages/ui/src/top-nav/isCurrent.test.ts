import { describe, expect, it } from 'vitest';
import { isCurrent } from './isCurrent.ts';

describe('isCurrent', () => {
  it.each([
    ['#/tools', '#/tools', true],
    ['#/tools', '#/tools/detail?id=3', true],
    ['#/tools', '#/tools?page=2', true],
    ['#/tools', '#/toolbox', false],
    ['#/tools', '#/home', false],
  ])('%s with the page %s: %s', (href, current, expected) => {
    expect(isCurrent(href, current)).toBe(expected);
  });
});
