import { expect, it } from 'vitest';
import { pinyinInitials } from './pinyinInitials.ts';

it.each([
  ['火山图', 'hst'],
  ['主成分分析', 'zcffx'],
  ['差异检验', 'cyjy'],
  ['缺失值填补', 'qsztb'],
  ['层次聚类', 'ccjl'],
  ['热图', 'rt'],
  ['归一化', 'gyh'],
  ['相关性', 'xgx'],
  ['阿尔法', 'aef'],
])('%s has the initials %s', (text, initials) => expect(pinyinInitials(text)).toBe(initials));

it('leaves Latin letters and digits', () => expect(pinyinInitials('PCA 分析 2')).toBe('pca fx 2'));
