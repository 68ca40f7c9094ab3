import { basename } from 'node:path';
import { methodById, methods } from '@panome/analysis';
import { inspectTable, readInput } from '@panome/analysis/ingest';
import { repairsOf } from '@panome/analysis/model';
import { rankTools, whyNone } from '@panome/analysis/tool-fit';
import { usageError, type Arguments } from '../arguments.ts';
import { readInputFile } from '../readInputFile.ts';
import { recipeOf } from '../recipe.ts';

/**
 * `inspect FILE`: what the file holds, what is wrong with it and which tools it suits, as JSON.
 *
 * @throws {InputError} When the file cannot be read as a table at all.
 */
export async function inspectFile({
  positionals,
  sheet,
  encoding,
  delimiter,
  as,
  recipe,
  repair,
}: Arguments): Promise<string> {
  const [path, surplus] = positionals;
  if (path === undefined || surplus !== undefined) throw usageError('inspect 需要一个文件', '请写成 inspect 文件');
  const bytes = readInputFile(path);
  const decided = recipeOf({ recipe, repair });
  const source = { bytes, name: basename(path), sheet, encoding, delimiter };
  if (as !== undefined && as !== 'matrix' && as !== 'groups') {
    const { columns, effects, offers, problems, rows } = await readInput(as, source, repairsOf(decided, as));
    return JSON.stringify(
      { file: basename(path), kind: as, shape: { rows, columns }, problems, offers, effects },
      null,
      2,
    );
  }
  const inspection = await inspectTable(source, {
    as,
    repairs: repairsOf(decided, 'matrix'),
    previewRows: 10,
    previewColumns: 20,
  });
  const suits = rankTools(inspection.nature, methods)
    .filter(({ fit }) => fit === 'first')
    .map(({ id, why }) => ({ tool: id, title: methodById(id)?.title, why }));
  const none = whyNone(inspection.nature.kind);
  return JSON.stringify({ file: basename(path), ...inspection, suits, ...(none && { suits_none: none }) }, null, 2);
}
