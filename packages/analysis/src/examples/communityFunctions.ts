import { simulateCommunity } from './community.ts';
import { toCsv } from './example.ts';
import type { Example } from './example.ts';

/** Some functions that the genera of the simulated soil are known for; a short table for trying out, not a database. */
export const soilFunctions = {
  硝化: ['Nitrospira', 'Nitrosospira', 'Nitrososphaera', 'Nitrosomonadaceae'],
  固氮: ['Bradyrhizobium', 'Mesorhizobium', 'Burkholderia', 'Paenibacillus'],
  反硝化: ['Pseudomonas', 'Rhodanobacter', 'Bradyrhizobium', 'Ramlibacter'],
  纤维素降解: ['Streptomyces', 'Flavobacterium', 'Solibacter', 'Ktedonobacter', 'Chitinophagaceae'],
  芳香化合物降解: ['Sphingomonas', 'Mycobacterium', 'Burkholderia', 'Arthrobacter'],
  捕食性: ['Haliangium'],
  芽孢形成: ['Bacillus', 'Paenibacillus'],
  溶磷: ['Gemmatimonas', 'Bacillus', 'Pseudomonas'],
  甲烷氧化: ['Methylocystis', 'Methylobacter'],
} as const;

/** The soil community with a table of the functions of its genera. */
export function simulateCommunityFunctions(): Example {
  const community = simulateCommunity();
  const rows = Object.entries(soilFunctions).flatMap(([name, taxa], at) =>
    taxa.map((taxon) => [`F${at + 1}`, name, taxon]),
  );
  return {
    ...community,
    id: 'community-functions',
    title: '模拟数据：土壤细菌 16S 扩增子与功能表',
    description: `${community.description}另附 ${Object.keys(soilFunctions).length} 种功能的小表，只为演示，不是数据库。`,
    files: {
      ...community.files,
      sets: { name: '模拟扩增子_功能表.csv', csv: toCsv(['term', 'name', 'feature'], rows) },
    },
  };
}
