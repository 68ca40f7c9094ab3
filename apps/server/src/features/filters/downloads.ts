import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { calls, type FilterInput } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import type { Actor } from '../../platform/access/actor.ts';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { badInput, unavailable } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { safeFileName } from '../../platform/safeFileName.ts';
import type { FilterDesk } from './filterDesk.ts';
import { storedFilter, type Choice } from './present.ts';
import type { FilterService } from './saved/filterService.ts';
import { ruleBytes } from './tables/routes.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type Format = keyof typeof types;
/** Shorter than the time-out of the client. */
const patience = { one: 60_000, several: 30_000 };

type Made = { readonly path: string; readonly rows: number };

/** Makes the files of filters in a child process; they are removed when they were sent. */
function createMaker({ config }: Pick<Platform, 'config'>, desk: FilterDesk) {
  const folder = join(config.dataFolder, 'results/tmp');
  return async (
    actor: Actor,
    input: FilterInput,
    choice: Choice,
    { format, raw, waitMs }: { readonly format: Format; readonly raw: boolean; readonly waitMs: number },
  ): Promise<Made> => {
    const prepared = await desk.open(actor, input, waitMs);
    if (!prepared) throw unavailable('表格较大，仍在读取，请稍后再下载', 10);
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${newId()}.${format}`);
    try {
      return {
        path,
        rows: await desk.write(prepared, choice, { columns: choice.columns, format, raw, outPath: path }),
      };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };
}

const openOnce = (path: string): Readable => createReadStream(path).on('close', () => void rm(path, { force: true }));

type Parts = { readonly desk: FilterDesk; readonly service: FilterService };

export function registerDownloads(app: FastifyInstance, { desk, service }: Parts): void {
  const make = createMaker(app.platform, desk);

  registerCall(app, calls.downloadDataFilter, {
    policy: 'filter:download',
    bodyLimit: ruleBytes,
    handler: async ({ actor, input }): Promise<FileAnswer> => {
      const { format, raw } = input;
      const saved = 'filter_id' in input ? await service.own(actor, 'filter:download', input.filter_id) : undefined;
      const { input: table, ...choice } = saved ? storedFilter(saved) : (input as Choice & { input: FilterInput });
      const { path } = await make(actor, table, choice, { format, raw: raw === '1', waitMs: patience.one });
      const { size } = await stat(path);
      return file({
        name: `${safeFileName(saved?.name ?? '筛选结果').slice(0, 150)}.${format}`,
        type: types[format],
        size,
        open: () => openOnce(path),
      });
    },
  });

  registerCall(app, calls.downloadDataFilterZip, {
    policy: 'filter:download',
    handler: async ({ actor, input: { format, ids, raw } }): Promise<FileAnswer> => {
      const rows = await Promise.all([...new Set(ids)].map((id) => service.own(actor, 'filter:download', id)));
      const zip = new ZipFile();
      const lines = ['# 筛选说明', ''];
      const taken = new Set<string>();
      for (const row of rows) {
        const { input, ...choice } = storedFilter(row);
        // One after another, since each may take much memory.
        // oxlint-disable-next-line no-await-in-loop
        const made = await make(actor, input, choice, { format, raw: raw === '1', waitMs: patience.several });
        const base = safeFileName(row.name).slice(0, 120);
        let name = base;
        for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
        taken.add(name);
        zip.addReadStreamLazy(`${name}.${format}`, { compressionLevel: 1 }, (done) => done(null, openOnce(made.path)));
        lines.push(
          `## ${row.name}`,
          '',
          `- 数据：${row.source_name}`,
          `- 条件：${row.words}`,
          `- 留下 ${made.rows} 行`,
          '',
        );
      }
      if (rows.length === 0) throw badInput('请选择要下载的筛选');
      zip.addBuffer(Buffer.from(`${lines.join('\n')}\n`), '筛选说明.md');
      zip.end();
      return file({ name: '数据筛选.zip', type: 'application/zip', open: () => zip.outputStream as Readable });
    },
  });
}
