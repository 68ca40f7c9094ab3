/** A KEGG orthologue, its name, and the genera that have it; none: every species. */
export type Orthologue = readonly [id: string, name: string, genera: readonly string[]];

const fibre = ['Fibrobacter', 'Ruminococcus', 'Butyrivibrio'];
const xylan = ['Butyrivibrio', 'Pseudobutyrivibrio', 'Prevotella', 'Fibrobacter', 'Eubacterium'];
const starch = ['Streptococcus', 'Bifidobacterium', 'Prevotella', 'Ruminobacter', 'Succinimonas', 'Selenomonas'];
const lactate = ['Streptococcus', 'Lactobacillus', 'Ligilactobacillus', 'Bifidobacterium', 'Sharpea', 'Kandleria'];
const butyrate = ['Butyrivibrio', 'Pseudobutyrivibrio', 'Clostridium', 'Eubacterium', 'Coprococcus', 'Megasphaera'];
const methane = ['Methanobrevibacter', 'Methanosphaera', 'Methanomicrobium', 'Methanosarcina'];
const propionate = ['Megasphaera', 'Selenomonas', 'Succiniclasticum', 'Veillonella', 'Prevotella', 'Anaerovibrio'];

/** Functions of rumens by orthologue; how much of them a sample has follows from its species. */
export const orthologues: readonly Orthologue[] = [
  ['K01179', '内切葡聚糖酶', fibre],
  ['K01181', '内切-1,4-β-木聚糖酶', xylan],
  ['K05349', 'β-葡萄糖苷酶', fibre],
  ['K01198', '木聚糖 1,4-β-木糖苷酶', xylan],
  ['K07405', 'α-淀粉酶', starch],
  ['K01200', '支链淀粉酶', starch],
  ['K00016', 'L-乳酸脱氢酶', lactate],
  ['K00929', '丁酸激酶', butyrate],
  ['K00634', '磷酸丁酰转移酶', butyrate],
  ['K00248', '丁酰辅酶 A 脱氢酶', butyrate],
  ['K00399', '甲基辅酶 M 还原酶 α 亚基', methane],
  ['K00401', '甲基辅酶 M 还原酶 β 亚基', methane],
  ['K00402', '甲基辅酶 M 还原酶 γ 亚基', methane],
  ['K01847', '甲基丙二酰辅酶 A 变位酶', propionate],
  ['K01026', '丙酸辅酶 A 转移酶', propionate],
  ['K00134', '甘油醛-3-磷酸脱氢酶', []],
  ['K00927', '磷酸甘油酸激酶', []],
  ['K01689', '烯醇化酶', []],
  ['K00873', '丙酮酸激酶', []],
  ['K00925', '乙酸激酶', []],
  ['K01803', '磷酸丙糖异构酶', []],
  ['K00845', '葡萄糖激酶', []],
];

/** Pathways of those orthologues, with two classes as KEGG has them. */
export const rumenPathways: readonly (readonly [
  name: string,
  wide: string,
  narrow: string,
  members: readonly string[],
])[] = [
  ['纤维素与半纤维素降解', '代谢', '碳水化合物代谢', ['K01179', 'K01181', 'K05349', 'K01198']],
  ['淀粉降解', '代谢', '碳水化合物代谢', ['K07405', 'K01200', 'K00845']],
  ['糖酵解与糖异生', '代谢', '碳水化合物代谢', ['K00134', 'K00927', 'K01689', 'K00873', 'K01803', 'K00845', 'K00016']],
  ['丁酸代谢', '代谢', '碳水化合物代谢', ['K00929', 'K00634', 'K00248']],
  ['丙酸代谢', '代谢', '碳水化合物代谢', ['K01847', 'K01026', 'K00925']],
  ['甲烷代谢', '代谢', '能量代谢', ['K00399', 'K00401', 'K00402', 'K00925']],
];
