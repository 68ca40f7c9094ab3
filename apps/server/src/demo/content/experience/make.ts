/**
 * Makes the file of project experience of demo mode: every row is made up and says so.
 * `node apps/server/src/demo/content/experience/make.ts` writes it again, byte for byte the same.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { experienceCsv } from '../../../features/productDb/index.ts';
import { simulateExperience } from './simulate.ts';

writeFileSync(join(import.meta.dirname, '模拟项目经验.csv'), experienceCsv(simulateExperience()));
