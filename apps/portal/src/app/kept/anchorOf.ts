type Address = { readonly hash: string; readonly search: string };

/** Anybody may have written the address: a percent sign that begins no letter stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The part of its page that an address wants to be shown: `?anchor=` or a second `#` (decision E-50); empty is none. */
export const anchorOf = ({ hash, search }: Address): string =>
  new URLSearchParams(search).get('anchor') ?? decoded(hash.slice(1));
