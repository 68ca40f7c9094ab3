import type { EffectLog } from '../effectLog.ts';
import { cellName, describePlace, quote, type ProblemList } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import { readDateGene, readSerialGene } from './dateGenes.ts';

type PlaceOfFeature = (feature: number) => { row: number; column: number };

/**
 * Looks for names that a spreadsheet turned into dates, and puts the genes' names back when the user said how.
 * `date-genes` = `march` | `marc` (for 1 and 2 March) | `keep`.
 */
export function repairDateGenes(
  ids: readonly string[],
  placeOf: PlaceOfFeature,
  repairs: Readonly<Record<string, string>>,
  problems: ProblemList,
  effects: EffectLog,
): readonly string[] {
  const wordIds = ids.filter((id) => /[A-Za-z\u4e00-\u9fff]/.test(id)).length > ids.length / 2;
  const found = new Map<number, NonNullable<ReturnType<typeof readDateGene>>>();
  ids.forEach((id, feature) => {
    const gene = readDateGene(id) ?? (wordIds ? readSerialGene(id) : undefined);
    if (gene) found.set(feature, gene);
  });
  const choice = repairs['date-genes'];
  if (found.size === 0) return ids;
  if (choice === 'keep') {
    for (const feature of found.keys())
      effects.note('date-genes', ids[feature]!, ids[feature]!, () => placeOf(feature));
    return ids;
  }
  if (choice === 'march' || choice === 'marc') {
    return ids.map((id, feature) => {
      const gene = found.get(feature);
      const name = (choice === 'marc' ? gene?.otherwise : undefined) ?? gene?.name ?? id;
      if (name !== id) effects.note('date-genes', id, name, () => placeOf(feature));
      return name;
    });
  }
  const ambiguous = [...found.values()].some((gene) => gene.otherwise);
  const genes = [...found].filter(([, gene]) => gene.name);
  const [first, gene] = genes[0] ?? [...found][0]!;
  const place = placeOf(first);
  problems.add({
    code: 'date-genes',
    severity: 'error',
    ...place,
    cell: cellName(place.row, place.column),
    what: `${describePlace(place)}的特征名${quote(ids[first]!)}是日期${gene?.name ? `，很可能是被 Excel 改写的基因名（${gene.name}${gene.otherwise ? ` 或 ${gene.otherwise}` : ''}）` : ''}`,
    remedy: ambiguous
      ? '3 月 1 日、2 日可能是 MARCH1、MARCH2，也可能是 MARC1、MARC2，请选择还原方式；最好从未经 Excel 打开的原始文件重新上传'
      : '请选择还原方式；最好从未经 Excel 打开的原始文件重新上传',
    count: found.size,
    repair: offerOf('date-genes', ambiguous ? [] : ['marc']),
  });
  return ids;
}

/** Reports ids that are empty, all numbers, or that Excel wrote in scientific notation. */
export function checkIds(ids: readonly string[], placeOf: PlaceOfFeature, problems: ProblemList): void {
  ids.forEach((id, feature) => {
    if (id !== '') return;
    const place = placeOf(feature);
    problems.add({
      code: 'empty-id',
      severity: 'error',
      ...place,
      cell: cellName(place.row, place.column),
      what: `${describePlace(place)}没有特征编号`,
      remedy: '请补上编号，或删去这一行',
      repair: offerOf('empty-rows'),
    });
  });
  const numeric = ids.filter((id) => /^\d+(\.0+)?$/.test(id)).length;
  if (ids.length > 0 && numeric === ids.length) {
    const place = placeOf(0);
    problems.add({
      code: 'numeric-ids',
      severity: 'warning',
      ...place,
      cell: cellName(place.row, place.column),
      what: `首列都是数字（如${quote(ids[0]!)}），已作为特征编号，不作为样本`,
      remedy: '如果首列是一个样本，请在最前面加一列特征编号后重新上传',
    });
    return;
  }
  ids.forEach((id, feature) => {
    if (!/^\d(\.\d+)?E\+\d{1,3}$/i.test(id)) return;
    const place = placeOf(feature);
    problems.add({
      code: 'scientific-id',
      severity: 'warning',
      ...place,
      cell: cellName(place.row, place.column),
      what: `${describePlace(place)}的特征名${quote(id)}是科学记数法，可能是被 Excel 改写的编号（如 RIKEN 编号 2310009E13）`,
      remedy: '请从未经 Excel 打开的原始文件重新上传',
    });
  });
}
