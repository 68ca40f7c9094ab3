import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { flowVersion, flowVersions, newestOf } from '@panome/analysis/flows';
import { family } from '@panome/contract';
import { figuresIn, isFigureName, renderReport, type TocEntry } from '../../features/projects/index.ts';
import { ContentError, fault } from '../content/problems.ts';
import { readText, readYaml } from '../content/readYaml.ts';
import { hashFile } from './hashFile.ts';
import { inBatches } from './inBatches.ts';
import { listFolder } from './listFolder.ts';
import { pictureSize } from './pictureSize.ts';
import { readSamples, sampleOf, type Sample } from './readSamples.ts';
import { readSums } from './readSums.ts';
import { tablesSchema, type TableAbout } from './readTables.ts';

const kinds = { tables: 'table', figures: 'figure', attachments: 'attachment', original: 'original' } as const;
type Folder = keyof typeof kinds;
type Kind = (typeof kinds)[Folder];

export type NewFile = {
  readonly kind: Kind;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly sample: string;
  /** Which role of the flow a table plays; empty: none. */
  readonly role: string;
  readonly logged: 0 | 1 | null;
  readonly ids: string;
  readonly size: number;
  readonly sha256: string;
  readonly md5: string;
  /** Path of the file on the disk. */ readonly source: string;
};
export type NewProject = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly state: 'waiting' | 'running' | 'delivered' | 'failed';
  readonly flow_version_id: string;
  readonly family: string;
  readonly species: string;
  /** Null when the folder has no report; the stored one then stays as it is. */
  readonly samples: readonly Sample[] | null;
  readonly report: { readonly html: string; readonly toc: readonly TocEntry[] } | null;
  readonly files: readonly NewFile[];
  /** Kinds of files for which the folder is complete: stored files that are missing in it are removed. */
  readonly complete: readonly Kind[];
};

/** A family as a file names it; without words of its own the fault would have none. */
export const familyName = z.enum(family.options, `应为 ${family.options.join('、')} 之一`);

const words = (most: number) => z.string('应为文字').trim().max(most, `最多 ${most} 个字`);
const head = z.strictObject({
  name: words(100).min(1, '不能为空'),
  description: words(2_000).default(''),
  state: z.enum(['waiting', 'running', 'delivered', 'failed'], '应为 waiting、running、delivered 或 failed').optional(),
  flow_version_id: words(64)
    .refine(
      (id) => flowVersion(id) !== undefined,
      `没有这个流程版本，可选 ${flowVersions.map(({ id }) => id).join('、')}`,
    )
    .optional(),
  family: familyName.optional(),
  species: words(100).optional(),
});

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Runs a reader and collects its faults, so that the others are still checked. */
export async function collect<Value>(faults: string[], work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(error.message);
    return undefined;
  }
}

async function readFiles(
  folder: string,
  of: Folder,
  samples: readonly Sample[],
  faults: string[],
): Promise<NewFile[] | null> {
  const base = join(folder, of);
  const paths = await listFolder(base, faults);
  if (paths === null) return null;
  const sums = of === 'original' ? await readSums(base, 'md5.txt', paths, faults) : new Map<string, never>();
  const wanted = paths.filter((path) => of !== 'original' || path !== 'md5.txt');
  for (const path of wanted)
    if (of === 'figures' && !isFigureName(path))
      faults.push(fault(join(base, path), 1, '图片应为 SVG、PNG、JPEG 或 WebP'));
  return inBatches(wanted, async (path): Promise<NewFile> => {
    const source = join(base, path);
    const hashes = await hashFile(source);
    const given = sums.get(path);
    if (given && given.md5 !== hashes.md5)
      faults.push(fault(join(base, 'md5.txt'), given.line, `${path} 的 MD5 是 ${hashes.md5}，与给出的不一致`));
    const name = path.split('/').at(-1)!;
    return {
      kind: kinds[of],
      path: `${of}/${path}`,
      name,
      title: '',
      role: '',
      logged: null,
      ids: '',
      sample: of === 'original' ? sampleOf(name, samples) : '',
      source,
      ...hashes,
    };
  });
}

/** The files with what `tables.yaml` says of them. */
async function withAbout(
  files: readonly NewFile[],
  { file, flow, paths }: { readonly file: string; readonly paths: ReadonlySet<string>; readonly flow: string },
  faults: string[],
): Promise<readonly NewFile[]> {
  if (!(await exists(file))) return files;
  const tables = (await collect(faults, readYaml(file, tablesSchema(paths, flowVersion(flow))))) ?? {};
  return files.map((one) => {
    const about: TableAbout | undefined = tables[one.path.slice(one.path.indexOf('/') + 1)] ?? tables[one.path];
    if (!about) return one;
    const { ids, logged, role, title } = about;
    return { ...one, title, role, ids, logged: logged === undefined ? null : logged ? 1 : 0 };
  });
}

/** One project of a delivery. @param faults - Receives everything that is wrong, with file and line. */
export async function readProject(
  folder: string,
  code: string,
  contract: { readonly family: string; readonly species: string },
  faults: string[],
): Promise<NewProject | undefined> {
  const about = await collect(faults, readYaml(join(folder, 'project.yaml'), head));
  const samples = (await exists(join(folder, 'samples.csv')))
    ? await readSamples(join(folder, 'samples.csv'), faults)
    : null;
  const found: NewFile[] = [];
  const complete: Kind[] = [];
  for (const of of Object.keys(kinds) as Folder[]) {
    const own = await readFiles(folder, of, samples ?? [], faults);
    if (own === null) continue;
    complete.push(kinds[of]);
    found.push(...own);
  }
  const paths = new Set(found.map((file) => file.path));
  const family = about?.family ?? contract.family;
  const flow = about?.flow_version_id ?? newestOf(family)?.id ?? '';
  const files = await withAbout(found, { file: join(folder, 'tables.yaml'), paths, flow }, faults);

  const reportFile = join(folder, 'report.md');
  const markdown = (await exists(reportFile)) ? await readText(reportFile) : null;
  for (const { line, path } of markdown === null ? [] : figuresIn(markdown))
    if (!paths.has(path)) faults.push(fault(reportFile, line, `没有图片 ${path}`));
  if (!about) return undefined;
  const figures = new Map(
    await inBatches(
      files.filter(({ kind }) => kind === 'figure'),
      async ({ path, source }) => [path, await pictureSize(source)] as const,
    ),
  );
  const isDelivered = markdown !== null || files.some((file) => file.kind === 'table');
  return {
    code,
    name: about.name,
    description: about.description,
    state: about.state ?? (isDelivered ? 'delivered' : 'waiting'),
    flow_version_id: flow,
    family,
    species: about.species ?? contract.species,
    samples,
    report: markdown === null ? null : renderReport(markdown, figures),
    files,
    complete,
  };
}
