import type { ParserOptions, PropItem } from 'react-docgen-typescript';

const foreign = (fileName: string) => fileName.includes('node_modules');

/**
 * What the prop tables show: every prop that a part itself declares, wherever its type is put together; not those of
 * the element.
 */
export const propTables = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  propFilter: ({ parent, declarations = [] }: PropItem) =>
    !(parent && foreign(parent.fileName)) &&
    !(declarations.length > 0 && declarations.every(({ fileName }) => foreign(fileName))),
} satisfies ParserOptions;
