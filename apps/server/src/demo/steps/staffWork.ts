import { emptyHeader } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import { createAccounts } from '../../features/auth/index.ts';
import { createIdentityService } from '../../features/people/index.ts';
import { createSampleService } from '../../features/samples/index.ts';
import { createFeedbackService, createSupportService } from '../../features/support/index.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const nowhere = { ip: '127.0.0.1', agent: 'demo', requestId: '' };
const system = { page: '', agent: '', screen: '', language: '', timezone: '', build: '', request_id: '' };
const at = (platform: Platform, hoursAgo: number): Platform => ({
  ...platform,
  clock: { now: () => platform.clock.now() - hoursAgo * hour },
});

/** What the second account has asked, so that the staff's inbox of the demo has something of most kinds. */
export async function seedStaffWork(platform: Platform): Promise<void> {
  const account = await createAccounts(platform.database).findByEmail(demoAccounts[1].email);
  if (!account) return;
  const { email, id, name } = account;
  const tree = [{ id: 'sample', name: '', mark: '', actions: ['query', 'add', 'update'], children: [] }];
  const actor: Actor = { id, email, name, sessionId: '', marks: new Set(), tree };

  const question = (topic: string, content: string) => ({ topic, name: '', email: '', phone: '', content, system });
  await createSupportService(at(platform, 27)).store(
    actor,
    question('order', '我们有 48 个小鼠肝脏样本，想同时做非靶向代谢组和宏基因组，请问送样量和周期各是多少？'),
    '127.0.0.1',
  );
  await createSupportService(at(platform, 3)).store(
    actor,
    question('analysis', '差异分析里的“批次”填什么？我们的样本分两天提取。'),
    '127.0.0.1',
  );
  await createFeedbackService(at(platform, 50)).store(
    actor,
    { content: '火山图导出 PDF 时，希望可以一次选择多个对比', img_src: [], page: '/tools/tool-list', request_id: '' },
    { kind: 'general' },
  );

  const samples = createSampleService(at(platform, 8));
  const form = await samples.store(actor, { kind: 'application', title: '斑马鱼肝脏转录组' }, 'demo-staff-samples');
  if (form.revision === 1) {
    const rows = ['WT-1', 'WT-2', 'WT-3', 'KO-1', 'KO-2', 'KO-3'].map((sample, index) => ({
      name: sample,
      group: sample.split('-')[0]!,
      replicate: String((index % 3) + 1),
      amount: '30',
      unit: 'mg',
      container: '2 mL 冻存管',
    }));
    const header = {
      ...emptyHeader,
      contact: name,
      phone: '13800000001',
      species: '斑马鱼',
      tissue: '肝',
      storage: '干冰',
      biosafety: 'none' as const,
      courier: '顺丰速运',
      tracking: 'SF1400099887766',
    };
    const saved = await samples.update(actor, {
      id: form.id,
      revision: form.revision,
      title: form.title,
      header,
      rows,
    });
    await samples.submit(actor, form.id, saved.revision);
  }
  await createIdentityService(at(platform, 5)).verifyRealName(
    actor,
    { real_name: '方可', id_type: 'id_card', id_number: '11010519491231002X', phone: '13800000001' },
    nowhere,
  );
}
