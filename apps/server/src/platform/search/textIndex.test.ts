import { describe, expect, it } from 'vitest';
import { passageOf } from './passage.ts';
import { termsOf } from './terms.ts';
import { createTextIndex } from './textIndex.ts';

const index = createTextIndex([
  { id: 'volcano', title: '火山图', text: '横轴是差异倍数，纵轴是显著性。常用于差异分析的结果。' },
  { id: 'pca', title: '主成分分析', text: 'PCA 把样本放在几个主成分上，看组间是否分开。差异倍数不在此处。' },
  { id: 'tsne', title: 't-SNE', text: '把细胞放在平面上；相近的细胞靠在一起。' },
  { id: 'news', title: '新闻', text: '门户开放。'.repeat(200) },
]);
const found = (question: string) => index.search(question).map(({ id }) => id);

describe('the index of texts', () => {
  it('cuts Chinese into pairs and Latin into words', () => {
    const terms = (text: string) => termsOf(text).flatMap(({ part, term }) => (part ? [] : [term]));
    expect(terms('做火山图，用ＤＥＳｅｑ２')).toEqual(['做火', '火山', '山图', '用', 'deseq2']);
    expect(terms('t-SNE')).toEqual(['tsne']);
    expect(terms('α多样性')).toEqual(['α', '多样', '样性']);
  });

  it('puts a title before a mention, and a short text before a long one that repeats', () => {
    expect(found('主成分分析')[0]).toBe('pca');
    expect(found('差异倍数')).toEqual(['volcano', 'pca']);
    expect(found('门户')).toEqual(['news']);
  });

  it.each(['t-SNE', 'tsne', 'SNE', 'Ｔ－ＳＮＥ'])('finds t-SNE by %s', (question) => {
    expect(found(question)).toEqual(['tsne']);
  });

  it('finds by one character, and nothing by what stands nowhere', () => {
    expect(found('图')).toEqual(['volcano']);
    expect(found('量子计算')).toEqual([]);
    expect(found('，。?')).toEqual([]);
    expect(createTextIndex([]).search('火山图')).toEqual([]);
  });

  it('coverage is the share of the question that a text holds', () => {
    expect(index.search('火山图')[0]!.coverage).toBe(1);
    const { coverage } = index.search('火山图 量子计算')[0]!;
    expect(coverage).toBeGreaterThan(0.2);
    expect(coverage).toBeLessThan(0.5);
  });

  it('quotes whole sentences where the question is met', () => {
    const text = '第一句说别的。横轴是差异倍数，纵轴是显著性。最后一句也说别的。';
    const passage = passageOf(text, '差异倍数在哪个轴', index, 20);
    expect(passage).toEqual({ text: '横轴是差异倍数，纵轴是显著性。', at: 7 });
    expect(passageOf('很长'.repeat(50), '长', index, 10).text).toBe('很长很长很长很长很…');
    expect(passageOf('', '长', index)).toEqual({ text: '', at: 0 });
  });
});
