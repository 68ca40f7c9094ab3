/** The names of the fields in a tree of errors, as react-hook-form writes them: `samples.0.name`. */
export function leavesOf(errors: object, above = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = above ? `${above}.${key}` : key;
    return 'message' in value && typeof value.message === 'string' ? [name] : leavesOf(value, name);
  });
}

/** The words of a field's label, from the page: the schema does not know them. */
export function labelOf(id: string): string | undefined {
  const control = document.getElementById(id);
  const label =
    document.getElementById(`${id}-label`) ?? (control instanceof HTMLInputElement ? control.labels?.[0] : undefined);
  return label?.textContent?.trim() || undefined;
}
