import { describe, expect, it } from 'vitest';
import type { Groups } from '../../model/index.ts';
import { caught } from '../../testing/caught.ts';
import { newestOf } from '../families/index.ts';
import type { FlowGiven, PlannedStep } from '../model.ts';
import { defaultContrasts } from './contrasts.ts';
import { planFlow } from './planFlow.ts';

/** `A3 B3 QC2`: groups with so many samples. */
const schemeOf = (words: string, factors: Record<string, string> = {}): Groups => {
  const group = words.split(' ').flatMap((word) => Array<string>(Number(word.at(-1))).fill(word.slice(0, -1)));
  return {
    samples: group.map((level, at) => `${level}-${at}`),
    group,
    levels: [...new Set(group)],
    colors: {},
    factors: Object.entries(factors).map(([name, values]) => ({ name, values: values.split(' ') })),
  };
};
const given = (roles: string, scheme: Groups | null, more: Partial<FlowGiven> = {}): FlowGiven => ({
  roles: Object.fromEntries(roles.split(' ').map((role) => [role, { name: `${role}.csv` }])),
  scheme,
  contrasts: defaultContrasts(scheme),
  ...more,
});
const plan = (flow: string, what: FlowGiven) => {
  const steps = planFlow(newestOf(flow)!, what);
  return Object.fromEntries(steps.map((step) => [step.id, step])) as Record<string, PlannedStep>;
};
const three = schemeOf('C3 A3 B3');

describe('a plan', () => {
  it('is in the order of the menu, and the same for the same', () => {
    const version = newestOf('protein')!;
    const steps = planFlow(version, given('intensity go', three));
    const heads = version.sections.map(({ title }) => title);
    const places = steps.map(({ section }) => heads.indexOf(section));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(planFlow(version, given('intensity go', three))).toEqual(steps);
  });

  it('makes one step for each contrast, from the rows of that contrast', () => {
    const steps = plan('transform', given('counts kegg', three));
    expect(Object.keys(steps).filter((id) => id.startsWith('ora-kegg'))).toEqual(['ora-kegg@A-C', 'ora-kegg@B-C']);
    expect(steps['ora-kegg@B-C']).toMatchObject({
      title: 'KEGG 富集：B vs C',
      needs: ['deseq2'],
      inputs: {
        records: {
          step: 'deseq2',
          rules: {
            all: [
              { column: 'contrast', op: 'is', value: 'B vs C' },
              { column: 'p', op: 'present' },
            ],
          },
        },
        sets: { from: 'role', role: 'kegg' },
      },
    });
    expect(steps['deseq2']!.options).toEqual({ reference: 'C', test_group: '' });
  });

  it('tests the groups against each reference apart, and takes each contrast from its own', () => {
    const contrasts = [
      { test: 'A', reference: 'C' },
      { test: 'B', reference: 'A' },
    ];
    const steps = plan('transform', given('counts kegg', three, { contrasts }));
    expect(steps['deseq2@C']!.options).toEqual({ reference: 'C', test_group: 'A' });
    expect(steps['deseq2@A']!.options).toEqual({ reference: 'A', test_group: 'B' });
    expect(steps['gsea@B-A']!.inputs.ranked).toMatchObject({ step: 'deseq2@A' });
    expect(steps['venn']!.inputs.lists).toMatchObject({
      gather: {
        lists: [
          { step: 'deseq2@C', name: 'A vs C' },
          { step: 'deseq2@A', name: 'B vs A' },
        ],
      },
    });
    expect(steps['heatmap']!.needs).toEqual(['normalize', 'deseq2@C', 'deseq2@A']);
  });

  it('tests all pairs of groups at once where they are wanted', () => {
    const contrasts = [
      { test: 'A', reference: 'C' },
      { test: 'B', reference: 'C' },
      { test: 'B', reference: 'A' },
    ];
    const steps = plan(
      'transform',
      given('counts kegg', three, { contrasts, options: { deseq2: { reference: 'B' } } }),
    );
    expect(steps['deseq2']!.options).toEqual({ contrasts: 'pairs', reference: '', test_group: '' });
    expect(steps['gsea@B-A']!.inputs.ranked).toMatchObject({ step: 'deseq2' });
    const turned = contrasts.with(2, { test: 'A', reference: 'B' });
    expect(plan('transform', given('counts', three, { contrasts: turned }))).toHaveProperty('deseq2@B');
  });

  it('names every step differently and briefly, whatever the groups are called', () => {
    const long = 'x'.repeat(90);
    const scheme = schemeOf(`${long}-A3 ${long}-B3 ${long}3 A-B3 A3 B-A3`);
    const ids = planFlow(newestOf('transform')!, given('counts kegg', scheme)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids.map((id) => id.length))).toBeLessThan(200);
  });

  it('takes limma on the expression where there are no counts', () => {
    const steps = plan('transform', given('expression', three));
    expect([steps['deseq2']!.reason, steps['limma']!.state]).toEqual(['没有基因计数表', 'planned']);
    expect(steps['pca']!.inputs.matrix).toMatchObject({ step: 'log-expression' });
    const logged = given('expression', three);
    const roles = { expression: { name: 'e.csv', logged: true } };
    expect(plan('transform', { ...logged, roles })['log-expression']!.options).toMatchObject({ transform: 'none' });
  });

  it('gives a step of a contrast its two groups, the reference first, and leaves quality controls out', () => {
    const scheme = schemeOf('C3 A3 B3 QC5', { order: Array.from({ length: 14 }, (_, at) => at).join(' ') });
    const steps = plan('untarget', given('peaks', scheme));
    expect(defaultContrasts(scheme)).toEqual([
      { test: 'A', reference: 'C' },
      { test: 'B', reference: 'C' },
    ]);
    const { groups } = steps['opls-da@B-C']!;
    expect(groups!.levels).toEqual(['C', 'B']);
    expect(groups!.group).toEqual(['C', 'C', 'C', '', '', '', 'B', 'B', 'B', '', '', '', '', '']);
    expect(steps['pls-da']!.groups!.levels).toEqual(['C', 'A', 'B']);
    expect(steps['pca']!.groups!.levels).toEqual(['C', 'A', 'B', 'QC']);
    expect(steps['drift']!.state).toBe('planned');
    expect(steps['filter']!.inputs.matrix).toMatchObject({ step: 'drift' });
    expect(steps['filter']!.options).toMatchObject({ rsd_scope: 'qc' });
  });

  it('compares with the group that is called a control, wherever it stands', () => {
    expect(defaultContrasts(schemeOf('Drug3 control3 QC2'))).toEqual([{ test: 'Drug', reference: 'control' }]);
  });

  it('takes a batch out where it can be told from the groups, and says where it cannot', () => {
    const mixed = plan('transform', given('counts', schemeOf('C2 A2', { batch: '1 2 1 2' })));
    expect(mixed['deseq2']!.options).toMatchObject({ batch: 'batch' });
    const hidden = plan('transform', given('counts', schemeOf('C2 A2', { 批次: '1 1 2 2' })));
    expect(hidden['deseq2']!.options).not.toHaveProperty('batch');
    expect(hidden['deseq2']!.notes.join()).toContain('完全混在一起');
    expect(plan('transform', given('counts', schemeOf('C2 A2', { batch: '1 1 1 1' })))['deseq2']!.notes).toEqual([]);
  });

  it('lets options of the person win', () => {
    const options = { deseq2: { fc: 1.5, batch: '' } };
    const steps = plan('transform', given('counts', schemeOf('C2 A2', { batch: '1 2 1 2' }), { options }));
    expect(steps['deseq2']!.options).toMatchObject({ fc: 1.5, batch: '' });
  });
});

describe('a step that does not run says why', () => {
  const reason = (flow: string, what: FlowGiven, id: string) => plan(flow, what)[id]!.reason;

  it.each([
    ['a table is missing', 'micro', given('counts taxonomy', three), 'rda', '没有环境因子表'],
    ['there are too few groups', 'transform', given('counts', schemeOf('C3 A3')), 'trend', '只有 2 组，至少需要 3 组'],
    ['there is one contrast', 'transform', given('counts', schemeOf('C3 A3')), 'venn', '只有 1 个比较'],
    [
      'a group is too small',
      'untarget',
      given('peaks', schemeOf('C3 A2')),
      'opls-da@A-C',
      '“A”组只有 2 个样本，至少需要 3 个',
    ],
    ['there is no scheme', 'transform', given('counts', null), 'deseq2', '没有分组方案'],
    ['nothing is compared', 'transform', given('counts', three, { contrasts: [] }), 'ora-go', '没有设定比较'],
    ['there are no quality controls', 'untarget', given('peaks', three), 'qc-rsd', '没有 QC 样本'],
    [
      'nobody wrote the order',
      'untarget',
      given('peaks', schemeOf('C3 A3 QC5')),
      'drift',
      '分组方案中没有进样顺序列（order）',
    ],
    [
      'the step before did not run',
      'transform',
      given('counts kegg', schemeOf('C3 A1')),
      'gsea@A-C',
      '上一步“计数差异分析（DESeq2）”没有运行',
    ],
    [
      'its table lacks the column',
      'transform',
      given('counts kegg', schemeOf('C3 A3')),
      'term-classes-kegg@A-C',
      'KEGG 通路注释没有“class_a”列',
    ],
    [
      'counts do it better',
      'transform',
      given('counts expression', three),
      'limma',
      '已有基因计数表，差异表达用 DESeq2',
    ],
    ['it was not chosen', 'transform', given('counts', three, { skip: ['pca'] }), 'pca', '没有选择这一步'],
  ])('when %s', (_, flow, what, id, words) => expect(reason(flow, what, id)).toBe(words));

  it('and takes what it needs along when it alone is chosen', () => {
    const steps = plan('transform', given('counts kegg', three, { only: ['gsea@A-C'] }));
    const planned = Object.values(steps).filter(({ state }) => state === 'planned');
    expect(planned.map(({ id }) => id)).toEqual(['deseq2', 'gsea@A-C']);
  });
});

describe('contrasts are refused', () => {
  it.each([
    ['of a group with itself', [{ test: 'A', reference: 'A' }], '都是“A”'],
    ['of a group that is not there', [{ test: 'Z', reference: 'A' }], '“Z”不在分组方案中'],
    [
      'that stand there twice',
      [
        { test: 'A', reference: 'C' },
        { test: 'A', reference: 'C' },
      ],
      '写了两次',
    ],
  ])('%s', (_, contrasts, words) =>
    expect(caught(() => plan('transform', given('counts', three, { contrasts }))).problems[0]!.what).toContain(words),
  );

  it.each([
    ['options of no step', { options: { nothing: {} } }, '没有名为“nothing”的步骤'],
    ['options that the method refuses', { options: { deseq2: { fc: 'many' } } }, '“计数差异分析（DESeq2）”：'],
    ['steps that are not there', { only: ['ora-go@Z-C'] }, '没有名为“ora-go@Z-C”的步骤'],
  ])('and so are %s', (_, more, words) =>
    expect(caught(() => plan('transform', given('counts', three, more))).problems[0]!.what).toContain(words),
  );

  it('when they make more than 60 steps', () => {
    const many = schemeOf(Array.from({ length: 24 }, (_, at) => `G${String.fromCodePoint(65 + at)}3`).join(' '));
    expect(caught(() => plan('transform', given('counts go kegg', many))).problems[0]!.what).toMatch(/一次最多 60 步/u);
  });
});

it('a third omics is spoken of only where it is there', () => {
  const two = plan('union', given('first second', three));
  expect(Object.keys(two).filter((id) => id.includes('third'))).toEqual([]);
  expect(two['o2pls']!.state).toBe('planned');
  const all = plan('union', given('first second third', three));
  expect(Object.keys(all).filter((id) => id.startsWith('o2pls'))).toEqual([
    'o2pls',
    'o2pls-first-third',
    'o2pls-second-third',
  ]);
});
