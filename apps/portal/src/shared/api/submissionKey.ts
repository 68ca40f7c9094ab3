const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives the key of a submission (REL-07): the same while the form stays the same, so that a repeat after a time-out is
 * the same task; another one when anything was changed, since the server refuses one key for two contents.
 */
export function createSubmissionKeys(): (body: string) => string {
  let last: { readonly body: string; readonly key: string } | undefined;
  return (body) => {
    // Not `crypto.randomUUID`, which is missing on plain HTTP.
    if (last?.body !== body) last = { body, key: hex(crypto.getRandomValues(new Uint8Array(16))) };
    return last.key;
  };
}
