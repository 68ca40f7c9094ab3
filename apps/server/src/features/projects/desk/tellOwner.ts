import { createNotifications, type Told } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasOriginals } from './repository.ts';

/** Address of the page of a contract. */
const contractPage = (id: string, number: string, originals: boolean) =>
  `/data-collection/report/${originals ? 1 : 0}/${id}/${encodeURIComponent(number)}/list`;

/** Tells the owner of a contract what has changed about it. @returns how. */
export async function tellOwner(
  platform: Platform,
  ownerId: string,
  contract: { readonly id: string; readonly number: string },
  title: string,
  content: string,
  type: 'delivery' | 'expiry' = 'delivery',
): Promise<Told> {
  const originals = await hasOriginals(platform.database, contract.id);
  const link = contractPage(contract.id, contract.number, originals);
  return createNotifications(platform).notify(ownerId, { type, title, content, link });
}
