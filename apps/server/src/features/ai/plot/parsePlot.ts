import type { MethodDefinition, OptionSpec, OptionValue } from '@panome/analysis/model';
import type { PlotMark, PlotReading } from '@panome/contract';
import { columnOptions, groupOptions, namesIn } from './namesIn.ts';
import { optionsOf, type ReadOption } from './optionsOf.ts';
import { overlaps, plainOf, type Span } from './plainOf.ts';
import { toolScores, type ScoredTool } from './toolScores.ts';

/** The table that the sentence is about. */
export type PlotTable = {
  /** As which input it is read; empty when nobody knows. */
  readonly input: string;
  readonly columns: readonly string[];
  readonly groups: readonly string[];
  readonly factors: readonly string[];
};

export type Parsed = {
  readonly readings: readonly PlotReading[];
  readonly marks: readonly PlotMark[];
  readonly unread: readonly string[];
};

const mostReadings = 3;
/** What an option that a tool can take is worth, and one input that fits the table. */
const perOption = 18;
const fit = 40;
const noTable: PlotTable = { input: '', columns: [], groups: [], factors: [] };

/** Words that a request is made of and that say nothing of it. */
const fillers =
  /请问|请|vs\.?|versus|相比|比较|相对于?|横轴|纵轴|数值|取值|分面|分组|组别|着色|颜色|填充|标签|曲线|麻烦|帮我|帮忙|给我|我想要?|我要|想要|需要|希望|用来|使用|利用|采用|通过|根据|基于|按照|进行|一下|一张|一个|一幅|一组|画出?|绘制|绘|作图|出图|计算|生成|筛选?|分析|检验|差异|图形|表格|数据|结果|方法|之间|两组|两个|各组|组间|样本|特征|基因|代谢物|蛋白|变换|校正|距离|缩放|以及|并且|然后|其中|分别|阈值|参数|设置|设为|看看|去掉|去除|保留/gu;
/** Single characters say nothing at the edge of a word; within one they are part of it: 对照. */
const edge = '图表作做算跑组列轴取选设并和与及或的了把将比在是为用按以从到里上看要有个条次种名';
const trimmed = (word: string): { lead: number; text: string } => {
  let from = 0;
  let to = word.length;
  while (from < to && edge.includes(word[from]!)) from += 1;
  while (to > from && edge.includes(word[to - 1]!)) to -= 1;
  return { lead: from, text: word.slice(from, to) };
};

const shownOf = (option: OptionSpec, value: OptionValue): string => {
  if (option.kind === 'choice') return option.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  return String(value);
};

function fitOf(method: MethodDefinition, { input }: PlotTable): number {
  if (!input) return 0;
  const takes = method.inputs.filter(({ id }) => id !== 'groups');
  return takes.some(({ id }) => id === input) ? fit : -fit;
}

const versus = /\bvs\b|versus|相比/iu;
/** Who names two groups, or says `vs`, wants groups compared. */
const comparisonOf = (text: string, { groups, method }: Pick<Read, 'groups' | 'method'>): number =>
  groups.length < 2 && !versus.test(text) ? 0 : method.options.some(({ id }) => id === 'reference') ? fit : -fit;

function readFor(text: string, { method, spans }: ScoredTool, table: PlotTable) {
  const groups = namesIn(text, table.groups);
  const columns = namesIn(text, [...table.columns, ...table.factors]).filter(
    (one) => !groups.some((group) => overlaps(group, one)),
  );
  const named = [...groupOptions(text, method, groups), ...columnOptions(text, method, columns)];
  const taken = (span: Span) => named.some((one) => overlaps(one, span));
  const options = optionsOf(text, method).filter((option) => !taken(option));
  return { method, spans, groups, columns, options: [...named, ...options] };
}
type Read = ReturnType<typeof readFor>;

function missingOf(text: string, { groups, method, options }: Read, table: PlotTable): string[] {
  const has = (id: string) => options.some((option) => option.id === id);
  const needed = method.inputs
    .filter(({ id, required }) => required && id !== table.input && !(id === 'groups' && table.groups.length > 0))
    .map(({ label }) => label);
  const compares = method.options.some(({ id }) => id === 'reference') && (groups.length > 0 || versus.test(text));
  const pair = compares && !has('reference');
  return [...needed, ...(pair ? ['哪一组是参照组'] : [])];
}

const present = (text: string, read: Read, table: PlotTable): PlotReading => ({
  tool_id: read.method.id,
  title: read.method.title,
  summary: read.method.summary,
  options: read.options.map(({ from, id, to, value }) => {
    const option = read.method.options.find((one) => one.id === id)!;
    return { id, label: option.label, value, shown: shownOf(option, value), text: text.slice(from, to).trim() };
  }),
  missing: missingOf(text, read, table),
});

const optionMark = ({ method }: Read, { from, id, to, value }: ReadOption): PlotMark => {
  const option = method.options.find((one) => one.id === id)!;
  const kind =
    option.kind === 'group-level'
      ? 'group'
      : option.kind === 'column' || option.kind === 'factor'
        ? 'column'
        : 'option';
  return { from, to, kind, meaning: `${option.label}：${shownOf(option, value)}` };
};

/** Every part of the sentence once: what was understood, what is filling, and what nobody read. */
function marksOf(text: string, read: Read | undefined): PlotMark[] {
  const marks: PlotMark[] = [];
  const add = (mark: PlotMark) => {
    if (!marks.some((one) => overlaps(one, mark))) marks.push(mark);
  };
  read?.options.forEach((option) => add(optionMark(read, option)));
  read?.groups.forEach(({ from, name, to }) => add({ from, to, kind: 'group', meaning: `分组：${name}` }));
  read?.columns.forEach(({ from, name, to }) => add({ from, to, kind: 'column', meaning: `列：${name}` }));
  read?.spans.forEach(({ from, to }) => add({ from, to, kind: 'tool', meaning: read.method.title }));
  marks.sort((left, right) => left.from - right.from);
  const gaps = [...marks, { from: text.length, to: text.length }].flatMap(({ from }, at) => {
    const begin = marks[at - 1]?.to ?? 0;
    return from > begin ? [{ from: begin, to: from }] : [];
  });
  const rest = gaps.flatMap(({ from, to }) => {
    const words = text.slice(from, to).replaceAll(fillers, (word) => ' '.repeat(word.length));
    return Array.from(words.matchAll(/[\p{L}\p{N}.%]*[\p{L}\p{N}][\p{L}\p{N}.%]*/gu)).flatMap((match): PlotMark[] => {
      const { lead, text: word } = trimmed(match[0]);
      const begin = from + match.index + lead;
      return word === '' ? [] : [{ from: begin, to: begin + word.length, kind: 'unread', meaning: '' }];
    });
  });
  return [...marks, ...rest].toSorted((left, right) => left.from - right.from);
}

/**
 * A sentence as filled forms of tools, the likeliest first. It decides by words only, and runs nothing.
 *
 * @param text - At most 500 characters with no two spaces in a row, because patterns try every way to divide them.
 */
export function parsePlot(text: string, table: PlotTable = noTable): Parsed {
  const ranked = toolScores(plainOf(text))
    .slice(0, 12)
    .map((tool) => {
      const read = readFor(text, tool, table);
      const held = read.options.filter(
        (option) => !tool.spans.some((span) => span.from <= option.from && option.to <= span.to),
      );
      return {
        read,
        score: tool.score + perOption * held.length + fitOf(tool.method, table) + comparisonOf(text, read),
      };
    })
    .toSorted((left, right) => right.score - left.score);
  const [best] = ranked;
  const marks = marksOf(text, best?.read);
  const close = ranked.filter(({ score }) => score >= 0.5 * (best?.score ?? 0)).slice(0, mostReadings);
  return {
    readings: close.map(({ read }) => present(text, read, table)),
    marks,
    unread: marks.filter(({ kind }) => kind === 'unread').map(({ from, to }) => text.slice(from, to)),
  };
}
