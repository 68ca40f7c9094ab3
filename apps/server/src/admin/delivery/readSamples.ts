import { fault } from '../content/problems.ts';
import { readText } from '../content/readYaml.ts';

export type Sample = {
  readonly name: string;
  readonly group: string;
  /** The further columns by name. */
  readonly factors: Readonly<Record<string, string>>;
};

const most = 10_000;
const mostFactors = 20;

const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim());

/** What is wrong with the first line; empty when nothing is. */
function headFault(head: readonly string[]): string {
  if (head[0]?.toLowerCase() !== 'sample' || head[1]?.toLowerCase() !== 'group')
    return '第一行应为 sample,group，其后可有批次等列';
  const factors = head.slice(2);
  if (factors.includes('')) return `第 ${factors.indexOf('') + 3} 列没有列名`;
  const twice = factors.find((factor, at) => factors.indexOf(factor) < at);
  if (twice !== undefined) return `列名 ${twice} 重复`;
  if (factors.length > mostFactors) return `样本名和分组之外最多 ${mostFactors} 列`;
  return factors.some((factor) => factor.length > 60) ? '列名最多 60 个字' : '';
}

/** `samples.csv` with the columns `sample,group` and any further ones, such as `batch`. */
export async function readSamples(file: string, faults: string[]): Promise<Sample[]> {
  const [first = '', ...lines] = (await readText(file)).split('\n');
  const head = cellsOf(first);
  const wrong = headFault(head);
  if (wrong) {
    faults.push(fault(file, 1, wrong));
    return [];
  }
  const samples: Sample[] = [];
  const known = new Set<string>();
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const cells = cellsOf(text);
    const [name = '', group = ''] = cells;
    if (cells.length !== head.length || name === '' || text.includes('"'))
      faults.push(fault(file, index + 2, `应为“${['样本名', '分组', ...head.slice(2)].join(',')}”，不加引号`));
    else if (known.has(name)) faults.push(fault(file, index + 2, `样本 ${name} 重复`));
    else if (cells.some((cell) => cell.length > 100)) faults.push(fault(file, index + 2, '每格最多 100 个字'));
    known.add(name);
    const factors = Object.fromEntries(head.slice(2).map((factor, at) => [factor, cells[at + 2] ?? '']));
    samples.push({ name, group, factors });
  }
  if (samples.length > most) faults.push(fault(file, most + 2, `最多 ${most} 个样本`));
  return samples;
}

/** The sample that a file of original data belongs to: `S01_R1.fastq.gz` belongs to `S01`, not to `S0`. */
export function sampleOf(fileName: string, samples: readonly Pick<Sample, 'name'>[]): string {
  const fits = samples.filter(
    ({ name }) => fileName.startsWith(name) && !/^[\p{L}\p{N}]/u.test(fileName.slice(name.length)),
  );
  return fits.toSorted((a, b) => b.name.length - a.name.length)[0]?.name ?? '';
}
