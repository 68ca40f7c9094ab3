import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';
import { dataKeyOf, type DataKey } from './platform/sealing/sealer.ts';

/**
 * The secret, when it is long and varied enough; `changeme…` and `aaaa…` are not.
 *
 * @throws {ConfigError} When it is not.
 */
export function strongSecret(secret: string | undefined): string {
  const weak =
    !secret || secret.length < 32 || new Set(secret).size < 12 || /change|secret|password|example|demo/i.test(secret);
  if (weak)
    throw new ConfigError(
      '生产模式需要强密钥：请把 PANOME_SECRET 设为至少 32 个随机字符，例如 openssl rand -base64 48 的输出',
    );
  return secret;
}

const keyBytes = 32;

function dataKey(text: string, name: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes || new Set(key).size < 8)
    throw new ConfigError(`${name} 应为 ${keyBytes} 个随机字节的 base64，例如 openssl rand -base64 ${keyBytes} 的输出`);
  return key;
}

/** Keys that still open what they encrypted. */
export const oldDataKeys = (texts: readonly string[]): DataKey[] =>
  texts.map((text) => dataKeyOf(dataKey(text, 'PANOME_DATA_KEYS_OLD')));

/**
 * The key that encrypts: production must configure its own, demo mode makes one and keeps it.
 *
 * @throws {ConfigError} When production has none, or it is no key.
 */
export function currentDataKey(
  {
    PANOME_DATA_KEY,
    PANOME_MODE,
  }: { readonly PANOME_DATA_KEY?: string | undefined; readonly PANOME_MODE: 'demo' | 'production' },
  dataFolder: string,
): DataKey {
  if (PANOME_DATA_KEY) return dataKeyOf(dataKey(PANOME_DATA_KEY, 'PANOME_DATA_KEY'));
  if (PANOME_MODE === 'production')
    throw new ConfigError(
      `生产模式需要数据密钥：请把 PANOME_DATA_KEY 设为 openssl rand -base64 ${keyBytes} 的输出，并另行保管，丢失后认证材料无法解密`,
    );
  const kept = keptFile(dataFolder, 'data-key', () => randomBytes(keyBytes).toString('base64'));
  return dataKeyOf(dataKey(kept, 'data-key'));
}

/** The secret of demo mode, kept in its data folder. */
export const keptSecret = (dataFolder: string): string =>
  keptFile(dataFolder, 'secret', () => randomBytes(48).toString('base64url'));

/** Reads a secret from a file, which is made at the first start and readable only by its owner. */
function keptFile(dataFolder: string, name: string, make: () => string): string {
  const path = join(dataFolder, name);
  if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8');
}
