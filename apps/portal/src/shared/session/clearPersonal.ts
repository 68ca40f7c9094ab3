/**
 * What outlives a logout: where the tabs lead, without the names of objects, how to go on with an upload that was cut,
 * and until when no notice and no questionnaire is wanted (E-25, E-26).
 */
const stays = ['tabs', 'uploads', 'notice', 'questionnaire'];

function clear(storage: Storage, email: string): void {
  for (const key of Object.keys(storage)) {
    const [, name] = /^panome\.([\w-]+)\./.exec(key) ?? [];
    const rest = key.slice(`panome.${name}.`.length);
    if (name && !stays.includes(name) && (rest === email || rest.startsWith(`${email}.`))) storage.removeItem(key);
  }
}

/**
 * Takes the person's drafts and recent things off this machine, for the next one who sits down at it (SEC-16). Display
 * settings stay.
 */
export function clearPersonal(email: string): void {
  try {
    clear(localStorage, email);
    clear(sessionStorage, email);
  } catch {
    // Blocked storage holds nothing.
  }
}
