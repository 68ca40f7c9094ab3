import type { Message, Ranked, Records } from '../../model/index.ts';
import { findColumn, parameter, pickNumbers, pickText, refusal } from '../../records/index.ts';
import { chromosomeOrder, layOut, plainChromosome, type Genome } from '../../genome/index.ts';
import type { ManhattanOptions } from './manhattan.schema.ts';

/** The rows that have a place and a p-value, in the order of the file. */
export type Variants = {
  readonly names: readonly string[];
  /** Index into the genome's chromosomes. */
  readonly chromosome: Uint16Array;
  readonly position: Float64Array;
  readonly p: Float64Array;
  readonly genome: Genome;
  readonly left: number;
  readonly used: { readonly chromosome: string; readonly position: string; readonly p: string; readonly name: string };
  readonly messages: readonly Message[];
};

const patterns = {
  chromosome: /^(chr|chrom|chromosome|chromosomes|#chrom|#chr|chromosomeid|染色体|染色体号|染色体名)$/u,
  position: /^(pos|position|bp|ps|basepair|start|chrpos|genpos|位置|物理位置|坐标)$/u,
  p: /^(p|pval|pvalue|pvalues|pwald|plrt|pscore|pboltlmm|p值|praw)$/u,
  name: /^(snp|snps|rs|rsid|id|markers?|markername|variant|variantid|name|gene|genes|probe|cpg|位点|标记|名称|基因)$/u,
};

/** @throws {InputError} When a column cannot be found, a p-value or position cannot be one, or no row can be drawn. */
export function readVariants(records: Records, lengths: Ranked | undefined, options: ManhattanOptions): Variants {
  const chromosome = pickText(records, options.chromosome, {
    option: 'chromosome_column',
    label: '染色体列',
    names: patterns.chromosome,
  });
  const position = pickNumbers(records, options.position, {
    option: 'position_column',
    label: '位置列',
    names: patterns.position,
    taken: [chromosome],
  });
  const pValue = pickNumbers(records, options.p, {
    option: 'p_value_column',
    label: 'P 值列',
    names: patterns.p,
    taken: [chromosome, position],
  });
  const name = findColumn(
    records,
    options.name,
    { option: 'name_column', label: '名称列', names: patterns.name, taken: [chromosome, position, pValue] },
    false,
  );
  const bad = pValue.numbers.findIndex((value) => value < 0 || value > 1);
  if (bad >= 0)
    throw parameter(
      { option: 'p_value_column' },
      `“${pValue.name}”列第 ${bad + 1} 行的值 ${pValue.text[bad]} 不在 0～1 之间，不是 P 值`,
      '请选择 P 值本身的列，而不是 −log10 之后的列',
    );
  const before = position.numbers.findIndex((value) => value < 0);
  if (before >= 0)
    throw parameter(
      { option: 'position_column' },
      `“${position.name}”列第 ${before + 1} 行的值 ${position.text[before]} 小于 0，不是染色体上的位置`,
      '请在“位置列”中选择以碱基对（或厘摩）计的位置',
    );

  const known = new Map<string, string>();
  const plain = chromosome.text.map((text) => {
    let own = known.get(text);
    if (own === undefined) known.set(text, (own = plainChromosome(text)));
    return own;
  });
  const rows = Array.from(plain.keys()).filter(
    (row) => plain[row] !== '' && !Number.isNaN(position.numbers[row]!) && !Number.isNaN(pValue.numbers[row]!),
  );
  if (rows.length === 0)
    throw refusal(
      'no-rows',
      `没有一行同时有“${chromosome.name}”“${position.name}”与“${pValue.name}”`,
      '请检查各列是否选对',
    );
  const { genome, messages } = genomeOf(
    rows.map((row) => plain[row]!),
    Float64Array.from(rows, (row) => position.numbers[row]!),
    lengths,
  );
  const indexOf = new Map(genome.names.map((own, at) => [own, at]));
  const left = records.rows - rows.length;
  return {
    names: rows.map((row) => name?.text[row] || `${plain[row]!}:${position.text[row]!}`),
    chromosome: Uint16Array.from(rows, (row) => indexOf.get(plain[row]!)!),
    position: Float64Array.from(rows, (row) => position.numbers[row]!),
    p: Float64Array.from(rows, (row) => pValue.numbers[row]!),
    genome,
    left,
    used: { chromosome: chromosome.name, position: position.name, p: pValue.name, name: name?.name ?? '' },
    messages: left > 0 ? [{ level: 'info', text: `${left} 行缺少染色体、位置或 P 值，未参与` }, ...messages] : messages,
  };
}

function genomeOf(
  own: readonly string[],
  position: Float64Array,
  given: Ranked | undefined,
): { readonly genome: Genome; readonly messages: Message[] } {
  const last = new Map<string, number>();
  own.forEach((name, i) => last.set(name, Math.max(last.get(name) ?? 0, position[i]!)));
  if (last.size > 65_535)
    throw refusal(
      'too-many-chromosomes',
      `“染色体列”有 ${last.size} 个不同的名称`,
      '请检查是否选对了列；未组装到染色体的片段请先去掉',
    );
  const natural = [...last.keys()].toSorted(chromosomeOrder);
  if (!given)
    return {
      genome: layOut(
        natural,
        Float64Array.from(natural, (name) => last.get(name)!),
      ),
      messages: [],
    };

  const lengths = new Map(given.ids.map((id, i) => [plainChromosome(id), given.scores[i]!]));
  const wrong = [...lengths].find(([, length]) => !(length > 0));
  if (wrong)
    throw refusal('length-not-positive', `染色体“${wrong[0]}”的长度 ${wrong[1]} 不大于 0`, '请改正染色体长度表');
  const listed = [...lengths.keys()].filter((name) => last.has(name));
  const without = natural.filter((name) => !lengths.has(name));
  const beyond = listed.filter((name) => last.get(name)! > lengths.get(name)!);
  const names = [...listed, ...without];
  const messages: Message[] = [];
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without.length} 条染色体不在长度表中，排在最后，长度取其最大位置：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
    });
  if (beyond.length > 0)
    messages.push({
      level: 'warning',
      text: `染色体 ${beyond.slice(0, 5).join('、')}${beyond.length > 5 ? ' 等' : ''} 有位点超出所给长度，长度改取最大位置；请检查参考基因组版本是否一致`,
    });
  return {
    genome: layOut(
      names,
      Float64Array.from(names, (name) => Math.max(lengths.get(name) ?? 0, last.get(name)!)),
    ),
    messages,
  };
}
