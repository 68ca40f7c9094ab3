/** A class of lipids: how it is written, what it belongs to and how many chains its molecule has. */
export type LipidClass = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly chains: number;
};

const categories = { FA: '脂肪酰', GL: '甘油脂', GP: '甘油磷脂', SP: '鞘脂', ST: '固醇脂' } as const;

const table: readonly (readonly [
  id: string,
  name: string,
  category: keyof typeof categories,
  chains: number,
  ...aliases: string[],
])[] = [
  ['FA', '游离脂肪酸', 'FA', 1, 'FFA'],
  ['CAR', '酰基肉碱', 'FA', 1, 'AC', 'ACCA', 'ACYLCARNITINE', 'CARNITINE'],
  ['NAE', 'N-酰基乙醇胺', 'FA', 1],
  ['FAHFA', '羟基脂肪酸酯', 'FA', 2],
  ['WE', '蜡酯', 'FA', 2],
  ['MG', '甘油一酯', 'GL', 1, 'MAG'],
  ['DG', '甘油二酯', 'GL', 2, 'DAG'],
  ['TG', '甘油三酯', 'GL', 3, 'TAG'],
  ['MGDG', '单半乳糖甘油二酯', 'GL', 2],
  ['DGDG', '双半乳糖甘油二酯', 'GL', 2],
  ['SQDG', '硫代异鼠李糖甘油二酯', 'GL', 2],
  ['DGTS', '甜菜碱脂', 'GL', 2],
  ['PC', '磷脂酰胆碱', 'GP', 2],
  ['PE', '磷脂酰乙醇胺', 'GP', 2],
  ['PS', '磷脂酰丝氨酸', 'GP', 2],
  ['PI', '磷脂酰肌醇', 'GP', 2],
  ['PG', '磷脂酰甘油', 'GP', 2],
  ['PA', '磷脂酸', 'GP', 2],
  ['LPC', '溶血磷脂酰胆碱', 'GP', 1, 'LYSOPC'],
  ['LPE', '溶血磷脂酰乙醇胺', 'GP', 1, 'LYSOPE'],
  ['LPS', '溶血磷脂酰丝氨酸', 'GP', 1, 'LYSOPS'],
  ['LPI', '溶血磷脂酰肌醇', 'GP', 1, 'LYSOPI'],
  ['LPG', '溶血磷脂酰甘油', 'GP', 1, 'LYSOPG'],
  ['LPA', '溶血磷脂酸', 'GP', 1, 'LYSOPA'],
  ['BMP', '双单酰甘油磷酸酯', 'GP', 2, 'LBPA'],
  ['CL', '心磷脂', 'GP', 4],
  ['MLCL', '单溶血心磷脂', 'GP', 3],
  ['PMEOH', '磷脂酰甲醇', 'GP', 2],
  ['PETOH', '磷脂酰乙醇', 'GP', 2],
  ['CER', '神经酰胺', 'SP', 2],
  ['CERP', '神经酰胺-1-磷酸', 'SP', 2, 'CER1P'],
  ['HEXCER', '己糖神经酰胺', 'SP', 2, 'GLCCER', 'GALCER', 'HEX1CER'],
  ['HEX2CER', '二己糖神经酰胺', 'SP', 2, 'LACCER'],
  ['HEX3CER', '三己糖神经酰胺', 'SP', 2, 'GB3'],
  ['SHEXCER', '硫苷脂', 'SP', 2, 'SULFATIDE', 'ST'],
  ['GM3', '神经节苷脂 GM3', 'SP', 2],
  ['SM', '鞘磷脂', 'SP', 2],
  ['PE-CER', '磷酸乙醇胺神经酰胺', 'SP', 2, 'CERPE'],
  ['SPB', '鞘氨醇碱', 'SP', 1, 'SPH'],
  ['SPBP', '鞘氨醇-1-磷酸', 'SP', 1, 'S1P'],
  ['LSM', '溶血鞘磷脂', 'SP', 1, 'LYSOSM', 'SPC'],
  ['CE', '胆固醇酯', 'ST', 1, 'CHE'],
];

const shown: Readonly<Record<string, string>> = {
  CER: 'Cer',
  CERP: 'CerP',
  HEXCER: 'HexCer',
  HEX2CER: 'Hex2Cer',
  HEX3CER: 'Hex3Cer',
  SHEXCER: 'SHexCer',
  'PE-CER': 'PE-Cer',
  PMEOH: 'PMeOH',
  PETOH: 'PEtOH',
  SPBP: 'SPBP',
};

/** By every spelling in capitals. */
export const lipidClasses: ReadonlyMap<string, LipidClass> = new Map(
  table.flatMap(([id, name, category, chains, ...aliases]) => {
    const own = { id: shown[id] ?? id, name, category: categories[category], chains };
    return [id, ...aliases].map((spelling) => [spelling, own] as const);
  }),
);

/** The class of a molecule that lacks one of its two chains, written `0:0`. */
export const lysoOf = (id: string): LipidClass | undefined => lipidClasses.get(`L${id}`);
