import { createAccounts } from '../../features/auth/index.ts';
import { createGroupService } from '../../features/people/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const institution = '中国科学院上海营养与健康研究所';
const profiles = [
  {
    occupation: '研究员',
    research_direction: '肝脏脂质代谢与肠道菌群',
    area: '上海市',
    profile: '关注高脂饮食下肝脏代谢的多组学变化，常用非靶向代谢组与宏基因组联合分析',
  },
  {
    occupation: '博士研究生',
    research_direction: '代谢组数据分析',
    area: '上海市',
    profile: '负责课题组的代谢组数据处理',
  },
];

/** A lab group and the profiles of demo mode. Doing it twice changes nothing. */
export async function seedPeople(platform: Platform): Promise<void> {
  const { clock, database } = platform;
  const accounts = createAccounts(database);
  const [owner, member] = await Promise.all(demoAccounts.map(({ email }) => accounts.findByEmail(email)));
  if (!owner || !member) return;
  for (const [at, account] of [owner, member].entries())
    await accounts.changeProfile(account.id, { company: institution, ...profiles[at] });
  const groups = createGroupService(platform);
  if ((await groups.groups.list(owner.id)).length > 0) return;
  const { id } = await groups.store(owner, {
    name: '肝脏代谢课题组',
    institution,
    description: '高脂饮食小鼠肝脏代谢组、蛋白组与肠道宏基因组',
  });
  await database
    .insertInto('group_member')
    .values({ group_id: id, account_id: member.id, role: 'member', joined_at: clock.now() })
    .execute();
}
