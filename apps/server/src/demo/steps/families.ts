import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCompanion, demoProject } from '@panome/analysis/flows-demo';
import { deliveryCommands } from '../../admin/commands/delivery.ts';
import { runCommand } from '../../admin/runCommand.ts';
import type { Platform } from '../../platform/platform.ts';
import { familyDeliveries, familyShares } from '../families/deliveries.ts';
import { writeDelivery } from '../families/writeDelivery.ts';
import { share } from '../share.ts';

/**
 * The simulated projects of the families, delivered like a customer's. Doing it twice changes nothing.
 */
export async function seedFamilies(platform: Platform): Promise<void> {
  const { demoFamilies } = platform.config;
  const wanted = familyDeliveries.filter(
    // A second omics is nothing without the first.
    ({ companion, family }) => demoFamilies.includes(family) && (!companion || demoFamilies.includes('transform')),
  );
  for (const delivery of wanted) {
    const folder = await mkdtemp(join(tmpdir(), 'panome-demo-'));
    try {
      const { companion, draws, family } = delivery;
      await writeDelivery(folder, companion ? demoCompanion(draws) : demoProject(family, draws), delivery);
      await runCommand(deliveryCommands, platform, ['deliver', folder, '--to', delivery.to, '--quiet']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  for (const one of familyShares) if (wanted.some(({ number }) => number === one.number)) await share(platform, one);
}
