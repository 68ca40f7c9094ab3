import { fault } from '../content/problems.ts';
import { readText } from '../content/readYaml.ts';

export type Sample = { readonly name: string; readonly group: string };

const most = 10_000;

/** `samples.csv` with the columns `sample,group`. */
export async function readSamples(file: string, faults: string[]): Promise<Sample[]> {
  const [head = '', ...lines] = (await readText(file)).split('\n');
  if (head.trim().toLowerCase() !== 'sample,group') {
    faults.push(fault(file, 1, '第一行应为 sample,group'));
    return [];
  }
  const samples: Sample[] = [];
  const known = new Set<string>();
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const cells = text.split(',').map((cell) => cell.trim());
    const [name = '', group = ''] = cells;
    if (cells.length !== 2 || name === '' || text.includes('"'))
      faults.push(fault(file, index + 2, '应为“样本名,分组”，不加引号'));
    else if (known.has(name)) faults.push(fault(file, index + 2, `样本 ${name} 重复`));
    else if (name.length > 100 || group.length > 100) faults.push(fault(file, index + 2, '样本名和分组最多 100 个字'));
    known.add(name);
    samples.push({ name, group });
  }
  if (samples.length > most) faults.push(fault(file, most + 2, `最多 ${most} 个样本`));
  return samples;
}

/** The sample that a file of original data belongs to: `S01_R1.fastq.gz` belongs to `S01`, not to `S0`. */
export function sampleOf(fileName: string, samples: readonly Sample[]): string {
  const fits = samples.filter(
    ({ name }) => fileName.startsWith(name) && !/^[\p{L}\p{N}]/u.test(fileName.slice(name.length)),
  );
  return fits.toSorted((a, b) => b.name.length - a.name.length)[0]?.name ?? '';
}
