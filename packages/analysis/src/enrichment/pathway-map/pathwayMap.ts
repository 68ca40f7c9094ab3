import { tableOf, textColumn, type Message, type MethodOutput } from '../../model/index.ts';
import { byStrength, directionOf, valueOf } from './colourNodes.ts';
import { isMeasurable, matchNodes } from './matchNodes.ts';
import { readTables, type MapInputs } from './measured.ts';
import type { PathwayMapOptions } from './pathwayMap.schema.ts';
import { entriesTable, featuresTable, relationsTable, type Coloured } from './resultTables.ts';

/**
 * What was measured of each node of a drawn pathway, and the one value that colours it.
 *
 * Kanehisa & Goto 2000, doi:10.1093/nar/28.1.27 (the maps); Luo & Brouwer 2013, doi:10.1093/bioinformatics/btt285 (data
 * on them).
 *
 * @throws {InputError} When a column is not found or nothing that was measured stands on the map.
 */
export function pathwayMap({ pathway, ...files }: MapInputs, options: PathwayMapOptions): MethodOutput {
  const tables = readTables(files, options);
  const matched = matchNodes(pathway, tables);
  const measured = matched.measured.map((list) => list.toSorted(byStrength));
  const values = measured.map((list) => valueOf(list, options.combine));
  const [first] = tables;
  const coloured: Coloured = {
    map: pathway,
    measured,
    values,
    valueName: tables.every(({ valueName }) => valueName === first!.valueName) ? first!.valueName : '数值',
  };
  const messages: Message[] = [...tables.flatMap((table) => table.messages), ...matched.messages];
  const crowded = measured.filter(({ length }) => length > 4).length;
  if (options.combine === 'split' && crowded > 0)
    messages.push({
      level: 'info',
      text: `${crowded} 个节点有 4 个以上的特征，色条只画其中显著的、变化最大的 4 个，全部见“节点上的特征”表。`,
    });
  const shown = values.flatMap((value) => (value ? [directionOf(value)] : []));
  const ways = (way: string): number => shown.filter((one) => one === way).length;
  return {
    tables: [
      entriesTable(coloured),
      featuresTable(coloured),
      relationsTable(coloured),
      tableOf('unmatched', '不在图上的特征', [
        textColumn(
          'feature',
          '特征',
          matched.unmatched.flatMap(({ names }) => names),
          { help: '原样列出；多数只是不属于这条通路' },
        ),
        textColumn(
          'source',
          '来源',
          matched.unmatched.flatMap(({ names, source }) => names.map(() => source)),
          { help: '来自哪个表' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      pathway: pathway.id,
      title: pathway.title || pathway.id,
      nodes: pathway.nodes.filter(isMeasurable).length,
      measured: shown.length,
      up: ways('up'),
      down: ways('down'),
      found: matched.found,
      asked: matched.asked,
      relations: pathway.relations.length,
      value: coloured.valueName,
      p_column: first!.pName,
      tables: tables.length,
    },
  };
}
