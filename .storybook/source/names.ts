import ts from 'typescript';

/** Parses a module of stories, or a piece of one. */
export const parse = (text: string, fileName = 'piece.tsx'): ts.SourceFile =>
  ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The names that a declaration, an import or a pattern brings into being. */
function boundIn(node: ts.Node, names: Set<string>): void {
  const named =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node);
  if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  ts.forEachChild(node, (child) => boundIn(child, names));
}

/** Whether an identifier refers to something, rather than naming a property, an attribute or what it declares. */
function refers(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertySignature(parent))
    return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return !/^[a-z]/.test(node.text);
  if (ts.isNamedTupleMember(parent)) return false;
  return !ts.isJsxAttribute(parent) && !ts.isImportSpecifier(parent);
}

/** Every name a piece of code refers to, in the order of its text. */
export function references(root: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && refers(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
}

/** The names a piece of code refers to and does not declare itself. */
export function freeNames(root: ts.Node): readonly string[] {
  const bound = new Set<string>();
  boundIn(root, bound);
  return [...references(root)].filter((name) => !bound.has(name));
}
