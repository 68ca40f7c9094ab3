/** A compound of tea with its usual content in green tea, in mg/kg. */
export type TeaCompound = { readonly name: string; readonly kind: string; readonly content: number };
/** An aroma compound with its content in μg/kg, its odour threshold and its notes; numbers are made up near the usual. */
export type Aroma = TeaCompound & { readonly threshold: number; readonly notes: string };

const listed = (kind: string, text: string): TeaCompound[] =>
  text.split(' ').map((one) => {
    const [name = '', content = ''] = one.split('=');
    return { name, kind, content: Number(content) };
  });

export const catechins = listed(
  '儿茶素与黄酮',
  '表没食子儿茶素没食子酸酯=72000 表没食子儿茶素=21000 表儿茶素没食子酸酯=16000 表儿茶素=9000 没食子儿茶素=8000 儿茶素=3500 没食子儿茶素没食子酸酯=6000 儿茶素没食子酸酯=900 槲皮素-3-O-葡萄糖苷=420 槲皮素-3-O-芸香糖苷=650 山奈酚-3-O-葡萄糖苷=380 山奈酚-3-O-芸香糖苷=450 杨梅素-3-O-半乳糖苷=310 牡荆素=120 异牡荆素=90 原花青素B2=700',
);
const aminoAcids = listed(
  '氨基酸',
  '茶氨酸=14000 谷氨酸=2600 谷氨酰胺=1500 天冬氨酸=1800 天冬酰胺=420 丝氨酸=700 苏氨酸=320 甘氨酸=60 丙氨酸=310 精氨酸=2100 组氨酸=110 脯氨酸=230 缬氨酸=240 亮氨酸=180 异亮氨酸=150 苯丙氨酸=210 酪氨酸=190 色氨酸=140 赖氨酸=260 蛋氨酸=25 γ-氨基丁酸=160',
);
const alkaloids = listed(
  '生物碱与核苷',
  '咖啡碱=32000 可可碱=1600 茶叶碱=45 腺苷=120 鸟苷=95 尿苷=80 肌苷=40 次黄嘌呤=35',
);
const acids = listed(
  '有机酸与糖',
  '没食子酸=900 柠檬酸=2400 苹果酸=3100 琥珀酸=280 草酸=5200 奎宁酸=9500 莽草酸=430 抗坏血酸=650 乳酸=120 富马酸=60 α-酮戊二酸=75 绿原酸=380 咖啡酸=28 对香豆酸=22 没食子酰奎宁酸=2900 葡萄糖=4200 果糖=5100 蔗糖=12500 半乳糖=320 肌醇=1700 麦芽糖=410 棉子糖=260 水苏糖=90 山梨醇=55',
);
const pigments = listed(
  '茶黄素与茶红素',
  '茶黄素=12 茶黄素-3-没食子酸酯=16 茶黄素-3′-没食子酸酯=9 茶黄素双没食子酸酯=20 茶红素TR1=240 茶红素TR2=180',
);

/** What is quantified beside aroma and lipids. */
export const tastes: readonly TeaCompound[] = [...catechins, ...aminoAcids, ...alkaloids, ...acids, ...pigments];

const aromaText = `
芳樟醇 320 6 花香
香叶醇 180 7.5 花香、果香
橙花醇 25 300 花香
橙花叔醇 420 250 花香
α-松油醇 40 330 花香
β-紫罗兰酮 9 0.007 花香、果香
α-紫罗兰酮 6 0.6 花香
顺-茉莉酮 15 1.9 花香
苯乙醇 240 1100 花香
苯甲醇 180 10000 花香、果香
苯乙醛 60 4 花香、甜香
吲哚 210 140 花香
水杨酸甲酯 90 40 药香
苯甲醛 80 350 果香、坚果香
茉莉酸甲酯 8 3 花香
香兰素 12 60 甜香
己醛 90 4.5 青草香
反-2-己烯醛 70 17 青草香
顺-3-己烯醇 110 70 青草香
顺-3-己烯基乙酸酯 25 16 青草香、果香
庚醛 18 3 脂肪香
壬醛 24 1 脂肪香、果香
癸醛 9 0.1 果香
反,反-2,4-庚二烯醛 14 49 脂肪香
反,反-2,4-癸二烯醛 1.4 0.07 脂肪香
3-甲基丁醛 12 0.2 烘焙香
2-甲基丁醛 10 1 烘焙香
2-乙基-3,5-二甲基吡嗪 8 1 烘焙香、坚果香
2,5-二甲基吡嗪 60 800 烘焙香
2-乙酰基吡咯 35 170 烘焙香
糠醛 50 3000 烘焙香、甜香
二甲基硫 9 0.3 海苔香
1-辛烯-3-醇 6 1 蘑菇香
β-环柠檬醛 7 5 果香
β-大马酮 1.2 0.002 果香、甜香
二氢猕猴桃内酯 40 500 甜香
己酸 80 3000 脂肪香
δ-癸内酯 3 66 果香、甜香`;

export const aromas: readonly Aroma[] = aromaText
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', content = '', threshold = '', notes = ''] = line.split(' ');
    return { name, kind: '香气', content: Number(content), threshold: Number(threshold), notes };
  });

const chains = ['16:0', '16:1', '18:0', '18:1', '18:2', '18:3'] as const;
const pairs = chains.flatMap((a, i) => chains.slice(i).map((b) => `${a}_${b}`));
const lipidsOf = (head: string, names: readonly string[], content: number): TeaCompound[] =>
  names.map((name) => ({ name: `${head} ${name}`, kind: '脂质', content }));

/** Lipids of membranes and stores, by their chains. */
export const lipids: readonly TeaCompound[] = [
  ...lipidsOf('MGDG', pairs.slice(-9), 260),
  ...lipidsOf('DGDG', pairs.slice(-9), 180),
  ...lipidsOf('PC', pairs.slice(2, 18), 90),
  ...lipidsOf('PE', pairs.slice(2, 16), 55),
  ...lipidsOf('PG', pairs.slice(4, 12), 35),
  ...lipidsOf('PI', pairs.slice(4, 12), 20),
  ...lipidsOf('LPC', chains, 12),
  ...lipidsOf('LPE', chains, 7),
  ...lipidsOf('FA', chains, 60),
  ...lipidsOf('DG', pairs.slice(6, 16), 25),
  ...lipidsOf(
    'TG',
    [50, 52, 54].flatMap((carbons) => [1, 2, 3, 4, 5].map((bonds) => `${carbons}:${bonds}`)),
    40,
  ),
  ...lipidsOf('Cer', ['18:1;O2/16:0', '18:1;O2/22:0', '18:1;O2/24:0', '18:0;O3/24:0'], 6),
];
