import type { Platform } from '../../platform/platform.ts';

/** After-sales requests of demo mode, made by the commands that the provider's staff uses. Doing it twice changes nothing. */
export async function seedAfterSales(platform: Platform): Promise<void> {
  void platform;
}
