export { rankSumTest, signedRankTest } from './rankTest.ts';
export { type Compared, emptyTests, type FeatureTests, outcomeOf, outcomes } from './featureTests.ts';
export { isApart, pairedTTest, tTest } from './tTest.ts';
export { kruskalTest, welchAnova } from './kruskal.ts';
export { letterDisplay } from './letters.ts';
export { type Grouped, type LevelMoments, levelMoments, type LevelRanks, levelRanks } from './levelMoments.ts';
export { compareGroups, type Comparisons, type PostHoc } from './postHoc.ts';
export { type Comparison, type ProportionTest, proportionTests, transformed } from './proportionTests.ts';
