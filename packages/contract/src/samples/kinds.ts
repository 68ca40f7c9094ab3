/**
 * What a form is about. `application` says what is sent; the families ask what their laboratory has to know; `return`
 * asks for leftovers.
 */
export const sampleKinds = {
  application: '样本信息单',
  metabolomics: '代谢组信息收集表',
  protein: '蛋白组信息收集表',
  transcription: '转录组信息收集表',
  macrogene: '宏基因组信息收集表',
  microorganism: '微生物信息收集表',
  union: '联合分析信息收集表',
  return: '返样单',
} as const;
export type SampleKind = keyof typeof sampleKinds;
export const sampleKindNames = Object.keys(sampleKinds) as SampleKind[];

/** The families that a union form can tick. */
export const sampleFamilies = {
  metabolomics: '代谢组',
  protein: '蛋白组',
  transcription: '转录组',
  macrogene: '宏基因组',
  microorganism: '微生物',
} as const;
export type SampleFamily = keyof typeof sampleFamilies;
export const sampleFamilyNames = Object.keys(sampleFamilies) as SampleFamily[];

/** The three lists of the portal. */
export const sampleGroups = {
  application: ['application'],
  collection: [...sampleFamilyNames, 'union'],
  return: ['return'],
} as const satisfies Record<string, readonly SampleKind[]>;
export type SampleGroup = keyof typeof sampleGroups;
export const sampleGroupNames = Object.keys(sampleGroups) as SampleGroup[];

/** In the order in which a form passes through them. A form that was withdrawn is a draft again. */
export const sampleStates = {
  draft: '草稿',
  submitted: '已提交',
  received: '已到货',
  checked: '已质检',
  returned: '已寄回',
} as const;
export type SampleState = keyof typeof sampleStates;
export const sampleStateNames = Object.keys(sampleStates) as SampleState[];

/** A return form asks for something, so its states read otherwise. */
export const stateLabel = (kind: SampleKind, state: SampleState): string =>
  kind === 'return' && state === 'received' ? '已受理' : sampleStates[state];

/** What the check of a sample found. */
export type SampleOutcome = 'passed' | 'problem';
export const sampleOutcomes = { passed: '合格', problem: '有问题' } as const;
