import { expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

it('reads addresses with any separator', () =>
  expect(linesOf(' a@b.cn，c@d.cn;\n\nc@d.cn\te@f.cn、')).toEqual(['a@b.cn', 'c@d.cn', 'e@f.cn']));
it('finds no address in an empty text', () => expect(linesOf(' \n')).toEqual([]));
