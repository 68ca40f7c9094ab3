import type { Actor } from '../../platform/access/actor.ts';
import type { ProjectFileRow } from '../../platform/database/schema/projects.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { SourceFault, type SourceKind } from '../../platform/sources/index.ts';
import { fileById, wasShared } from './repository.ts';
import { createProjectScope } from './scope.ts';

const gone = () => new SourceFault({ what: '项目文件已不存在', remedy: '请在项目中重新选择数据表', unknown: true });

/** A delivered table as an input, without a copy: whoever may analyse its project at this moment may read it. */
export function createDeliveredSource(platform: Pick<Platform, 'clock' | 'database' | 'storage'>): SourceKind {
  const { database, storage } = platform;
  const scope = createProjectScope(platform);

  /** A stranger learns nothing; whoever once had the project learns what has become of it. */
  const faultOf = async (actor: Actor, file: ProjectFileRow, { status }: Refusal): Promise<SourceFault> => {
    if (status === 403)
      return new SourceFault({
        what: '这个项目没有分享分析权限',
        remedy: '请联系项目所有者把分享改为“可分析”',
      });
    if (!(await wasShared(database, actor.id, file.project_id))) return gone();
    return new SourceFault({
      what: '分享已结束',
      remedy: '已有的结果会保留；如需继续分析，请联系项目所有者重新分享',
    });
  };

  const find = async (actor: Actor, id: string): Promise<ProjectFileRow> => {
    const file = await fileById(database, id);
    if (!file || file.kind === 'original') throw gone();
    try {
      await scope.find(actor, file.project_id, 'project:analyse');
      return file;
    } catch (error) {
      throw error instanceof Refusal ? await faultOf(actor, file, error) : error;
    }
  };

  return {
    nameOf: async (actor, id) => (await find(actor, id)).name,
    open: async (actor, id) => {
      const { name, object_key: key, sha256, size } = await find(actor, id);
      return { path: storage.pathOf(key), name, sha256, size, key, reading: {} };
    },
  };
}
