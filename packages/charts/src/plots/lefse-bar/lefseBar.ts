import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, readable, rounded, truncateMiddle } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { findings, type Finding } from '../../parts/lefse/index.ts';

const topSpec = {
  id: 'top',
  label: '最多列出的分类单元数',
  help: '按 LDA 得分从高到低',
  kind: 'number',
  default: 30,
  min: 1,
  max: 200,
  step: 1,
} as const satisfies SettingSpec;

/** Names that tell bars apart: with the rank, and with the parent where that is not enough. */
function labelsOf(rows: readonly Finding[]): string[] {
  const plain = rows.map(({ name, rank }) => (rank === '特征' ? name : `${name}（${rank}）`));
  return plain.map((label, at) =>
    plain.indexOf(label) === at && plain.lastIndexOf(label) === at
      ? label
      : rows[at]!.path.split('|').slice(-2).join('|'),
  );
}

function draw(input: ChartInput): ChartDrawing {
  const kept = findings(input).filter((one) => one.kept);
  const scale = groupScale(input);
  const levels = [...scale.levels, ...new Set(kept.map(({ group }) => group))].filter(
    (level, at, all) => all.indexOf(level) === at && kept.some(({ group }) => group === level),
  );
  const shown = kept
    .toSorted((one, other) => other.lda - one.lda)
    .slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const rows = levels.flatMap((level) => shown.filter(({ group }) => group === level));
  const labels = labelsOf(rows);
  const legend = levels.map((level) => truncateMiddle(level, 24));
  const base = frame(input, {
    x: { title: 'LDA 得分（log10）', scale: niceScale(0, extent(rows.map(({ lda }) => lda))?.[1] ?? 4, { ticks: 5 }) },
    y: { title: '', names: labels.length > 0 ? labels : ['没有差异的分类单元'] },
    legend,
  });
  const counts = levels.map((level) => `${level} ${kept.filter(({ group }) => group === level).length} 个`).join('，');

  return {
    option: {
      ...base,
      yAxis: { ...(base.yAxis as object), inverse: true } as NonNullable<typeof base.yAxis>,
      series: levels.map((level, at) => ({
        type: 'bar',
        name: legend[at]!,
        stack: 'lda',
        barCategoryGap: '28%',
        barMaxWidth: 22,
        itemStyle: { color: scale.color(level) },
        data: rows.map((row) => (row.group === level ? rounded(row.lda) : null)) as number[],
        emphasis: { disabled: true },
      })),
    },
    summary:
      kept.length === 0
        ? 'LDA 得分图：没有分类单元达到全部阈值。'
        : `LDA 得分图：${kept.length} 个分类单元有差异（${counts}）${rows.length < kept.length ? `，图中为得分最高的 ${rows.length} 个` : ''}，得分最高的是 ${shown[0]!.name}（${readable(shown[0]!.lda, 3)}）。`,
    data: dataTable('lefse-bar', 'LDA 得分', [
      textColumn(
        'feature',
        '分类路径',
        (rows.length > 0 ? rows : [{ path: '没有差异的分类单元' }]).map(({ path }) => path),
      ),
      textColumn(
        'group',
        '富集的组',
        (rows.length > 0 ? rows : [{ group: '' }]).map(({ group }) => group),
      ),
      numberColumn(
        'lda',
        'LDA 得分',
        (rows.length > 0 ? rows : [{ lda: Number.NaN }]).map(({ lda }) => lda),
      ),
      numberColumn(
        'p',
        'p 值',
        (rows.length > 0 ? rows : [{ p: Number.NaN }]).map(({ p }) => p),
      ),
    ]),
  };
}

/** LDA scores of the clades that differ, by the group that has more of them. */
export const lefseBar: ChartDefinition = {
  id: 'lefse-bar',
  title: 'LDA 得分柱状图',
  tables: [{ id: 'result' }],
  settings: [topSpec],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
