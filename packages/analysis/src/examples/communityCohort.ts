import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { lineages, ranks } from './communityLineages.ts';
import { randomDraws } from './randomDraws.ts';

const visits = ['V1', 'V2', 'V3'] as const;
const people = { 健康: 15, 患者: 13 } as const;
const taxa = 60;

/**
 * A cohort seen two or three times: 60 ASVs of people in two groups, with sex and age; some taxa go with the illness,
 * some with age, one with sex, and people differ.
 */
export function simulateCommunityCohort(): Example {
  const draws = randomDraws(20_261_230);
  const features = Array.from({ length: taxa }, (_, at) => ({
    name: `ASV${String(at + 1).padStart(2, '0')}`,
    lineage: lineages[Math.floor(lineages.length * draws.uniform())]!,
    level: draws.normal(0, 1.4),
    ill: at % 6 === 1 ? (at % 4 === 1 ? 1.8 : -1.8) : 0,
    age: at % 9 === 4 ? (at % 2 === 0 ? 0.9 : -0.9) : 0,
    sex: at === 8 ? 1.4 : 0,
    person: at % 3 === 0 ? 0.9 : 0.4,
  }));
  const samples = (Object.keys(people) as (keyof typeof people)[]).flatMap((group) =>
    Array.from({ length: people[group] }, (_, index) => {
      const age = Math.round(Math.min(74, Math.max(22, draws.normal(48, 12))));
      const [female, seen, own] = [
        draws.uniform() < 0.5,
        draws.uniform() < 0.4 ? 2 : 3,
        features.map(({ person }) => draws.normal(0, person)),
      ];
      const subject = `${group === '健康' ? 'H' : 'D'}${String(index + 1).padStart(2, '0')}`;
      return visits.slice(0, seen).map((visit) => {
        const weights = features.map(
          ({ age: slope, ill, level, sex }, at) =>
            Math.exp(
              level + own[at]! + ill * Number(group === '患者') + (slope * (age - 48)) / 12 + sex * Number(female),
            ) * draws.gamma(2.5, 0.4),
        );
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const depth = 8_000 + 8_000 * draws.uniform();
        return {
          name: `${subject}_${visit}`,
          group,
          subject,
          sex: female ? '女' : '男',
          age,
          counts: weights.map((weight) => draws.poisson((depth * weight) / total)),
        };
      });
    }).flat(),
  );
  return {
    id: 'community-cohort',
    title: '模拟数据：肠道菌群随访',
    description: `计算机模拟的数据，不是实测结果。${taxa} 个 ASV，健康人 ${people.健康} 名、患者 ${people.患者} 名，每人随访 2～3 次，共 ${samples.length} 个样本，附性别与年龄；一部分 ASV 随疾病、年龄或性别变化，个体之间有差别。`,
    files: {
      matrix: {
        name: '模拟菌群随访_计数.csv',
        csv: toCsv(
          ['ASV', ...samples.map(({ name }) => name)],
          features.map(({ name }, row) => [name, ...samples.map(({ counts }) => counts[row]!)]),
        ),
      },
      groups: {
        name: '模拟菌群随访_样本信息.csv',
        csv: toCsv(
          ['sample', 'group', '个体', '性别', '年龄'],
          samples.map(({ age, group, name, sex, subject }) => [name, group, subject, sex, age]),
        ),
      },
      taxonomy: {
        name: '模拟菌群随访_物种注释.csv',
        csv: toCsv(
          ['feature', ...ranks],
          features.map(({ lineage, name }) => [name, ...lineage]),
        ),
      },
    },
    truth: features
      .filter(({ ill }) => ill !== 0)
      .map(({ ill, name }) => ({ feature: name, log2fc: { 患者: ill / Math.LN2 } })),
  };
}
