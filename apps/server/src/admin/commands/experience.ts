import { experienceHeadings, kindNames } from '../../features/productDb/index.ts';
import { planExperience } from '../experience/planExperience.ts';
import { readExperience } from '../experience/readExperience.ts';
import type { Commands } from '../command.ts';

/** What projects gave before, for the pages of project experience. */
export const experienceCommands: Commands = {
  'experience import': {
    usage: '<文件.csv>',
    summary: '导入项目经验',
    help: `第一行是列名：${Object.values(experienceHeadings).join(',')}。\n编号、类别、物种、样本类型、样本数、合格、年份必填，其他列可以没有或留空。类别为${Object.values(kindNames).join('、')}之一；合格与模拟填“是”或“否”。\n请勿写入客户姓名、单位和合同编号。页面上下载的 CSV 可以直接导入；编号相同的行会被修改，没有变化的行不会改动。\n不在文件中的行保留；加 --remove 会删除它们。`,
    switches: ['remove'],
    prepare: async ({ platform, switches, words: [file = ''] }) =>
      planExperience(platform, file, await readExperience(file), 'remove' in switches),
  },
};
