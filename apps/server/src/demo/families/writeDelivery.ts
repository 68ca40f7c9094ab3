import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProject } from '@panome/analysis/flows-demo';
import { stringify } from 'yaml';
import { stepNames } from '../../features/projects/index.ts';
import type { FamilyDelivery } from './deliveries.ts';
import { reportOf } from './reportOf.ts';

const noteOf = (example: boolean): string =>
  example
    ? '这是一份示例，所有数据由计算机模拟。您可以查看报告、下载数据、运行标准分析，也可以把示例项目添加到自己的项目中。'
    : '演示合同，所有数据由计算机模拟。数据表已交付，可以直接运行标准分析。';

/** Writes a simulated project as the folder that `deliver` takes. */
export async function writeDelivery(folder: string, project: DemoProject, delivery: FamilyDelivery): Promise<void> {
  const { example, family, number } = delivery;
  const { files, question, samples, species, title } = project;
  const inside = join(folder, 'projects', family);
  await mkdir(join(inside, 'tables'), { recursive: true });
  const factors = Object.keys(samples[0]!.factors);
  const contract = {
    number,
    title: example ? `示例报告：${title}` : title,
    family,
    species,
    human: false,
    demo: example,
    note: noteOf(example),
    steps: Object.fromEntries(stepNames.map((step, at) => [step, { done: delivery.days[at] }])),
  };
  const about = {
    name: example ? `示例：${title}` : title,
    description: `模拟数据。${question}？`,
  };
  const tables = Object.fromEntries(
    files.map(({ ids, logged, path, role, title: words }) => [
      path,
      role === ''
        ? words
        : { title: words, role, ...(logged === undefined ? {} : { logged }), ...(ids ? { ids } : {}) },
    ]),
  );
  const lines = [
    ['sample', 'group', ...factors],
    ...samples.map((sample) => [sample.name, sample.group, ...factors.map((factor) => sample.factors[factor]!)]),
  ];
  await Promise.all([
    writeFile(join(folder, 'contract.yaml'), stringify(contract)),
    writeFile(join(inside, 'project.yaml'), stringify(about)),
    writeFile(join(inside, 'samples.csv'), `${lines.map((line) => line.join(',')).join('\n')}\n`),
    writeFile(join(inside, 'tables.yaml'), stringify(tables)),
    writeFile(join(inside, 'report.md'), reportOf(project)),
    ...files.map(({ path, text }) => writeFile(join(inside, 'tables', path), text)),
  ]);
}
