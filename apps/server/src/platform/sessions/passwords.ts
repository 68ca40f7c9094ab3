import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../http/refusal.ts';

/** The parameters of Argon2id (SEC-09). */
const argon2id = 2;
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 4;
const mayWait = 200;

let running = 0;
const waiting: (() => void)[] = [];
let dummy: Promise<string> | undefined;

/** At most four hashes at a time: each takes 19 MB and a thread that other calls need too. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) throw tooMany('登录人数较多，请稍后再试', 5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Argon2id in the PHC form, parameters included. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters));

/**
 * Checks a password; without a hash it spends the same time and says no, so that an unknown account does not show
 * (SEC-01).
 */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const against = passwordHash ?? (await dummy);
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash !== undefined;
}

/** Whether a hash was made with older parameters and should be renewed at the next login. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(
    `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`,
  );
