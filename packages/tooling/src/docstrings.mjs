// Every own field of an exported type or interface named `…Props` or `…Options`, or `…Frame` for props that several
// parts share, has a docstring.
// Prints `file:line Type.field` for each that has none, and then ends with code 1.
// `node packages/tooling/src/docstrings.mjs [folder …]` looks at these folders only.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './install.mjs';

const everywhere = [
  'tokens/src',
  ...['analysis', 'charts', 'cli', 'contract', 'ui'].map((name) => `packages/${name}/src`),
  'apps/portal/src',
  'apps/server/src',
];
const folders = process.argv.length > 2 ? process.argv.slice(2) : everywhere;
const documentedName = /(?:Props|Options|Frame)$/;
const isProduct = (path) => !/\.(test|stories|generated)\.tsx?$|\.d\.ts$|[\\/]dist[\\/]/.test(path);

/** The types that a file exports, also those that it exports by a list at its end. */
function exportedTypes(file) {
  const listed = new Set(
    file.statements
      .filter(ts.isExportDeclaration)
      .filter(
        ({ moduleSpecifier, exportClause }) => !moduleSpecifier && exportClause && ts.isNamedExports(exportClause),
      )
      .flatMap(({ exportClause }) =>
        exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text),
      ),
  );
  return file.statements.filter(
    (statement) =>
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      (listed.has(statement.name.text) ||
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
  );
}

/** The fields that a type writes out itself; what it takes from another type is described there. */
function ownFields(type) {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isParenthesizedTypeNode(type)) return ownFields(type.type);
  return ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type) ? type.types.flatMap(ownFields) : [];
}

const hasDocstring = (field) =>
  ts.getJSDocCommentsAndTags(field).some((doc) => (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== '');

let checked = 0;
const silent = [];
for (const path of folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).toSorted()) {
  if (!isProduct(path)) continue;
  const text = readFileSync(join(root, path), 'utf8');
  if (!/(?:Props|Options|Frame)\b/.test(text)) continue;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const type of exportedTypes(file)) {
    if (!documentedName.test(type.name.text)) continue;
    const fields = ts.isInterfaceDeclaration(type) ? [...type.members] : ownFields(type.type);
    for (const field of fields.filter(({ name }) => name)) {
      checked++;
      if (hasDocstring(field)) continue;
      const { line } = file.getLineAndCharacterOfPosition(field.getStart());
      silent.push(`${path}:${line + 1} ${type.name.text}.${field.name.getText()}`);
    }
  }
}

for (const place of silent) console.log(place);
console.log(`docstrings: ${checked} fields of props and options, ${silent.length} without one`);
// A check that found nothing to look at has not passed.
process.exitCode = silent.length > 0 || checked === 0 ? 1 : 0;
