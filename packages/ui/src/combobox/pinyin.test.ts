import { expect, test } from 'vitest';
import { pinyin } from './pinyin.ts';

test.each([
  ['肝脏代谢组', 'ganzangdaixiezu'],
  ['血浆蛋白质组', 'xuejiangdanbaizhizu'],
  ['土壤宏基因组', 'turanghongjiyinzu'],
  ['绿女儿', 'lvnver'],
  ['阿座', 'azuo'],
  ['QC-样本 01', 'qc-yangben 01'],
])('reads %s', (text, read) => {
  expect(pinyin(text)).toBe(read);
});
