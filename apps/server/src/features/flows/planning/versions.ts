import { flowVersion, newestOf, type FlowVersion } from '@panome/analysis/flows';
import { Refusal } from '../../../platform/http/refusal.ts';

const gone = (showMsg: string, newest: string) => new Refusal({ status: 404, showMsg, data: { newest } });

/**
 * The version of a flow with this id. @throws {Refusal} 404; for a version that is no longer offered it names the newest
 * one, in words and as `newest`.
 */
export function versionOf(id: string): FlowVersion {
  const found = flowVersion(id);
  if (found) return found;
  const newest = newestOf(id.replace(/-\d+$/, ''));
  if (newest) throw gone(`流程版本 ${id} 已停用，请使用最新版本 ${newest.id}`, newest.id);
  throw gone('没有这个流程，请从流程列表中选择', '');
}
