import { basename } from 'node:path';
import { methodById, methods, type MethodDefinition } from '@panome/analysis';
import type { InputKind, Table } from '@panome/analysis/model';
import { executeRun, type RunFile } from '@panome/analysis/node';
import { usageError, type Arguments } from '../arguments.ts';
import { drawCharts } from '../drawCharts.ts';
import { openOutFolder } from '../outFolder.ts';
import { checkInputFile } from '../readInputFile.ts';
import { aliasesOf, checkReadings, readingOf } from '../readings.ts';
import { recipeOf } from '../recipe.ts';

/**
 * `run METHOD`: runs a method and writes tables, charts, note and `result.json` to the folder.
 *
 * @returns What the user should read besides the result.
 * @throws {InputError} When the command, a file or an option is at fault.
 */
export async function runMethod(args: Arguments): Promise<readonly string[]> {
  const method = findMethod(args.positionals);
  const { out } = args;
  if (out === undefined) throw usageError('没有指定结果目录', '请加上 --out 目录');
  for (const id of args.input.keys()) {
    if (!method.inputs.some((input) => input.id === id)) {
      const known = method.inputs.map((input) => input.id).join('、');
      throw usageError(`“${method.title}”没有名为“${id}”的输入`, `可用的输入：${known}`);
    }
  }
  checkReadings(args);
  const aliases = aliasesOf(args, ['groups', 'matrix2', 'env']);
  const files = Object.fromEntries(method.inputs.map(({ id }) => [id, fileOf(args, id)]));
  const groups = files['groups'] && aliases.length > 0 ? { ...files['groups'], aliases } : files['groups'];
  const absent = method.inputs.find(({ id, required }) => required && !files[id]);
  if (absent) throw usageError(`没有指定“${absent.label}”的文件`, `请加上 --input ${absent.id}=文件`);
  const folder = openOutFolder(out);
  try {
    let tables: readonly Table[] = [];
    const result = await executeRun({
      method,
      files: { ...files, groups, aliases },
      options: Object.fromEntries(args.set),
      recipe: recipeOf(args),
      seed: args.seed,
      outDir: folder.work,
      takeTables: (made) => {
        tables = made;
      },
    });
    const undrawn = drawCharts(folder.work, result, tables);
    folder.publish();
    return [
      ...result.messages.map(({ level, text }) => `${level === 'warning' ? '提示' : '说明'}：${text}`),
      ...undrawn,
      `结果：${result.findings.headline}${result.findings.condition === undefined ? '' : `（${result.findings.condition}）`}`,
      `完成：结果写在 ${out}`,
    ];
  } catch (error) {
    folder.giveUp();
    throw error;
  }
}

function findMethod([id, surplus]: readonly string[]): MethodDefinition {
  if (id === undefined || surplus !== undefined)
    throw usageError('run 需要一个方法', '请写成 run 方法 --input matrix=文件 --out 目录');
  const method = methodById(id);
  if (method) return method;
  throw usageError(`没有名为“${id}”的方法`, `可用的方法：${methods.map((one) => one.id).join('、')}`);
}

function fileOf(args: Arguments, id: InputKind): RunFile | undefined {
  const path = args.input.get(id);
  if (path === undefined) return undefined;
  checkInputFile(path);
  return { path, name: basename(path), ...readingOf(args, id) };
}
