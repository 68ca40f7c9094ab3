import ts from 'typescript';

/** The texts of arguments by name. */
export type Args = ReadonlyMap<string, string>;

/** The object literal inside `satisfies`, `as` and brackets. */
export function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? objectOf(node.expression)
    : undefined;
}

export function propertyOf(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  for (const property of object?.properties ?? []) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** The `args` of a story or of its meta; those of another story where it spreads them. */
export function argsOf(
  object: ts.ObjectLiteralExpression | undefined,
  stories: ReadonlyMap<string, ts.ObjectLiteralExpression>,
): Args {
  const args = new Map<string, string>();
  const named = propertyOf(object, 'args');
  const other = named && /^(\w+)\.args$/.exec(named.getText())?.[1];
  if (other) return argsOf(stories.get(other), stories);
  for (const property of objectOf(named)?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) {
      const from = /^(\w+)\.args$/.exec(property.expression.getText())?.[1];
      if (from) for (const [name, text] of argsOf(stories.get(from), stories)) args.set(name, text);
    } else if (ts.isPropertyAssignment(property))
      args.set(property.name.getText().replaceAll(/^'|'$/g, ''), property.initializer.getText());
    else if (ts.isShorthandPropertyAssignment(property)) args.set(property.name.text, property.name.text);
    else if (ts.isMethodDeclaration(property) && property.body)
      args.set(
        property.name.getText(),
        `(${property.parameters.map((p) => p.getText()).join(', ')}) => ${property.body.getText()}`,
      );
  }
  return args;
}
