import { readRecipe } from '@panome/analysis/ingest';
import { emptyRecipe, withStep, type Recipe } from '@panome/analysis/model';
import { usageError, type Arguments } from './arguments.ts';
import { readInputFile } from './readInputFile.ts';

const largest = 1_000_000;

/**
 * What a command decides about the faults of its files: the steps of `--recipe`, then each `--repair
 * [input:]repair=choice`.
 *
 * @throws {InputError} When the file is no recipe, or a repair does not exist.
 */
export function recipeOf({ recipe: path, repair }: Pick<Arguments, 'recipe' | 'repair'>): Recipe {
  let recipe: Recipe = path === undefined ? emptyRecipe : readRecipe(parse(path));
  for (const [name, choice] of repair) {
    const [input, id] = name.includes(':')
      ? [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)]
      : ['matrix', name];
    const [step] = readRecipe({ format: 1, steps: [{ input, repair: id, choice }] }).steps;
    recipe = withStep(recipe, step!);
  }
  return recipe;
}

function parse(path: string): unknown {
  const bytes = readInputFile(path);
  if (bytes.length > largest)
    throw usageError(`文件“${path}”超过 1 MB，不是数据处理步骤`, '请选择从结果页下载的“数据处理步骤”JSON 文件');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw usageError(`文件“${path}”不是 JSON`, '请选择从结果页下载的“数据处理步骤”JSON 文件');
  }
}
