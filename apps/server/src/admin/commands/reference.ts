import { basename } from 'node:path';
import {
  activeReleases,
  ImportFault,
  importKinds,
  planImport,
  proteinKinds,
  releasesNamed,
  removeRows,
  retire,
  type ImportKind,
  type Wanted,
} from '../../features/reference/index.ts';
import { localTime } from '../../platform/clock.ts';
import { act, record, UsageError, type Command, type Commands } from '../command.ts';
import { audienceLabels, audienceOf, type Audience } from './audienceOf.ts';

const faces = ['kegg', 'disease', 'host'] as const;

function wantedOf(
  [kind = '', path = '']: readonly string[],
  switches: Readonly<Record<string, string>>,
  audience: Audience | null,
): Wanted {
  const known = importKinds.find((each) => each === kind);
  if (!known) throw new UsageError(`请给出数据的种类：${importKinds.join('、')}`);
  if (!path) throw new UsageError('请给出文件');
  const { date = '', face = '', licence = '', source = '', taxon = '0', version = '' } = switches;
  if (!/^\d{1,8}$/.test(taxon)) throw new UsageError('--taxon 应为 NCBI 物种编号，例如 9606');
  const use = faces.find((each) => each === face) ?? '';
  if (known === 'table' && use === '') throw new UsageError(`请用 --face 说明表格的用途：${faces.join('、')}`);
  if (date && !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new UsageError('--date 应写作 2026-01-28');
  if (audience && !proteinKinds.includes(known))
    throw new UsageError(`--for 只用于客户自有的蛋白，种类为 ${proteinKinds.join(' 或 ')}`);
  const owner = audience ? `-${switches['for']}${switches['group'] ? `-${switches['group']}` : ''}` : '';
  return {
    kind: known,
    path,
    name: switches['name'] || `${usualName(known, path, use, Number(taxon))}${owner}`,
    audience: audience?.id ?? '',
    options: { taxon: Number(taxon), face: use },
    said: { source, version, date, licence, private: 'private' in switches, simulated: 'simulated' in switches },
  };
}

/** Kinds whose files each hold one of several ontologies or species. */
const byFile: readonly ImportKind[] = ['aliases', 'fasta', 'gene-info', 'obo'];

/** One release of a name is shown at a time: files of different ontologies or species must not replace each other. */
function usualName(kind: ImportKind, path: string, face: string, taxon: number): string {
  const file = basename(path)
    .replace(/\.gz$/, '')
    .replace(/\.[^.]*$/, '');
  const parts = [kind, byFile.includes(kind) ? file : face, taxon > 0 ? String(taxon) : ''];
  return parts.filter(Boolean).join('-').slice(0, 80);
}

const importCommand: Command = {
  usage: '<种类> <文件[.gz]>',
  summary: '导入参考数据：蛋白条目、GO、基因名、STRING 别名、对照表',
  switches: ['taxon', 'face', 'name', 'source', 'version', 'date', 'licence', 'private', 'simulated', 'for', 'group'],
  help: [
    '种类：',
    '  uniprot   UniProt 文本格式（.dat、.txt），新旧两代都能读',
    '  fasta     蛋白序列，自有的或 UniProt 的；标题行没有 OX= 时用 --taxon 说明物种',
    '  gaf       GO 注释 GAF 2.1、2.2',
    '  obo       本体：GO 用于注释的名称，其他（DOID、MONDO）用于疾病查询',
    '  hgnc      HGNC 的 hgnc_complete_set.txt',
    '  genes     基因表：taxon symbol name entrez ensembl uniprot chromosome aliases，多个值用 | 分开',
    '  gene-info NCBI 的 gene_info，例如小鼠的 Mus_musculus.gene_info.gz',
    '  aliases   STRING 的 protein.aliases',
    '  table     自有对照表：id name [taxon] [aliases] [genes] 和任意其他列，用 --face 说明用途',
    '',
    '--taxon 9606   只要一个物种',
    '--face         kegg、disease 或 host（宿主序列编号）',
    '--name         替换哪一份；同一名称只显示最新导入的一份',
    '--version、--date、--source、--licence   文件没有写明时补上，会显示在页面上',
    '--private      许可禁止演绎（NoDerivs）时：只供查看，不提供下载',
    '--simulated    标明为模拟数据',
    '--for 邮箱     客户自有的蛋白（uniprot、fasta）：只有该客户能检索、查看和下载，标为“私有”',
    '--group 名称   与 --for 同用：该客户创建的课题组的成员都能看到，退出后即看不到',
    '',
    '文件先全部读完并检查，再分批写入，最后一步才替换；中断后重新导入即可。同一文件再导入一次不做任何改动。',
  ].join('\n'),
  prepare: async ({ platform, switches, words }) => {
    const audience = await audienceOf(platform, switches);
    const wanted = wantedOf(words, switches, audience);
    try {
      const plan = await planImport(platform, wanted);
      if ('dry-run' in switches) await plan.forget();
      return {
        steps: audience && !plan.known ? [`只给 ${audience.label}`, ...plan.steps] : plan.steps,
        carryOut: async () => {
          if (plan.known) return '没有需要改动的内容：这份文件已经导入';
          const entries = await plan.carryOut();
          await record(platform, 'reference.import', wanted.name);
          return [...plan.steps, `已导入 ${entries} 个条目`].join('\n');
        },
      };
    } catch (error) {
      if (error instanceof ImportFault) throw new UsageError(error.message);
      throw error;
    }
  },
};

/** Commands about reference data: proteins, gene names, ontologies. */
export const referenceCommands: Commands = {
  'reference import': importCommand,

  'reference list': {
    usage: '',
    summary: '列出已导入的参考数据',
    prepare: ({ platform }) =>
      Promise.resolve(
        act('列出参考数据', async () => {
          const rows = await activeReleases(platform.database);
          if (rows.length === 0) return '还没有导入参考数据';
          const labels = await audienceLabels(platform);
          return rows
            .map((row) =>
              [
                row.name,
                row.source,
                row.version || '-',
                `${row.entries} 个条目`,
                row.licence,
                localTime(row.imported_at),
                ...(row.audience ? [`只给 ${labels.get(row.audience) ?? '已注销的客户，稍后自动删除'}`] : []),
              ].join('  '),
            )
            .join('\n');
        }),
      ),
  },

  'reference remove': {
    usage: '<名称>',
    summary: '删除一份参考数据，名称见 reference list',
    prepare: async ({ platform, words: [name = ''] }) => {
      const rows = await releasesNamed(platform.database, name);
      if (rows.length === 0) throw new UsageError(`没有名称为“${name}”的参考数据`);
      return act(`删除“${name}”`, async () => {
        await retire(platform.database, name);
        for (const row of rows) await removeRows(platform.database, row);
        await record(platform, 'reference.remove', name);
        return `已删除“${name}”`;
      });
    },
  },
};
