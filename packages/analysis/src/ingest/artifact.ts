import { failure } from './formats.ts';
import type { Archive } from './xlsx/archive.ts';
import { openArchive } from './xlsx/archive.ts';

/** What is inside a QIIME 2 artifact: its type, such as `FeatureTable[Frequency]`, and the one file of data. */
export type Artifact = { readonly type: string; readonly name: string; readonly bytes: Buffer };

/** The files of data that are read, in the order of choice. */
const DATA = [
  'feature-table.biom',
  'taxonomy.tsv',
  'tree.nwk',
  'distance-matrix.tsv',
  'alpha-diversity.tsv',
  'metadata.tsv',
  'differentials.tsv',
];
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The data of a QIIME 2 artifact (`.qza`): a zip of one folder with `metadata.yaml`, `data/` and `provenance/`;
 * `undefined` for another file. docs.qiime2.org, “Archives” of the developer documentation.
 *
 * @throws {InputError} When it is a visualization, or its data are none that is read, by type; and when the archive
 * breaks a limit.
 */
export async function openArtifact(bytes: Uint8Array): Promise<Artifact | undefined> {
  if (!isZip(bytes)) return undefined;
  const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    return await artifactIn(archive);
  } finally {
    archive.close();
  }
}

/** The same for an archive that is already open. */
export async function artifactIn(archive: Archive): Promise<Artifact | undefined> {
  const root = /^([^/]+)\//u.exec(archive.names.find((name) => /^[^/]+\/metadata\.yaml$/u.test(name)) ?? '')?.[1];
  if (root === undefined || !archive.has(`${root}/VERSION`)) return undefined;
  const described = (await inflated(archive, `${root}/metadata.yaml`)).toString('utf8');
  const type = /^type:\s*["']?(.+?)["']?\s*$/mu.exec(described)?.[1] ?? '';
  if (type === 'Visualization') {
    throw failure({
      code: 'format-qzv',
      what: '文件是 QIIME 2 的可视化结果（.qzv），是供浏览器查看的网页，不含可以读取的表格',
      remedy: '请上传生成它的 .qza（如 table.qza、taxonomy.qza），或在 view.qiime2.org 中下载其中的 TSV',
    });
  }
  const name = DATA.find((file) => archive.has(`${root}/data/${file}`));
  if (name === undefined) {
    throw failure({
      code: 'format-qza',
      what: `QIIME 2 文件（.qza）的类型是 ${type.slice(0, 80) || '未知'}，不能作为表格、物种注释或进化树读取`,
      remedy:
        '请上传 FeatureTable、FeatureData[Taxonomy]、Phylogeny 或 DistanceMatrix 类型的 .qza，或先用 qiime tools export 导出',
    });
  }
  return { type, name, bytes: await inflated(archive, `${root}/data/${name}`) };
}

async function inflated(archive: Archive, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read(name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
