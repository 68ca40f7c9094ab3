import type { FileRow } from '../../platform/database/schema/files.ts';
import type { Platform } from '../../platform/platform.ts';
import { SourceFault, type SourceKind } from '../../platform/sources/index.ts';
import { findLive, findOwned, folderKind } from './tree/nodes.ts';

/** A file of 我的文件 as an input. A task that was sent before its file went to the trash still reads it. */
export function createFileSource({ database, storage }: Pick<Platform, 'database' | 'storage'>): SourceKind {
  const find = async (ownerId: string, id: string, running = false): Promise<FileRow> => {
    const row = await (running ? findOwned : findLive)(database, ownerId, id);
    if (row?.kind === folderKind) throw new SourceFault({ what: '文件夹不能作为表格读取', remedy: '请选择一个文件' });
    if (row) return row;
    throw new SourceFault({
      unknown: true,
      ...(running
        ? { what: '数据文件已被彻底删除', remedy: '请重新上传文件后再提交' }
        : { what: '选择的文件不存在或已被删除', remedy: '请重新选择' }),
    });
  };
  return {
    nameOf: async (actor, id, { running }) => (await find(actor.id, id, running)).name,
    open: async (actor, id, { running }) => {
      const { config, name, object_key: key, sha256, size } = await find(actor.id, id, running);
      return {
        path: storage.pathOf(key),
        name,
        sha256,
        size,
        key,
        reading: JSON.parse(config) as Record<string, string>,
      };
    },
  };
}
