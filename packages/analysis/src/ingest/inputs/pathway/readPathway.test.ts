import { expect, it } from 'vitest';
import { InputError } from '../../../model/index.ts';
import { sourceOf } from '../../testing/read.ts';
import { readInput } from '../readInput.ts';

const kgml = `<?xml version="1.0"?>
<!DOCTYPE pathway SYSTEM "https://www.kegg.jp/kegg/xml/KGML_v0.7.2_.dtd">
<!-- Creation date: Jan 1, 2020 -->
<pathway name="path:sim00010" org="sim" number="00010" title="One &amp; two">
  <entry id="1" name="sim:11 sim:12" type="gene" reaction="rn:R1"><graphics name="AAA1, AAX, A-1..." fgcolor="#000000" bgcolor="#BFFFBF" type="rectangle" x="100" y="50" width="46" height="17"/></entry>
  <entry id="2" name="cpd:C1" type="compound"><graphics name="C1" type="circle" x="20" y="50" width="8" height="8"/></entry>
  <entry id="3" name="cpd:C2" type="compound"><graphics name="C2" type="circle" x="180" y="50"/></entry>
  <entry id="4" name="path:sim00020" type="map"><graphics name="TITLE:Next" type="roundrectangle" x="180" y="120" width="90" height="25"/></entry>
  <entry id="5" name="undefined" type="group"><graphics type="rectangle" x="100" y="50" width="50" height="20"/><component id="1"/></entry>
  <entry id="6" name="ko:K1" type="ortholog"><graphics name="K1" type="line" coords="10,10,20,30"/><graphics name="K1" type="line" coords="20,30,40,30,50,90"/></entry>
  <entry id="7" name="sim:99" type="gene"/>
  <relation entry1="1" entry2="4" type="maplink"><subtype name="compound" value="3"/></relation>
  <relation entry1="5" entry2="6" type="PPrel"><subtype name="activation" value="--&gt;"/><subtype name="phosphorylation" value="+p"/></relation>
  <relation entry1="1" entry2="6" type="ECrel"><subtype name="compound" value="3"/></relation>
  <relation entry1="1" entry2="7" type="PPrel"><subtype name="inhibition" value="--|"/></relation>
  <reaction id="1" name="rn:R1" type="reversible"><substrate id="2" name="cpd:C1"/><product id="3" name="cpd:C2"/></reaction>
</pathway>
`;
const read = async (text: string) => readInput('pathway', sourceOf(text));
const refusal = async (text: string) =>
  read(text).then(
    () => {
      throw new Error('not refused');
    },
    (error: unknown) => {
      if (error instanceof InputError) return error.problems[0]!;
      throw error;
    },
  );

it('reads nodes with their places, relations and reactions, and ignores the DTD of KEGG', async () => {
  const { problems, rows, value } = await read(kgml);
  expect([value.id, value.title, rows]).toEqual(['sim00010', 'One & two', 6]);
  expect(value.nodes[0]).toEqual({
    id: '1',
    kind: 'gene',
    names: ['sim:11', 'sim:12'],
    label: 'AAA1',
    shape: 'rectangle',
    x: 100,
    y: 50,
    width: 46,
    height: 17,
    lines: [],
  });
  expect(value.nodes.slice(2).map(({ kind, label, names, width }) => [kind, label, names, width])).toEqual([
    ['compound', 'C2', ['cpd:C2'], 46],
    ['map', 'Next', ['path:sim00020'], 90],
    ['group', '', [], 50],
    ['ortholog', 'K1', ['ko:K1'], 40],
  ]);
  expect(value.nodes.at(-1)).toMatchObject({
    shape: 'line',
    x: 30,
    y: 50,
    height: 80,
    lines: [
      [10, 10, 20, 30],
      [20, 30, 40, 30, 50, 90],
    ],
  });
  expect(value.relations).toEqual([
    { from: 1, to: 0, kinds: ['substrate, reversible'] },
    { from: 0, to: 2, kinds: ['product, reversible'] },
    { from: 2, to: 3, kinds: ['maplink'] },
    { from: 4, to: 5, kinds: ['activation', 'phosphorylation'] },
  ]);
  // Node 7 is drawn nowhere, so that its relation has no end.
  expect(problems.map(({ code, input }) => [code, input])).toEqual([['unknown-entry', 'pathway']]);
});

it('joins enzymes that share a compound when the file has no reactions', async () => {
  const { value } = await read(kgml.replace(/<reaction .*<\/reaction>/u, ''));
  expect(value.relations.at(-1)).toEqual({ from: 0, to: 5, kinds: ['shared compound'] });
});

it('keeps the first of several entries with the same id, and says so', async () => {
  const { problems, value } = await read(kgml.replace('id="2"', 'id="1"'));
  expect(value.nodes.filter(({ id }) => id === '1').length).toBe(1);
  expect(problems.map(({ code }) => code)).toContain('duplicate-entry');
});

it.each([
  ['gene,log2FC\nA,1\n', 'not-kgml', '不是 XML'],
  ['<!DOCTYPE html><html><body>KEGG PATHWAY</body></html>', 'not-kgml', '网页'],
  ['<?xml version="1.0"?>\n<sbml><model/></sbml>', 'not-kgml', '<sbml>'],
  ['<?xml version="1.0"?>\n<pathway name="path:x"></pathway>', 'not-kgml', '没有带坐标'],
  [kgml.replace('</pathway>', ''), 'broken-kgml', '不是完整的 XML'],
  [kgml.replace('&amp;', '&own;'), 'broken-kgml', 'entity'],
  [kgml.replace('_.dtd">', '_.dtd" [<!ENTITY own "x">]>').replace('&amp;', '&own;'), 'broken-kgml', 'DOCTYPE'],
  [`<pathway>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</pathway>`, 'broken-kgml', '嵌套'],
])('refuses files that are not KGML and says where to get one: %#', async (text, code, what) => {
  const refused = await refusal(text);
  expect(refused.code).toBe(code);
  expect(refused.what).toContain(what);
  expect(refused.remedy).toContain('Download → KGML');
});

it('leaves out places that are not numbers, and lines without two ends', async () => {
  const { value } = await read(
    kgml.replace('x="180" y="50"', 'x="" y="NaN"').replace('coords="10,10,20,30"', 'coords="10,a,20"'),
  );
  expect(value.nodes.map(({ id }) => id)).toEqual(['1', '2', '4', '5', '6']);
  expect(value.nodes.at(-1)!.lines).toEqual([[20, 30, 40, 30, 50, 90]]);
});
