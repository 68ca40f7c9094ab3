import type { Platform } from '../../platform/platform.ts';

/** Contracts, projects and shares of demo mode, made by the commands that the provider's staff uses. Doing it twice changes nothing. */
export async function seedProjects(platform: Platform): Promise<void> {
  void platform;
}
