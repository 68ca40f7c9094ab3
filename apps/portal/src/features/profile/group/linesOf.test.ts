import { expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

it('reads addresses however they are set apart', () =>
  expect(linesOf(' a@b.cn，c@d.cn;\n\nc@d.cn\te@f.cn、')).toEqual(['a@b.cn', 'c@d.cn', 'e@f.cn']));
it('finds none in nothing', () => expect(linesOf(' \n')).toEqual([]));
