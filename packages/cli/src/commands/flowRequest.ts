import { basename } from 'node:path';
import { flowVersion, flowVersions, newestOf, type Contrast, type FlowVersion } from '@panome/analysis/flows';
import { checkRepairs } from '@panome/analysis/ingest';
import type { FlowPlanRequest, RoleFile } from '@panome/analysis/node';
import { usageError, type Arguments } from '../arguments.ts';
import { checkInputFile } from '../readInputFile.ts';
import { aliasesOf, checkReadings, readingOf } from '../readings.ts';

/** What `flow plan` and `flow run` are asked for. @throws {InputError} When the command is at fault. */
export function flowRequest(args: Arguments): FlowPlanRequest {
  const version = findFlow(args.positionals);
  if (args.recipe !== undefined) throw usageError('flow 不能使用 --recipe', '请改用 --repair 数据:修复=做法，可写多次');
  const known = [...version.roles.map(({ id }) => id), 'groups'];
  for (const id of args.input.keys())
    if (!known.includes(id))
      throw usageError(`“${version.title}”没有名为“${id}”的数据`, `可用的数据：${known.join('、')}`);
  checkReadings(args);
  const aliases = aliasesOf(args);
  const repairs = repairsOf(args, version);
  const fileOf = (id: string): RoleFile => {
    const path = args.input.get(id)!;
    checkInputFile(path);
    return { path, name: basename(path), ...readingOf(args, id), repairs: repairs.get(id) };
  };
  const roles = version.roles.filter(({ id }) => args.input.has(id));
  return {
    version,
    files: Object.fromEntries(roles.map(({ id }) => [id, fileOf(id)])),
    groups: args.input.has('groups') ? { ...fileOf('groups'), aliases } : null,
    ...(args.contrast.length > 0 ? { contrasts: args.contrast.map(contrastOf) } : {}),
    options: optionsOf(args.set),
    ...(args.skip.length > 0 ? { skip: args.skip } : {}),
    ...(args.only.length > 0 ? { only: args.only } : {}),
  };
}

function findFlow([id, surplus]: readonly string[]): FlowVersion {
  if (id === undefined || surplus !== undefined)
    throw usageError('flow 需要一个流程', '请写成 flow run 流程 --input 数据=文件 --out 目录');
  const version = flowVersion(id) ?? newestOf(id);
  if (version) return version;
  const flows = [...new Set(flowVersions.map(({ flow }) => flow))];
  throw usageError(`没有名为“${id}”的流程`, `可用的流程：${flows.join('、')}`);
}

/** `B:A` is B against A; in the name of a group a colon is written `\:`. */
function contrastOf(text: string): Contrast {
  const [test, reference, surplus] = text.split(/(?<!\\):/u).map((part) => part.replaceAll('\\:', ':').trim());
  if (!test || !reference || surplus !== undefined)
    throw usageError(`--contrast ${text} 不能识别`, String.raw`请写成 --contrast 比较组:参照组，组名里的冒号写成 \:`);
  return { test, reference };
}

function optionsOf(set: Arguments['set']): Record<string, Record<string, string>> {
  const options: Record<string, Record<string, string>> = {};
  for (const [name, value] of set) {
    const at = name.indexOf('.');
    if (at < 1)
      throw usageError(`--set ${name}=${value} 没有写明步骤`, '请写成 --set 步骤.参数=值，步骤的编号见 flow plan');
    (options[name.slice(0, at)] ??= {})[name.slice(at + 1)] = value;
  }
  return options;
}

/** The repairs of each role's file. */
function repairsOf({ input, repair }: Arguments, { roles }: FlowVersion): ReadonlyMap<string, Record<string, string>> {
  const repairs = new Map<string, Record<string, string>>();
  for (const [name, choice] of repair) {
    const at = name.indexOf(':');
    const role = roles.find(({ id }) => id === name.slice(0, Math.max(0, at)));
    if (!role || !input.has(role.id))
      throw usageError(
        `--repair ${name}=${choice} 没有写明是哪个数据的`,
        '请写成 --repair 数据:修复=做法，数据用 --input 给出',
      );
    repairs.set(role.id, { ...repairs.get(role.id), [name.slice(at + 1)]: choice });
  }
  for (const { id, input: kind } of roles) checkRepairs(repairs.get(id) ?? {}, kind);
  return repairs;
}
