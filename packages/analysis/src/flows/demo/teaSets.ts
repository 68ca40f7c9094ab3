import { aromas, catechins, lipids, tastes } from './teaCompounds.ts';

const heads = (...wanted: readonly string[]) =>
  lipids.filter(({ name }) => wanted.includes(name.split(' ')[0]!)).map(({ name }) => name);
const notes = (...wanted: readonly string[]) =>
  aromas.filter((one) => wanted.some((note) => one.notes.includes(note))).map(({ name }) => name);
const kind = (wanted: string) => tastes.filter((one) => one.kind === wanted).map(({ name }) => name);
const catechin = catechins.slice(0, 8).map(({ name }) => name);

/** Pathways of tea, their two classes and compounds, and how they go from green to black tea; 0 as it comes. */
export const teaSets: readonly (readonly [
  name: string,
  wide: string,
  narrow: string,
  members: readonly string[],
  way: -1 | 0 | 1,
])[] = [
  ['儿茶素合成', '代谢', '次生代谢', catechin, -1],
  ['茶黄素与茶红素形成', '代谢', '次生代谢', kind('茶黄素与茶红素'), 1],
  ['黄酮醇苷合成', '代谢', '次生代谢', catechins.slice(8, 15).map(({ name }) => name), 0],
  ['单萜与苯丙素类挥发物', '代谢', '次生代谢', notes('花香'), 1],
  ['脂肪酸衍生的青草香挥发物', '代谢', '脂质代谢', notes('青草香'), -1],
  ['美拉德反应产物', '加工', '热反应', notes('烘焙香'), 1],
  ['半乳糖脂代谢', '代谢', '脂质代谢', heads('MGDG', 'DGDG'), -1],
  ['甘油磷脂代谢', '代谢', '脂质代谢', heads('PC', 'PE', 'PG', 'PI'), -1],
  ['游离脂肪酸与溶血磷脂', '代谢', '脂质代谢', heads('FA', 'LPC', 'LPE'), 1],
  ['甘油酯代谢', '代谢', '脂质代谢', heads('DG', 'TG'), 0],
  ['氨基酸代谢', '代谢', '氨基酸代谢', kind('氨基酸'), 0],
  ['嘌呤与嘌呤碱代谢', '代谢', '核苷酸代谢', kind('生物碱与核苷'), 0],
  ['有机酸代谢', '代谢', '碳水化合物代谢', kind('有机酸与糖').filter((name) => name.endsWith('酸')), 0],
  ['糖代谢', '代谢', '碳水化合物代谢', kind('有机酸与糖').filter((name) => !name.endsWith('酸')), 0],
];
