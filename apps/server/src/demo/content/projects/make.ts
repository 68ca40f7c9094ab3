/**
 * Makes the delivered projects of demo mode: simulated data whose truth is known, analysed and drawn by our own engine.
 * `node apps/server/src/demo/content/projects/make.ts` writes everything again, byte for byte the same.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { randomDraws, significant, toCsv } from '@panome/analysis/examples';
import { reportOf, type Study } from './reportOf.ts';
import { metabolome, proteome, transcriptome, type Simulated } from './simulate.ts';

const here = import.meta.dirname;
const cli = join(here, '../../../../../../packages/cli/src/main.mjs');

type Wanted = Omit<Study, 'counts' | 'variance'> & {
  readonly folder: string;
  readonly data: Simulated;
  readonly normalize: readonly string[];
  readonly originals: (sample: string) => { name: string; content: string };
};

/** Runs our engine on files. */
function run(method: string, matrix: string, groups: string, out: string, ...settings: string[]): string {
  const sets = settings.flatMap((setting) => ['--set', setting]);
  const done = spawnSync(
    process.execPath,
    [cli, 'run', method, '--input', `matrix=${matrix}`, '--input', `groups=${groups}`, ...sets, '--out', out],
    { encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(`${method}: ${done.stderr}`);
  return out;
}

/** Writes a table as it is delivered, with five significant digits. */
function round(from: string, to: string): void {
  const lines = readFileSync(from, 'utf8').split('\n');
  writeFileSync(
    to,
    lines
      .map((line) =>
        line
          .split(',')
          .map((cell) => (/^-?\d+\.\d+(e[+-]?\d+)?$/.test(cell) ? String(significant(Number(cell), 5)) : cell))
          .join(','),
      )
      .join('\n'),
  );
}

/** Rounds the coordinates of a figure to a hundredth of a pixel, which nobody sees and which saves space. */
const shorten = (from: string, to: string): void =>
  writeFileSync(
    to,
    readFileSync(from, 'utf8').replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2)))),
  );

const rowsOf = (file: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index]!, cell])));
};

function make({ data, folder, normalize, originals, ...study }: Wanted): void {
  const { columns, rows, changed } = data;
  const base = join(here, folder);
  for (const part of ['tables', 'figures', 'original', 'attachments']) {
    rmSync(join(base, part), { recursive: true, force: true });
    mkdirSync(join(base, part), { recursive: true });
  }
  const work = mkdtempSync(join(tmpdir(), 'panome-demo-'));
  const groups = toCsv(
    ['sample', 'group'],
    study.samples.map(({ group, name }) => [name, group]),
  );
  const matrix = join(base, 'tables', study.tables.matrix);
  writeFileSync(matrix, toCsv(columns, rows));
  writeFileSync(join(base, 'samples.csv'), groups);
  writeFileSync(join(work, 'groups.csv'), groups);
  const normalized = join(base, 'tables', study.tables.normalized);
  round(
    join(run('normalize', matrix, join(work, 'groups.csv'), join(work, 'normalize'), ...normalize), 'matrix.csv'),
    normalized,
  );
  const pca = run('pca', normalized, join(work, 'groups.csv'), join(work, 'pca'), 'scale=auto');
  const test = run('two-group', normalized, join(work, 'groups.csv'), join(work, 'test'), 'logged=true');
  const heat = run('heatmap', normalized, join(work, 'groups.csv'), join(work, 'heatmap'), 'top_variable=40');
  round(join(test, 'result.csv'), join(base, 'tables', study.tables.result));
  for (const [from, name] of [
    [join(pca, 'pca-scores.svg'), 'pca.svg'],
    [join(test, 'volcano.svg'), 'volcano.svg'],
    [join(heat, 'heatmap.svg'), 'heatmap.svg'],
  ] as const)
    shorten(from, join(base, 'figures', name));

  const result = rowsOf(join(test, 'result.csv'));
  const of = (change: string) => result.filter((row) => row['direction'] === change);
  const found = [...of('up'), ...of('down')];
  const id = Object.keys(result[0]!)[0]!;
  const counts = {
    features: rows.length,
    up: of('up').length,
    down: of('down').length,
    changed: changed.size,
    right: found.filter((row) => changed.has(row[id]!)).length,
  };
  const variance = rowsOf(join(pca, 'explained.csv'))
    .slice(0, 2)
    .map((row) => Number(row['ratio']));
  writeFileSync(join(base, 'report.md'), reportOf({ ...study, counts, variance: [variance[0]!, variance[1]!] }));
  writeFileSync(
    join(base, 'attachments/数据说明.txt'),
    `${study.simulated}\n\n真实有差异的${study.feature}：\n${[...changed].join('\n')}\n`,
  );
  const sums: string[] = [];
  for (const sample of study.samples.filter((_, index) => index % 3 === 0)) {
    const { content, name } = originals(sample.name);
    const bytes = gzipSync(content, { level: 9 });
    writeFileSync(join(base, 'original', name), bytes);
    sums.push(`${createHash('md5').update(bytes).digest('hex')}  ${name}\n`);
  }
  writeFileSync(join(base, 'original/md5.txt'), sums.join(''));
  console.log(folder, counts, variance);
  rmSync(work, { recursive: true });
}

const samplesOf = (groups: readonly (readonly [prefix: string, group: string])[], each: number) =>
  groups.flatMap(([prefix, group]) =>
    Array.from({ length: each }, (_, index) => ({ name: `${prefix}${index + 1}`, group })),
  );

const draws = randomDraws(7);
const bases = ['A', 'C', 'G', 'T'] as const;
const read = (length: number) => Array.from({ length }, () => bases[Math.floor(draws.uniform() * 4)]!).join('');
const fastq = (sample: string) => ({
  name: `${sample}_R1.fastq.gz`,
  content: Array.from(
    { length: 40 },
    (_, index) => `@SIMULATED:${sample}:${index + 1}\n${read(100)}\n+\n${'I'.repeat(100)}\n`,
  ).join(''),
});
const peaks = (sample: string) => ({
  name: `${sample}_peaks.tsv.gz`,
  content: `# simulated\nmz\trt\tintensity\n${Array.from({ length: 200 }, () => `${(80 + 900 * draws.uniform()).toFixed(4)}\t${(15 * draws.uniform()).toFixed(3)}\t${Math.round(2 ** draws.normal(17, 2))}`).join('\n')}\n`,
});

const serum = samplesOf(
  [
    ['CK', '对照'],
    ['MOD', '模型'],
  ],
  6,
);
make({
  folder: 'PN2026-0418/projects/serum',
  title: '小鼠血清非靶向代谢组',
  simulated: '本项目的全部数据由计算机模拟，不是实测结果，只用于展示。',
  feature: '化合物',
  samples: serum,
  tables: { matrix: '代谢物定量.csv', normalized: '代谢物归一化.csv', result: '差异代谢物.csv' },
  data: metabolome(serum, '对照'),
  normalize: ['method=pqn', 'transform=log2'],
  originals: peaks,
  flow: [
    '血清加甲醇沉淀蛋白，离心取上清',
    '液相色谱–质谱在正负离子模式下采集',
    '提取峰、对齐、鉴定化合物',
    '概率商归一化（PQN）后取 log2',
  ],
  normalizeWords: '概率商归一化（PQN）后取 log2',
});

const liver = samplesOf(
  [
    ['NC', '正常饮食'],
    ['HF', '高脂饮食'],
  ],
  6,
);
make({
  folder: 'PN-DEMO-001/projects/liver',
  title: '大鼠肝脏转录组',
  simulated: '本示例的全部数据由计算机模拟，不是实测结果，只用于展示报告的样式和内容。',
  feature: '基因',
  samples: liver,
  tables: { matrix: '基因计数.csv', normalized: '基因表达量_log2CPM.csv', result: '差异基因.csv' },
  data: transcriptome(liver, '正常饮食'),
  normalize: ['method=cpm', 'transform=log2p1'],
  originals: fastq,
  flow: [
    '提取总 RNA，检测完整性',
    '富集 mRNA，构建文库',
    '双端测序，去除接头和低质量序列',
    '比对到参考基因组并计数，换算为 CPM 后取 log2(x + 1)',
  ],
  normalizeWords: '换算为 CPM 后取 log2(x + 1)',
});

const leaf = samplesOf(
  [
    ['WT', '野生型'],
    ['MT', '突变体'],
  ],
  4,
);
make({
  folder: 'PN2026-0461/projects/leaf',
  title: '拟南芥叶片蛋白质组',
  simulated: '本项目的全部数据由计算机模拟，不是实测结果，只用于展示。',
  feature: '蛋白质',
  samples: leaf,
  tables: { matrix: '蛋白质定量.csv', normalized: '蛋白质归一化.csv', result: '差异蛋白质.csv' },
  data: proteome(leaf, '野生型'),
  normalize: ['method=median', 'transform=log2'],
  originals: peaks,
  flow: [
    '提取叶片总蛋白，还原烷基化后酶解',
    '液相色谱–质谱采集，非标记定量',
    '搜库鉴定，合并肽段为蛋白质',
    '中位数归一化后取 log2',
  ],
  normalizeWords: '中位数归一化后取 log2',
});
