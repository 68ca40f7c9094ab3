import { join } from 'node:path';
import { emptyHeader, sampleHeader, sampleKind } from '@panome/contract';
import { z } from 'zod';
import { runCommand } from '../../admin/runCommand.ts';
import { sampleCommands } from '../../admin/commands/samples.ts';
import { readYaml } from '../../admin/content/readYaml.ts';
import { createAccounts } from '../../features/auth/index.ts';
import { createSampleService } from '../../features/samples/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const folder = join(import.meta.dirname, '../content/samples');
const forms = z.array(
  z.strictObject({
    kind: sampleKind,
    title: z.string(),
    header: sampleHeader.partial(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number()]).transform(String))),
    /** The note with which the form was received; a form without it is a draft. */
    receive: z.string().optional(),
    check: z.string().optional(),
  }),
);

/** Sample forms of demo mode, made by the commands that the provider's staff uses. Doing it twice changes nothing. */
export async function seedSamples(platform: Platform): Promise<void> {
  const owner = await createAccounts(platform.database).findByEmail(demoAccounts[0].email);
  if (!owner) return;
  const service = createSampleService(platform);
  const actor = {
    id: owner.id,
    sessionId: '',
    email: owner.email,
    name: owner.name,
    marks: new Set<string>(),
    tree: [{ id: 'sample', name: '', mark: '', actions: ['query', 'add', 'update'], children: [] }],
  };
  for (const { check, columns, header, kind, receive, rows, title } of await readYaml(
    join(folder, 'forms.yaml'),
    forms,
  )) {
    const { id, number, revision } = await service.store(actor, { kind, title }, `demo-${title}`);
    if (revision > 1) continue;
    const filled = rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at]!, value])));
    const saved = await service.update(actor, {
      id,
      revision,
      title,
      header: { ...emptyHeader, ...header },
      rows: filled,
    });
    if (receive === undefined) continue;
    await service.submit(actor, id, saved.revision);
    await runCommand(sampleCommands, platform, ['sample', 'receive', number, '--note', receive]);
    if (check !== undefined)
      await runCommand(sampleCommands, platform, ['sample', 'check', number, join(folder, check)]);
  }
}
