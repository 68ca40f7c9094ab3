import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { demoFamilies, type DemoFamily } from '@panome/analysis/flows-demo';
import { limits } from '@panome/contract/limits';
import { z } from 'zod';
import { ConfigError } from './configError.ts';
import { currentDataKey, keptSecret, oldDataKeys, strongSecret } from './configSecrets.ts';
import { secureFolder } from './platform/secureFolder.ts';
import type { DataKey } from './platform/sealing/sealer.ts';

const whole = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
/** Words with commas between. */
const list = (fallback = '') =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').flatMap((one) => (one.trim() ? [one.trim()] : [])));
const megabyte = 1024 * 1024;

const environment = z.object({
  /**
   * `demo` seeds two accounts and listens on the loopback only; `production` seeds nothing and wants its own secret.
   */
  PANOME_MODE: z.enum(['demo', 'production']).default('demo'),
  /** The families whose simulated projects demo mode delivers, separated by commas; all of them when absent. */
  PANOME_DEMO_FAMILIES: list(demoFamilies.join()).pipe(
    z.array(z.enum(demoFamilies, `应为 ${demoFamilies.join('、')} 中的几个，用逗号分隔`)),
  ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4173),
  HOST: z.string().default('127.0.0.1'),
  /**
   * `allow` lets demo mode, whose passwords everybody knows, be reached from outside; its mails are not shown then.
   */
  PANOME_DEMO_PUBLIC: z.enum(['refuse', 'allow']).default('refuse'),
  /** Folder of the database, the files and the lock. */
  PANOME_DATA: z.string().default('./data'),
  /** Folder of the built portal; the one beside the server when absent. */
  PANOME_PORTAL: z.string().optional(),
  /** `postgres://…`; absent is the embedded SQLite. */
  DATABASE_URL: z.string().optional(),
  /** Signs download addresses; at least 32 characters in production. */
  PANOME_SECRET: z.string().optional(),
  /** 32 random bytes in base64 that encrypt identity documents; production wants its own. */
  PANOME_DATA_KEY: z.string().optional(),
  /** Former data keys, comma-separated, that still open what they encrypted. */
  PANOME_DATA_KEYS_OLD: list(),
  /** How people reach the portal; https turns HSTS on. */
  PANOME_PUBLIC_URL: z.url().optional(),
  /** `smtp://user:password@host:port`; absent keeps mail in the outbox, where demo mode shows it. */
  PANOME_SMTP_URL: z.url().optional(),
  /** Where SMS go: an address that takes `POST {"phone","text"}`; absent keeps them in the outbox. */
  PANOME_SMS_URL: z.url().optional(),
  /** Socket of clamd, or `tcp://host:port`: incoming files are scanned before they are stored. */
  PANOME_CLAMD: z.string().optional(),
  /** The sender of mail, such as `全组学云 <no-reply@example.com>`. */
  PANOME_MAIL_FROM: z.string().default('Panome 全组学云 <no-reply@localhost>'),
  /** The public account that signs share cards of WeChat; both or neither. */
  PANOME_WECHAT_APP_ID: z.string().optional(),
  PANOME_WECHAT_SECRET: z.string().optional(),
  /**
   * The model of the assistant, behind an OpenAI-compatible address up to `/v1`; absent answers by quoting our own
   * texts. Address and model belong together.
   */
  PANOME_AI_URL: z.url({ protocol: /^https?$/ }).optional(),
  PANOME_AI_KEY: z.string().default(''),
  PANOME_AI_MODEL: z.string().max(100).optional(),
  /** Seconds for which the model may say nothing. */
  PANOME_AI_TIMEOUT: z.coerce.number().min(0.1).max(600).default(30),
  /** Hosts outside the portal that news may lead to, separated by commas (SEC-43). */
  PANOME_LINK_HOSTS: list(),
  /** Characters of a new password (decision E-11). */
  PANOME_PASSWORD_MIN: z.coerce.number().int().min(limits.passwordLength).max(64).default(limits.passwordLength),
  /**
   * Roles, by id and with commas between, that count only for accounts with a second factor (decision 053); none when
   * absent.
   */
  PANOME_SECOND_FACTOR_ROLES: list(),
  /** Folder whose deliveries the staff may hand over in the portal (decision 054); nothing when absent. */
  PANOME_DELIVERIES: z.string().optional(),
  /** How many proxies stand before the server and may name the client's address (SEC-04). */
  PANOME_TRUSTED_PROXIES: whole(0),
  /** Connections of one client address at a time; not counted behind proxies, nor from this machine. */
  PANOME_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  PANOME_SESSION_IDLE: whole(limits.idleSeconds),
  PANOME_SESSION_ABSOLUTE: whole(limits.sessionSeconds),
  PANOME_SESSIONS_PER_ACCOUNT: z.coerce.number().int().min(1).default(10),
  PANOME_QUOTA_BYTES: whole(20 * 1024 * megabyte),
  PANOME_QUOTA_FILES: whole(100_000),
  PANOME_UPLOAD_BYTES: whole(limits.uploadBytes),
  PANOME_UPLOAD_SMALL_BYTES: whole(limits.smallFileBytes),
  PANOME_UPLOAD_RESUMABLE_BYTES: whole(limits.resumableBytes),
  /** Free bytes under which uploads and tasks are refused. */
  PANOME_DISK_RESERVE: whole(1024 * megabyte),
  /** `quarantine` starts although the database does not know the stored files (decision 029). */
  PANOME_ORPHANS: z.enum(['refuse', 'quarantine']).default('refuse'),
  /** Tasks that run at once in this process; 0 leaves them to workers. */
  PANOME_TASK_SLOTS: whole(2),
  /**
   * Threads of one task at most; beside other tasks it gets fewer (decision 026). Two where there are two processors
   * when absent.
   */
  PANOME_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  PANOME_TRASH_DAYS: z.coerce.number().int().min(1).default(30),
  /**
   * How long delivered original data stay when the delivery does not say it, and for how long the one free delay keeps
   * them longer (decision E-51).
   */
  PANOME_ORIGINAL_DAYS: z.coerce.number().int().min(1).default(180),
  PANOME_FREE_DELAY_DAYS: z.coerce.number().int().min(1).default(30),
  /** Whether projects with human data may be shared with accounts outside China (decision E-52). */
  PANOME_HUMAN_DATA_ABROAD: z.enum(['refuse', 'allow']).default('refuse'),
  PANOME_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Config = {
  readonly mode: 'demo' | 'production';
  /** Demo mode that only this machine reaches: its accounts and mails are shown to everybody. */
  readonly showsDemo: boolean;
  readonly demoFamilies: readonly DemoFamily[];
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly portalFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly secret: string;
  /** The first key encrypts; all of them decrypt. */
  readonly dataKeys: readonly [DataKey, ...DataKey[]];
  readonly https: boolean;
  /** The beginning of links in mail, without a slash at its end. */
  readonly publicUrl: string;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly smsUrl: string | undefined;
  readonly clamd: string | undefined;
  readonly weChat: { readonly appId: string; readonly secret: string } | undefined;
  readonly ai:
    | { readonly url: string; readonly key: string; readonly model: string; readonly timeout: number }
    | undefined;
  /** Host names in lower case. */
  readonly linkHosts: readonly string[];
  readonly passwordMin: number;
  /** Roles that count only for accounts with a second factor. */
  readonly secondFactorRoles: readonly string[];
  /** Folder of deliveries that the portal may take. */
  readonly deliveries: string | undefined;
  readonly trustedProxies: number;
  readonly connectionsPerAddress: number;
  /** Lengths of a session in seconds. */
  readonly session: { readonly idle: number; readonly absolute: number; readonly perAccount: number };
  /** Limits of one account. */
  readonly quota: { readonly bytes: number; readonly files: number };
  /** The largest file in bytes, by kind of upload. */
  readonly upload: { readonly form: number; readonly small: number; readonly resumable: number };
  readonly diskReserve: number;
  readonly orphans: 'refuse' | 'quarantine';
  readonly taskSlots: number;
  readonly taskThreads: number;
  readonly trashDays: number;
  readonly projects: { readonly keepDays: number; readonly freeDelayDays: number; readonly humanDataAbroad: boolean };
  readonly logLevel: string;
};

/**
 * Reads the environment. In demo mode a secret is made once and kept in the data folder.
 * @throws {ConfigError} When a variable is malformed, or production lacks a strong secret.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`环境变量 ${issue?.path.join('.')} 不正确：${issue?.message}`);
  }
  const set = parsed.data;
  const reached = isReachedFromOutside(set);
  if (set.PANOME_MODE === 'demo' && reached && set.PANOME_DEMO_PUBLIC === 'refuse')
    throw new ConfigError(
      '演示模式的账号密码是公开的，只能在本机访问：请使用生产模式，或确认无妨后设置 PANOME_DEMO_PUBLIC=allow',
    );
  const dataFolder = resolve(set.PANOME_DATA);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  secureFolder(dataFolder);
  return {
    mode: set.PANOME_MODE,
    showsDemo: set.PANOME_MODE === 'demo' && !reached,
    demoFamilies: set.PANOME_DEMO_FAMILIES,
    host: set.HOST,
    port: set.PORT,
    dataFolder,
    portalFolder: set.PANOME_PORTAL ? resolve(set.PANOME_PORTAL) : undefined,
    databaseUrl: set.DATABASE_URL,
    secret:
      set.PANOME_MODE === 'production'
        ? strongSecret(set.PANOME_SECRET)
        : (set.PANOME_SECRET ?? keptSecret(dataFolder)),
    dataKeys: [currentDataKey(set, dataFolder), ...oldDataKeys(set.PANOME_DATA_KEYS_OLD)],
    https: set.PANOME_PUBLIC_URL?.startsWith('https:') ?? false,
    publicUrl: (set.PANOME_PUBLIC_URL ?? `http://${set.HOST}:${set.PORT}`).replace(/\/+$/, ''),
    mail: { smtpUrl: set.PANOME_SMTP_URL, from: set.PANOME_MAIL_FROM },
    smsUrl: set.PANOME_SMS_URL,
    clamd: set.PANOME_CLAMD,
    weChat:
      set.PANOME_WECHAT_APP_ID && set.PANOME_WECHAT_SECRET
        ? { appId: set.PANOME_WECHAT_APP_ID, secret: set.PANOME_WECHAT_SECRET }
        : undefined,
    ai: aiOf(set),
    linkHosts: set.PANOME_LINK_HOSTS.map((host) => host.toLowerCase()),
    passwordMin: set.PANOME_PASSWORD_MIN,
    secondFactorRoles: set.PANOME_SECOND_FACTOR_ROLES,
    deliveries: set.PANOME_DELIVERIES ? resolve(set.PANOME_DELIVERIES) : undefined,
    trustedProxies: set.PANOME_TRUSTED_PROXIES,
    connectionsPerAddress: set.PANOME_CONNECTIONS_PER_ADDRESS,
    session: {
      idle: set.PANOME_SESSION_IDLE,
      absolute: set.PANOME_SESSION_ABSOLUTE,
      perAccount: set.PANOME_SESSIONS_PER_ACCOUNT,
    },
    quota: { bytes: set.PANOME_QUOTA_BYTES, files: set.PANOME_QUOTA_FILES },
    upload: {
      form: set.PANOME_UPLOAD_BYTES,
      small: set.PANOME_UPLOAD_SMALL_BYTES,
      resumable: set.PANOME_UPLOAD_RESUMABLE_BYTES,
    },
    diskReserve: set.PANOME_DISK_RESERVE,
    orphans: set.PANOME_ORPHANS,
    taskSlots: set.PANOME_TASK_SLOTS,
    taskThreads: set.PANOME_THREADS ?? Math.min(2, availableParallelism()),
    trashDays: set.PANOME_TRASH_DAYS,
    projects: {
      keepDays: set.PANOME_ORIGINAL_DAYS,
      freeDelayDays: set.PANOME_FREE_DELAY_DAYS,
      humanDataAbroad: set.PANOME_HUMAN_DATA_ABROAD === 'allow',
    },
    logLevel: set.PANOME_LOG_LEVEL,
  };
}

/** @throws {ConfigError} When one half is missing, or the key would travel unencrypted to another machine. */
function aiOf({
  PANOME_AI_KEY,
  PANOME_AI_MODEL,
  PANOME_AI_TIMEOUT,
  PANOME_AI_URL,
}: z.infer<typeof environment>): Config['ai'] {
  if (!PANOME_AI_URL && !PANOME_AI_MODEL) return undefined;
  if (!PANOME_AI_URL || !PANOME_AI_MODEL) throw new ConfigError('PANOME_AI_URL 和 PANOME_AI_MODEL 需要一起设置');
  const { hostname, protocol } = new URL(PANOME_AI_URL);
  if (PANOME_AI_KEY && protocol !== 'https:' && !isLoopback(hostname))
    throw new ConfigError('设置了 PANOME_AI_KEY 时，PANOME_AI_URL 应以 https:// 开头，以免密钥明文传输');
  return { url: PANOME_AI_URL, key: PANOME_AI_KEY, model: PANOME_AI_MODEL, timeout: PANOME_AI_TIMEOUT * 1000 };
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** By the address it listens on, or by the one that it tells people. */
function isReachedFromOutside({ HOST, PANOME_PUBLIC_URL }: z.infer<typeof environment>): boolean {
  return !isLoopback(HOST) || (PANOME_PUBLIC_URL !== undefined && !isLoopback(new URL(PANOME_PUBLIC_URL).hostname));
}
