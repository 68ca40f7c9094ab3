import { simulateCommunity } from '../community.ts';
import { simulateCommunitySources } from '../communitySources.ts';
import { simulateCommunityMetabolome } from '../communityMetabolome.ts';
import { simulateCommunityContributions } from '../communityContributions.ts';
import { simulateCommunityCohort } from '../communityCohort.ts';
import { simulateCommunityAssembly } from '../communityAssembly.ts';
import { simulateCommunityTypes } from '../communityTypes.ts';
import { simulateCommunityFunctions } from '../communityFunctions.ts';
import { simulateCommunityVariation } from '../communityVariation.ts';
import type { ExampleChoices } from '../example.ts';

export const communityExamples: ExampleChoices = {
  vpa: { make: simulateCommunityVariation },
  envfit: { make: simulateCommunity },
  mrpp: { make: simulateCommunity },
  simper: { make: simulateCommunity },
  mantel: { make: simulateCommunity },
  procrustes: { make: simulateCommunityMetabolome },
  nmds: { make: simulateCommunity, options: { k: 3 } },
  'rank-abundance': { make: simulateCommunity },
  accumulation: { make: simulateCommunity },
  ncm: { make: simulateCommunity },
  rarefaction: { make: simulateCommunity },
  permdisp: { make: simulateCommunity },
  anosim: { make: simulateCommunity },
  permanova: { make: simulateCommunity },
  pcoa: { make: simulateCommunity },
  beta: { make: simulateCommunity },
  alpha: { make: simulateCommunity },
  'beta-nti': { make: simulateCommunityAssembly },
  'nri-nti': { make: simulateCommunityAssembly },
  enterotype: { make: simulateCommunityTypes },
  'core-taxa': { make: simulateCommunity, options: { prevalence: 0.5, by: 'group' } },
  'function-profile': { make: simulateCommunityFunctions },
  dbrda: { make: simulateCommunity },
  rda: { make: simulateCommunity },
  cca: { make: simulateCommunity },
  stamp: { make: simulateCommunity, options: { reference: '对照', test_group: '高氮', p_column: 'p' } },
  'ancom-bc': { make: simulateCommunity, options: { reference: '对照', batch: 'block', max_iterations: 1_000 } },
  metagenomeseq: { make: simulateCommunity, options: { reference: '对照' } },
  'source-tracker': { make: simulateCommunitySources, options: { sink: '叶面' } },
  contribution: { make: simulateCommunityContributions, options: { taxon_level: 'genus', sample_column: 'sample' } },
  maaslin: {
    make: simulateCommunityCohort,
    options: { rank: 'feature', batch: '性别', covariate: '年龄', subject: '个体' },
  },
  indicator: { make: simulateCommunity, options: { rank: 'feature', max_order: 2, p_column: 'p', p: 0.02 } },
  lefse: { make: simulateCommunity },
  composition: { make: simulateCommunity, options: { rank: 'genus' } },
};
