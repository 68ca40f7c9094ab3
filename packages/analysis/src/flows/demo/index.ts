import { simulateMetabolic } from './metabolic.ts';
import { simulateMetagenome } from './metagenome.ts';
import { simulateMicro } from './micro.ts';
import { csvOf } from './design.ts';
import { simulateLiverProteome } from './liverProteome.ts';
import type { DemoFamily, DemoFile, DemoProject, DemoSample } from './model.ts';
import { simulateProtein } from './protein.ts';
import { simulateSingleCell } from './singleCell.ts';
import { simulateTransform } from './transform.ts';
import { simulateUntarget } from './untarget.ts';

export { simulateTransform } from './transform.ts';
export { changesIn, demoFamilies } from './model.ts';
export type { DemoContrast, DemoFamily, DemoFile, DemoProject, DemoSample, DemoTruths } from './model.ts';

const projects: Readonly<Record<DemoFamily, { readonly make: (seed: number) => DemoProject; readonly seed: number }>> =
  {
    transform: { make: simulateTransform, seed: 20_261_701 },
    micro: { make: simulateMicro, seed: 20_261_702 },
    protein: { make: simulateProtein, seed: 20_261_703 },
    metagenome: { make: simulateMetagenome, seed: 20_261_705 },
    metabolic: { make: simulateMetabolic, seed: 20_261_706 },
    'single-cell': { make: simulateSingleCell, seed: 20_261_707 },
    untarget: { make: simulateUntarget, seed: 20_261_704 },
  };

/**
 * The simulated project of a family, always the same: what a provider would deliver, and what is true of it.
 *
 * @param delivery - Another number gives other draws of the same study, such as a later delivery.
 */
export function demoProject(family: DemoFamily, delivery = 0): DemoProject {
  const { make, seed } = projects[family];
  const project = make(seed + 100 * delivery);
  return { ...project, files: [...project.files, samplesFile(project.samples)] };
}

/**
 * A second omics of the simulated transcriptome, as another laboratory would deliver it: for a union of both.
 *
 * @param delivery - That of the transcriptome.
 */
export function demoCompanion(delivery = 0): DemoProject {
  const project = simulateLiverProteome(projects.transform.seed + 100 * delivery);
  return { ...project, files: [...project.files, samplesFile(project.samples)] };
}

/** The scheme as a table, as tools take it. */
function samplesFile(samples: readonly DemoSample[]): DemoFile {
  const factors = Object.keys(samples[0]!.factors);
  const isInjected = factors.includes('order');
  return {
    path: '样本信息.csv',
    title: isInjected ? '样本的分组、批次与进样顺序' : '样本的分组与批次',
    role: isInjected ? 'order' : '',
    text: csvOf(
      ['sample', 'group', ...factors],
      samples.map((sample) => [sample.name, sample.group, ...factors.map((factor) => sample.factors[factor]!)]),
    ),
  };
}
