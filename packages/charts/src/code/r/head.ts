import { guardCell } from '@panome/analysis/csv';
import { listed, numeral, rPlace, rText } from '../literals.ts';
import type { Figure, Frame, Mark, Step } from '../figure.ts';

export const texts = (values: readonly string[], indent = ''): string => listed('c(', values.map(rText), ')', indent);
const place = rPlace;

const changes = (text: string) => guardCell(text) !== text;

/** A spreadsheet would read such a text as a formula, so the file puts an apostrophe before it. */
export const guarded = ({ table, wide }: Frame): boolean =>
  table.columns.some(
    (column, at) =>
      (column.kind === 'text' && column.values.some(changes)) ||
      (wide !== undefined && at >= wide && changes(column.label)),
  );

function step(name: string, done: Step): string {
  if (done.do === 'long') {
    const kept = `seq_len(${done.keep})`;
    const [names, rest] = done.columns
      ? [texts(done.columns, '  '), texts(done.columns, '  ')]
      : [`names(${name})[-${kept}]`, `-${kept}`];
    return [
      `${name} <- data.frame(`,
      `  ${name}[rep(seq_len(nrow(${name})), times = ${done.columns ? done.columns.length : `ncol(${name}) - ${done.keep}`}), ${kept}, drop = FALSE],`,
      `  ${rText(done.name)} = rep(${names}, each = nrow(${name})),`,
      `  ${rText(done.value)} = unlist(${name}[${rest}], use.names = FALSE),`,
      '  check.names = FALSE, row.names = NULL',
      ')',
    ].join('\n');
  }
  if (done.do === 'finite') return `${name} <- ${name}[is.finite(${place(name, done.column)}), , drop = FALSE]`;
  if (done.do === 'blank') return `${place(name, done.column)}[${place(name, done.column)} == ""] <- ${rText(done.as)}`;
  if (done.do === 'lookup')
    return `${place(name, done.column)} <- ${place(done.frame, done.column)}[match(${place(name, done.by)}, ${place(done.frame, done.by)})]`;
  if (done.do === 'mark')
    return `${place(name, done.column)}[${done.when === 'below' ? '' : '!'}(${place(name, done.from)} < ${numeral(done.at)} & !is.na(${place(name, done.from)}))] <- ${rText(done.as)}`;
  if (done.do === 'call')
    return `${place(name, done.column)} <- unname(${listed(
      'c(',
      Object.entries(done.words).map(([from, to]) => `${rText(from)} = ${rText(to)}`),
      ')',
    )}[${place(name, done.column)}])`;
  if (done.do === 'start')
    return [
      `first <- ${name}[!duplicated(${place(name, done.by)}), ]`,
      ...Object.entries(done.values).map(([column, value]) => `${place('first', column)} <- ${numeral(value)}`),
      `${name} <- rbind(first, ${name})`,
    ].join('\n');
  if (done.do === 'sort') return `${name} <- ${name}[order(${place(name, done.column)}), ]`;
  const to = place(name, done.to);
  if (done.do === 'plus') return `${to} <- ${place(name, done.from[0])} + ${place(name, done.from[1])}`;
  if (done.do === 'set') return `${to} <- ${typeof done.value === 'number' ? numeral(done.value) : rText(done.value)}`;
  if (done.do === 'split')
    return `${to} <- ifelse(${place(name, done.from)} < ${numeral(done.at)}, ${rText(done.below)}, ${rText(done.above)})`;
  if (done.do === 'join')
    return `${to} <- paste(${done.from.map((column) => place(name, column)).join(', ')}, sep = ${rText(done.by)})`;
  const from = place(name, done.from);
  if (done.do === 'times') return `${to} <- ${from} * ${numeral(done.by)}`;
  if (done.do === 'log10') return `${to} <- log10(${from})`;
  if (done.do === 'text') return `${to} <- as.character(${from})`;
  return [`${to} <- -log10(${from})`, `${to}[is.infinite(${to})] <- 1.05 * max(0, ${to}[is.finite(${to})])`].join('\n');
}

function frameLines(frame: Frame): string[] {
  const { file = frame.name, name, table, wide } = frame;
  const named = table.columns.slice(0, wide);
  const numbers = named.filter(({ kind }) => kind !== 'text').map((column) => column.name);
  const given = [
    rText(`${file}.csv`),
    `columns = ${texts(
      named.map((column) => column.name),
      '  ',
    )}`,
    ...(numbers.length > 0 ? [`numbers = ${texts(numbers, '  ')}`] : []),
  ];
  const call = `${name} <- ${listed('read_chart(', [...given, ...(wide === undefined ? [] : ['wide = TRUE']), ...(guarded(frame) ? ['guarded = TRUE'] : [])], ')')}`;
  return [call, ...(frame.steps ?? []).map((one) => step(name, one))];
}

const reader = (frames: readonly Frame[]): string => {
  const [isWide, isGuarded] = [frames.some(({ wide }) => wide !== undefined), frames.some(guarded)];
  return [
    `read_chart <- function(file, columns, numbers = character()${isWide ? ', wide = FALSE' : ''}${isGuarded ? ', guarded = FALSE' : ''}) {`,
    '  table <- read.csv(file, colClasses = "character", check.names = FALSE, na.strings = character(), fileEncoding = "UTF-8-BOM")',
    '  names(table)[seq_along(columns)] <- columns',
    ...(isGuarded
      ? [
          '  # CSV 中以 = + - @ 开头的文字前有一个撇号，以免被表格软件当成公式',
          '  if (guarded) {',
          '    plain <- function(text) sub("^\'(?=\\\\s*[=+@\\t\\r＝＋－＠-])", "", text, perl = TRUE)',
          '    table[] <- lapply(table, plain)',
          '    names(table) <- plain(names(table))',
          '  }',
        ]
      : []),
    ...(isWide ? ['  if (wide) numbers <- union(numbers, names(table)[-seq_along(columns)])'] : []),
    '  table[numbers] <- lapply(table[numbers], function(text) as.numeric(replace(text, text == "NA", NA)))',
    '  table',
    '}',
  ].join('\n');
};

/** The names of the points that carry one, when they are too many to stand within the plot. */
export function labelledBy(marks: readonly Mark[]): readonly string[] | undefined {
  const is = marks.find((mark) => mark.mark === 'texts' && mark.where)?.where?.is;
  return is && is.length > 2 ? is : undefined;
}

/** What stands before the plot: packages, fonts, data and colours. */
export function headOf({ frames, levels, marks, ramp, remarks = [] }: Figure, title: string): string {
  const labels = levels?.items.some(({ label, value }) => label !== value);
  const pairs = (of: (item: NonNullable<typeof levels>['items'][number]) => string) =>
    listed(
      'c(',
      (levels?.items ?? []).map((item) => `${rText(item.value)} = ${rText(of(item))}`),
      ')',
    );
  const names = labelledBy(marks);
  const labelled = marks.some((mark) => mark.mark === 'texts' && mark.at === 'above');
  return [
    [
      `# ${title}：由 ${[...new Set(frames.map(({ file, name }) => `${file ?? name}.csv`))].join('、')} 重新绘制`,
      '# 需要 R 4.1 与 ggplot2 3.4 或更新的版本：install.packages("ggplot2")',
      '# 与本文件放在同一个文件夹，并把它设为工作目录后运行',
      ...remarks.map((remark) => `# ${remark}`),
    ].join('\n'),
    'library(ggplot2)',
    [
      '# 中文字体：取本机已有的第一个（装有 systemfonts 时），否则交给系统选择',
      'fonts <- c("Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei")',
      'found <- if (requireNamespace("systemfonts", quietly = TRUE)) intersect(fonts, systemfonts::system_fonts()$family) else character()',
      'family <- if (length(found) > 0) found[1] else "sans"',
    ].join('\n'),
    [reader(frames), ...frames.toReversed().flatMap(frameLines)].join('\n'),
    ...(levels
      ? [
          [
            `colors <- ${pairs(({ color }) => color)}`,
            ...(labels ? [`labels <- ${pairs(({ label }) => label)}`] : []),
          ].join('\n'),
        ]
      : []),
    ...(ramp ? [`ramp <- ${texts(ramp.colors)}`] : []),
    ...(names ? [`labelled <- ${texts(names)}`] : []),
    ...(labelled
      ? [
          '# 装有 ggrepel 时，标注互不遮挡\nlabel_points <- if (requireNamespace("ggrepel", quietly = TRUE)) ggrepel::geom_text_repel else function(...) geom_text(..., vjust = -0.8)',
        ]
      : []),
  ].join('\n\n');
}
