import type { Message, Records } from '../../model/index.ts';
import { pickText, refusal } from '../../records/index.ts';
import type { TopologyOptions } from './pathwayTopology.schema.ts';

/** A pathway as compounds and arrows between them, each once. */
export type Pathway = {
  readonly name: string;
  readonly nodes: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
};
export type ReadPathways = {
  readonly pathways: readonly Pathway[];
  readonly used: Readonly<Record<'pathway' | 'source' | 'target', string>>;
  readonly messages: readonly Message[];
};

const names = {
  pathway: /^(pathways?|pathwayname|pathwayid|term|map|set|通路|通路名|代谢通路|途径)$/u,
  source: /^(source|from|substrate|substrates|node1|start|compound1|底物|起点|来源|反应物)$/u,
  target: /^(target|to|product|products|node2|end|compound2|产物|终点|目标)$/u,
};

/**
 * Pathways in the order of the file; arrows of a compound to itself and repeated ones are left out.
 * @throws {InputError}
 */
export function readPathways(records: Records, { columns }: TopologyOptions): ReadPathways {
  const pathway = pickText(records, columns.pathway, {
    option: 'pathway_column',
    label: '通路列',
    names: names.pathway,
  });
  const source = pickText(records, columns.source, {
    option: 'source_column',
    label: '起点列',
    names: names.source,
    taken: [pathway],
  });
  const target = pickText(records, columns.target, {
    option: 'target_column',
    label: '终点列',
    names: names.target,
    taken: [pathway, source],
  });
  const found = new Map<
    string,
    { readonly nodes: Map<string, number>; readonly seen: Set<string>; readonly from: number[]; readonly to: number[] }
  >();
  let [left, loops, doubles] = [0, 0, 0];
  pathway.text.forEach((raw, row) => {
    const [name, a, b] = [raw.trim(), source.text[row]!.trim(), target.text[row]!.trim()];
    if (name === '' || (a === '' && b === '')) {
      left += 1;
      return;
    }
    const own = found.get(name) ?? found.set(name, { nodes: new Map(), seen: new Set(), from: [], to: [] }).get(name)!;
    const place = (id: string): number => own.nodes.get(id) ?? own.nodes.set(id, own.nodes.size).get(id)!;
    const ends = [a, b].filter((id) => id !== '').map(place);
    if (ends.length < 2) return;
    const key = ends.join('>');
    if (ends[0] === ends[1]) loops += 1;
    else if (own.seen.has(key)) doubles += 1;
    else {
      own.seen.add(key);
      own.from.push(ends[0]!);
      own.to.push(ends[1]!);
    }
  });
  if (found.size === 0)
    throw refusal('no-rows', `没有一行同时有“${pathway.name}”与化合物`, '请检查“通路列”“起点列”“终点列”是否选对');
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行没有通路或化合物，未使用` });
  if (loops + doubles > 0)
    messages.push({ level: 'info', text: `去掉了 ${doubles} 条重复的与 ${loops} 条指向自身的反应` });
  return {
    pathways: [...found].map(([name, { from, nodes, to }]) => ({ name, nodes: [...nodes.keys()], from, to })),
    used: { pathway: pathway.name, source: source.name, target: target.name },
    messages,
  };
}
