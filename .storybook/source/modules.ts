import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { parse } from './names.ts';

/** A name that a module of stories has from elsewhere. */
export type Imported = { readonly from: string; readonly specifier: string };
/** A statement beside the stories, e.g. their data, with the names it declares. */
type Declaration = { readonly names: readonly string[]; readonly node: ts.Statement; readonly scope: Scope };
/** What the names of one file mean. */
export type Scope = ReadonlyMap<string, Declaration>;
export type StoryModule = {
  readonly source: ts.SourceFile;
  readonly imports: ReadonlyMap<string, Imported>;
  /** Those of inner files come first, each where it is imported. */
  readonly declarations: readonly Declaration[];
  readonly scope: Scope;
};

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) => ('name' in element ? [element.name.getText()] : [])),
    );
  const named = ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
};

/** The names in the braces of a part's `index.ts`. */
function handedOut(folder: string): ReadonlySet<string> {
  const index = join(folder, 'index.ts');
  const text = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return new Set([...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, names]) => names!.match(/\w+/g) ?? []));
}

type Import = { readonly name: string; readonly specifier: string };
export function importsOf(statement: ts.ImportDeclaration): readonly Import[] {
  const kind = statement.importClause?.isTypeOnly ? 'type ' : '';
  const bindings = statement.importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    return [{ name: bindings.name.text, specifier: `* as ${bindings.name.text}` }];
  return (bindings?.elements ?? []).map((element) => ({
    name: element.name.text,
    specifier: `${kind}${element.getText()}`,
  }));
}

/**
 * Reads a module of stories: what it has from packages, what from `@panome/ui`, and in its own place what it takes from
 * files that nobody outside sees, such as shared data.
 *
 * @param seen - Files that were read already; each is read once.
 */
export function readModule(path: string, text: string, seen = new Map<string, Scope>()): StoryModule {
  const scope = new Map<string, Declaration>();
  seen.set(path, scope);
  const source = parse(text, path);
  const imports = new Map<string, Imported>();
  const declarations: Declaration[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) {
      const declaration = { names: namesOf(statement), node: statement, scope };
      declarations.push(declaration);
      for (const name of declaration.names) scope.set(name, declaration);
      continue;
    }
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const target = join(dirname(path), specifier);
    const folder = dirname(target);
    const names = handedOut(folder);
    const part = `@panome/ui/${basename(folder)}`;
    const inner: string[] = [];
    for (const { name, specifier: written } of importsOf(statement)) {
      if (!specifier.startsWith('.')) imports.set(name, { from: specifier, specifier: written });
      else if (names.has(name)) imports.set(name, { from: part, specifier: written });
      else inner.push(name);
    }
    if (inner.length === 0 || !/\.tsx?$/.test(target)) continue;
    if (!seen.has(target)) {
      const module = readModule(target, readFileSync(target, 'utf8'), seen);
      for (const [name, imported] of module.imports) if (!imports.has(name)) imports.set(name, imported);
      declarations.push(...module.declarations);
    }
    for (const name of inner) {
      const found = seen.get(target)!.get(name);
      if (found) scope.set(name, found);
    }
  }
  return { source, imports, declarations, scope };
}
