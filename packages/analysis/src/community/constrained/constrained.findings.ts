import type { Sentence } from '../../model/index.ts';

/** How much of a community its environment explains. */
export const constrainedFindings: Sentence = (said) => ({
  headline: `${said.count('count')} 个环境因子解释了群落变异的 ${said.share('explained')}（${said.p('model_p')}）`,
  ...(said.has('adjusted') && { condition: `校正 R² 为 ${said.share('adjusted')}` }),
});
