import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planImport, type Wanted } from '../../features/reference/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { simulateAliases, simulateProteins } from './simulateProteins.ts';

type Shipped = Pick<Wanted, 'kind' | 'name'> & {
  readonly file: string;
  readonly face?: Wanted['options']['face'];
  readonly said: Partial<Wanted['said']>;
};

const debian = 'Artistic-2.0（Debian r-bioc 软件包） https://bioconductor.org/packages/';
const made = { version: '2026-11', date: '2026-11-28', licence: 'CC0 1.0', simulated: true };

/** What demo mode shows: small simulated tables first, then facts that Debian's packages and NCBI give away. */
const shipped: readonly Shipped[] = [
  { kind: 'uniprot', name: 'demo-proteins', file: 'proteins.dat', said: { ...made, source: '模拟蛋白' } },
  { kind: 'aliases', name: 'demo-string', file: 'aliases.txt', said: { ...made, source: '模拟 STRING 别名' } },
  { kind: 'table', name: 'demo-kegg', file: 'tables/kegg.tsv', face: 'kegg', said: { ...made, source: '模拟通路' } },
  {
    kind: 'table',
    name: 'demo-disease',
    file: 'tables/disease.tsv',
    face: 'disease',
    said: { ...made, source: '模拟疾病' },
  },
  {
    kind: 'table',
    name: 'demo-host',
    file: 'tables/host.tsv',
    face: 'host',
    said: { ...made, source: '模拟宿主编号（参考基因组为真实版本）', simulated: false },
  },
  {
    kind: 'genes',
    name: 'genes-9606',
    file: 'genes-human.tsv.gz',
    said: { source: '人类基因编号（NCBI Gene、Ensembl、UniProt，经 org.Hs.eg.db）', licence: debian },
  },
  {
    kind: 'genes',
    name: 'genes-10090',
    file: 'genes-mouse.tsv.gz',
    said: {
      source: '小鼠基因编号（NCBI Gene、Ensembl、MGI，取自 NCBI gene_info）',
      licence: 'NCBI 不限制使用与传播 https://www.ncbi.nlm.nih.gov/home/about/policies/',
    },
  },
  {
    kind: 'obo',
    name: 'obo-go',
    file: 'go-terms.obo.gz',
    said: {
      source: 'Gene Ontology（经 GO.db 3.16）',
      licence: 'CC BY 4.0 https://geneontology.org/docs/go-citation-policy/',
    },
  },
];

const key = 'demo.reference';
/** Raised with what is shipped, so that a demo that is there already gets the new; the rest is found unchanged. */
const edition = '2';

async function seed(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database } = platform;
  const loaded = await database.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  if (loaded?.value === edition) return;
  const folder = await mkdtemp(join(tmpdir(), 'panome-reference-'));
  try {
    await writeFile(join(folder, 'proteins.dat'), simulateProteins());
    await writeFile(join(folder, 'aliases.txt'), simulateAliases());
    const simulated = new Set(['proteins.dat', 'aliases.txt']);
    for (const { face = '', file, kind, name, said } of shipped) {
      const usual = { source: '', version: '', date: '', licence: '', private: false, simulated: false };
      const plan = await planImport(
        platform,
        {
          kind,
          name,
          audience: '',
          path: join(simulated.has(file) ? folder : import.meta.dirname, file),
          options: { taxon: 0, face },
          said: { ...usual, ...said },
        },
        signal,
      );
      await plan.carryOut();
    }
    await database
      .insertInto('setting')
      .values({ key, value: edition })
      .onConflict((row) => row.column('key').doUpdateSet({ value: edition }))
      .execute();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Loads the reference data of demo mode once, while the server answers already: 110,000 entries would otherwise delay the
 * first start. They belong to the simulated projects, so that a demo without families has none.
 *
 * @returns Ends the loading; what was loaded stays, the rest comes at the next start.
 */
export function seedReference(platform: Platform): { stop(): Promise<void> } {
  const { config, log } = platform;
  if (config.mode !== 'demo' || config.demoFamilies.length === 0) return { stop: () => Promise.resolve() };
  const end = new AbortController();
  const work = seed(platform, end.signal).catch((error: unknown) => {
    if (!end.signal.aborted) log.error({ err: error }, 'the reference data of demo mode were not loaded');
  });
  return {
    stop: async () => {
      end.abort();
      await work;
    },
  };
}
