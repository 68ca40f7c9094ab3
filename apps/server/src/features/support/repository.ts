import type { Database } from '../../platform/database/open.ts';
import type { NewFeedback, NewSupportRequest } from '../../platform/database/schema/afterSales.ts';

export async function addFeedback(db: Database, row: NewFeedback): Promise<void> {
  await db.insertInto('feedback').values(row).execute();
}

export async function addSupportRequest(db: Database, row: NewSupportRequest): Promise<void> {
  await db.insertInto('support_request').values(row).execute();
}
