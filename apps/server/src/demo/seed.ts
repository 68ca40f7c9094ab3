import { createAccounts } from '../features/auth/index.ts';
import type { Platform } from '../platform/platform.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { demoAccounts } from './accounts.ts';
import { seedAcademy } from './steps/academy.ts';
import { seedAfterSales } from './steps/afterSales.ts';
import { seedContent } from './steps/content.ts';
import { seedExperience } from './steps/experience.ts';
import { seedFamilies } from './steps/families.ts';
import { seedPeople } from './steps/people.ts';
import { seedProjects } from './steps/projects.ts';
import { seedSamples } from './steps/samples.ts';
import { seedSchemes } from './steps/schemes.ts';
import { seedShop } from './steps/shop.ts';
import { seedStaffWork } from './steps/staffWork.ts';

/** In this order, because each step uses what the ones before have made. */
const steps = {
  content: seedContent,
  academy: seedAcademy,
  people: seedPeople,
  projects: seedProjects,
  families: seedFamilies,
  samples: seedSamples,
  schemes: seedSchemes,
  afterSales: seedAfterSales,
  experience: seedExperience,
  shop: seedShop,
  staffWork: seedStaffWork,
} as const;

async function seedAccounts({ clock, database }: Platform): Promise<void> {
  const accounts = createAccounts(database);
  for (const { email, password, name, roles } of demoAccounts) {
    if (await accounts.findByEmail(email)) continue;
    await accounts.add(
      {
        email,
        name,
        roles,
        passwordHash: await hashPassword(password),
        profile: { company: 'Panome', country: '中国' },
      },
      clock.now(),
    );
  }
}

/** Makes the data of demo mode once, so that what a visitor deleted stays deleted. Does nothing in production mode. */
export async function seedDemo(platform: Platform): Promise<void> {
  if (platform.config.mode !== 'demo') return;
  await seedAccounts(platform);
  const { database } = platform;
  for (const [name, seed] of Object.entries(steps)) {
    const key = `demo.${name}`;
    if (await database.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst()) continue;
    await seed(platform);
    await database.insertInto('setting').values({ key, value: 'seeded' }).execute();
  }
}
