import { describe, expect, it } from 'vitest';
import { builderOf, parseQuery, printBuilder, QueryFault } from './index.ts';

const faultOf = (text: string) => {
  try {
    parseQuery(text);
  } catch (fault) {
    if (fault instanceof QueryFault) return { at: fault.at, message: fault.message };
  }
  return null;
};

describe('the query of the protein database', () => {
  it('binds NOT before AND before OR, and reads conditions beside each other as AND', () => {
    expect(parseQuery('gene:ALB kinase* OR NOT length:[100 TO *]')).toEqual({
      kind: 'or',
      parts: [
        {
          kind: 'and',
          parts: [
            { kind: 'field', field: 'gene', value: 'ALB', prefix: false },
            { kind: 'text', value: 'kinase', prefix: true },
          ],
        },
        { kind: 'not', part: { kind: 'range', field: 'length', from: 100, to: null } },
      ],
    });
  });

  it('takes an id with a colon as a value, and a field in any case', () => {
    expect(parseQuery('GO:0005576')).toEqual({ kind: 'text', value: 'GO:0005576', prefix: false });
    expect(parseQuery('Go:GO:0005576')).toMatchObject({ kind: 'field', field: 'go', value: 'GO:0005576' });
  });

  it.each([
    ['gene:ALB AND (length:5', 13, '括号没有成对'],
    ['gene:ALB)', 8, '没有对应的左括号'],
    ['ALB AND colour:red', 8, '不是可检索的字段'],
    ['name:"serum', 5, '引号没有成对'],
    ['length:[1 TO 5', 7, '方括号没有成对'],
    ['length:[9 TO 5]', 7, '起点大于终点'],
    ['length:long', 7, '应为整数'],
    ['reviewed:maybe', 9, 'true 或 false'],
    ['gene:ALB AND', 12, '没有写完'],
    ['[1 TO 5]', 0, '缺少字段名'],
    ['gene:', 5, '缺少内容'],
    ['*', 0, '至少 2 个字符'],
  ])('says where %s is wrong', (text, at, words) => {
    expect(faultOf(text)).toEqual({ at, message: expect.stringContaining(words) as string });
  });

  it('refuses what is too long, too deep or has too many conditions', () => {
    expect(faultOf('a'.repeat(2_001))?.message).toContain('2000');
    expect(faultOf('('.repeat(30))?.message).toContain('嵌套');
    expect(faultOf('ab '.repeat(101))?.message).toContain('批量检索');
  });

  it('keeps its meaning through the builder and back', () => {
    for (const text of [
      'gene:ALB AND NOT length:[100 TO 500] AND reviewed:true',
      'name:"serum albumin" OR keyword:Glyco* OR taxon:9606',
      'mass:[* TO 50000] AND "AND"',
    ]) {
      const rows = builderOf(parseQuery(text))!;
      expect(parseQuery(printBuilder(rows))).toEqual(parseQuery(text));
    }
    expect(builderOf(parseQuery('(a1 OR b1) AND c1'))).toBeNull();
  });
});
