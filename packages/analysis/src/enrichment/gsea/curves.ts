import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';

/**
 * The running sum of sets at its corners: before and after each hit, and at both ends; between two corners it is
 * straight.
 */
export function curvesTable(
  sets: readonly { readonly term: string; readonly hits: Int32Array }[],
  strength: Float64Array,
  total: number,
): Table {
  const rows = sets.reduce((count, { hits }) => count + 2 * hits.length + 2, 0);
  const [position, running, hit] = [new Float64Array(rows), new Float64Array(rows), new Float64Array(rows)];
  const terms: string[] = [];
  let row = 0;
  const put = (term: string, place: number, sum: number, isHit: number): void => {
    terms.push(term);
    position[row] = place;
    running[row] = sum;
    hit[row] = isHit;
    row += 1;
  };
  for (const { term, hits } of sets) {
    const sum = hits.reduce((all, place) => all + strength[place]!, 0);
    let risen = 0;
    put(term, 0, 0, 0);
    hits.forEach((place, i) => {
      const fallen = (place - i) / (total - hits.length);
      put(term, place, risen - fallen, 0);
      risen += sum === 0 ? 1 / hits.length : strength[place]! / sum;
      put(term, place + 1, risen - fallen, 1);
    });
    put(term, total, 0, 0);
  }
  return tableOf('curves', '累积曲线', [
    textColumn('term', '条目', terms, { help: '功能集合的编号' }),
    integerColumn('position', '位次', position, { help: '已经走过的特征数，从 0 到全部' }),
    numberColumn('running', '累积和', running, { help: '走到这个位次时的累积和，只列转折处，其间为直线' }),
    integerColumn('hit', '命中', hit, { help: '1 表示刚刚走过一个属于集合的特征' }),
  ]);
}

/** All features as ranked. */
export function rankingTable(ids: readonly string[], scores: Float64Array): Table {
  return tableOf('ranking', '排序', [
    integerColumn(
      'position',
      '位次',
      Float64Array.from(ids, (_, place) => place + 1),
      { help: '按得分从高到低，第一位为 1' },
    ),
    textColumn('feature', '特征', ids, { help: '排序表中的特征名' }),
    numberColumn('score', '得分', scores, { help: '排序所用的得分，即输入的数值' }),
  ]);
}
