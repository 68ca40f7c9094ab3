import { expect, it } from 'vitest';
import { escapeXml, withoutForbidden } from './escapeXml.ts';

it('no name can end an element or an attribute', () =>
  expect(escapeXml(`<a b="c">&'`)).toBe(`&lt;a b=&quot;c&quot;&gt;&amp;'`));

it('tabs and line ends are given back by an attribute, which would else be blanks', () =>
  expect(escapeXml('a\tb\r\nc')).toBe('a&#9;b&#13;&#10;c'));

it('what XML cannot hold is left out, and half of a letter is replaced', () =>
  expect(withoutForbidden('肝\u0000脏\uFFFE\uD83D\t')).toBe('肝脏\uFFFD\t'));
