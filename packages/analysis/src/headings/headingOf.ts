/** What stands over a column, with its unit: on a page and in the file of its figures. */
export const headingOf = ({ label, unit }: { readonly label: string; readonly unit?: string | undefined }): string =>
  unit ? `${label}（${unit}）` : label;
