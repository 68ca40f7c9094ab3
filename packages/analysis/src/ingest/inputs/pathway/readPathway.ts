import type { PathwayMap, PathwayNode, PathwayNodeKind } from '../../../model/index.ts';
import { detectFormat } from '../../formats.ts';
import { createProblemList, quote, type ProblemList } from '../../problems/index.ts';
import { decodeText } from '../../text/decodeText.ts';
import type { InputReader } from '../reader.ts';
import { parseKgml, type Kgml } from './kgml.ts';
import { notKgml } from './notKgml.ts';
import { relationsOf } from './relations.ts';

/** The overview maps, which are the largest, have some 4 MB and 5,000 entries. */
const most = { bytes: 32 * 1024 * 1024, entries: 20_000, place: 1e5 };
const kinds = new Set<string>([
  'gene',
  'ortholog',
  'enzyme',
  'reaction',
  'compound',
  'map',
  'group',
] satisfies PathwayNodeKind[]);
const shapes = new Set<string>(['rectangle', 'roundrectangle', 'circle', 'line'] satisfies PathwayNode['shape'][]);
/** What KEGG draws where a file leaves the size out. */
const usual = { width: 46, height: 17 };

/**
 * A drawn pathway from a KGML file; colours of the file are left out, since they are those of the data here. Entries
 * that are drawn nowhere are left out.
 *
 * @throws {InputError} When it is no KGML, or draws nothing.
 */
export const readPathway: InputReader<'pathway'> = async (source) => {
  const file = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);
  if (file.length > most.bytes) throw notKgml('pathway-too-large', '文件超过 32 MB，不是一张通路图');
  const format = detectFormat(file);
  if (format === 'html') throw notKgml('not-kgml', '文件是网页，不是 KGML');
  if (format !== 'text') throw notKgml('not-kgml', '文件不是 XML，不是 KGML');
  const { bytes } = decodeText(file, source.encoding);
  if (!/^\s*</u.test(bytes.toString('utf8', 0, 1000))) throw notKgml('not-kgml', '文件不是 XML，不是 KGML');
  const kgml = await parseKgml(bytes);
  if (kgml.entries.length > most.entries)
    throw notKgml('pathway-too-large', `文件有 ${kgml.entries.length} 个节点，最多 ${most.entries} 个`);
  const problems = createProblemList();
  const nodes = nodesOf(kgml, problems);
  if (nodes.length === 0) throw notKgml('not-kgml', '文件里没有带坐标的节点（entry 与 graphics）');
  const value: PathwayMap = {
    id: (kgml.pathway['name'] ?? '').replace(/^path:/u, ''),
    title: (kgml.pathway['title'] ?? '').trim(),
    nodes,
    relations: relationsOf(kgml, nodes, problems),
  };
  return { value, rows: nodes.length, columns: 1, problems: problems.list() };
};

function nodesOf({ entries }: Kgml, problems: ProblemList): PathwayNode[] {
  const seen = new Set<string>();
  return entries.flatMap(({ entry, graphics }): PathwayNode[] => {
    const id = entry['id'] ?? '';
    if (seen.has(id)) {
      problems.add({
        code: 'duplicate-entry',
        severity: 'warning',
        what: `编号为${quote(id)}的节点出现不止一次，只用第一次的`,
        remedy: '如果文件是手工合并的，请给每个节点不同的编号',
      });
      return [];
    }
    seen.add(id);
    const lines = graphics
      .flatMap(({ coords, type }) => (type === 'line' && coords !== undefined ? [coords.split(',').map(Number)] : []))
      .filter((line) => line.length >= 4 && line.length % 2 === 0 && line.every(placed));
    const first = graphics.find(({ x, y }) => placed(numberOf(x)) && placed(numberOf(y)));
    if (!first && lines.length === 0) return [];
    const kind = entry['type'] ?? '';
    const names = (entry['name'] ?? '').split(/\s+/u).filter((name) => name !== '' && name !== 'undefined');
    const known = {
      id,
      kind: (kinds.has(kind) ? kind : 'other') as PathwayNodeKind,
      names,
      label: labelOf(graphics.find(({ name }) => name)?.['name'] ?? names[0] ?? '', kind),
    };
    if (!first) return [{ ...known, shape: 'line', lines, ...boxAround(lines.flat()) }];
    const [width, height] = [numberOf(first['width']), numberOf(first['height'])];
    const type = first['type'] ?? '';
    return [
      {
        ...known,
        shape: (shapes.has(type) && type !== 'line' ? type : 'rectangle') as PathwayNode['shape'],
        lines,
        x: numberOf(first['x']),
        y: numberOf(first['y']),
        width: width > 0 && placed(width) ? width : usual.width,
        height: height > 0 && placed(height) ? height : usual.height,
      },
    ];
  });
}

const numberOf = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);
const placed = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= most.place;

/** Of a gene the name that KEGG writes into the box: the first of the list. */
function labelOf(name: string, kind: string): string {
  const written = name
    .trim()
    .replace(/^TITLE:/u, '')
    .replace(/(?:\.\.\.|…)$/u, '');
  return kind === 'gene' || kind === 'ortholog' || kind === 'enzyme' ? written.split(',')[0]!.trim() : written;
}

function boxAround(coordinates: readonly number[]): Pick<PathwayNode, 'x' | 'y' | 'width' | 'height'> {
  const side = (values: readonly number[]): readonly [middle: number, size: number] => {
    const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
    return [(low + high) / 2, high - low];
  };
  const [x, width] = side(coordinates.filter((_, at) => at % 2 === 0));
  const [y, height] = side(coordinates.filter((_, at) => at % 2 === 1));
  return { x, y, width, height };
}
