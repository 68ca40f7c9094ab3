import ts from 'typescript';
import { argsOf, objectOf, propertyOf, type Args } from './args.ts';
import { withImports } from './imports.ts';
import { readModule, type Scope, type StoryModule } from './modules.ts';
import { parse, references } from './names.ts';

/** A component element with the arguments as its attributes. */
function element(component: string, args: Args): string {
  const attributes = [...args].filter(([name]) => name !== 'children').map(([name, value]) => attribute(name, value));
  const children = args.get('children');
  const opening = [component, ...attributes].join(' ');
  return children ? `<${opening}>${inner(children)}</${component}>` : `<${opening} />`;
}
const plain = /^'[^'"\\\n{}<>&]*'$/;
function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  if (value === 'fn()') return `${name}={() => {}}`;
  return plain.test(value) ? `${name}="${value.slice(1, -1)}"` : `${name}={${value}}`;
}
function inner(value: string): string {
  if (plain.test(value) && value.trim() === value) return value.slice(1, -1);
  return value.startsWith('<') ? value : `{${value}}`;
}

type Edit = { readonly from: number; readonly to: number; readonly text: string };
const edited = (node: ts.Node, edits: readonly Edit[]): string => {
  const start = node.getStart();
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, text: by }) => text.slice(0, from - start) + by + text.slice(to - start),
      node.getText(),
    );
};

/** The arguments that an element takes which spreads all of them, apart from those it says itself. */
function spread(at: ts.JsxSpreadAttribute, args: Args): string {
  const opening = at.parent.parent;
  const said = new Set(at.parent.properties.flatMap(({ name }) => (name ? [name.getText()] : [])));
  if (ts.isJsxOpeningElement(opening)) said.add('children');
  return [...args]
    .filter(([name]) => !said.has(name))
    .map(([name, value]) => attribute(name, value))
    .join(' ');
}

/** Constants for what a render function takes out of its arguments. */
function constants(pattern: ts.BindingName, args: Args): string {
  const object = `{ ${[...args].map(([key, value]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${value}`).join(', ')} }`;
  if (!ts.isObjectBindingPattern(pattern) || pattern.elements.some(({ dotDotDotToken }) => dotDotDotToken))
    return `const ${pattern.getText()} = ${object};`;
  return pattern.elements
    .map(
      ({ name, propertyName }) =>
        `const ${name.getText()} = ${args.get((propertyName ?? name).getText()) ?? 'undefined'};`,
    )
    .join('\n');
}

/** What a render function gives, with the arguments of the story in the place of its parameter. */
function drawn(render: ts.ArrowFunction | ts.FunctionExpression, args: Args): { setup: string; result: string } {
  const parameter = render.parameters[0]?.name;
  const name = parameter && ts.isIdentifier(parameter) ? parameter.text : undefined;
  const edits: Edit[] = [];
  let whole = false;
  const visit = (node: ts.Node): void => {
    if (name && ts.isJsxSpreadAttribute(node) && node.expression.getText() === name)
      edits.push({ from: node.getStart(), to: node.end, text: spread(node, args) });
    else if (name && ts.isPropertyAccessExpression(node) && node.expression.getText() === name) {
      const value = args.get(node.name.text) ?? 'undefined';
      const simple = /^[\w'"[`]/.test(value) && !value.includes('=>');
      edits.push({ from: node.getStart(), to: node.end, text: simple ? value : `(${value})` });
    } else if (name && ts.isIdentifier(node) && node.text === name) whole = true;
    else ts.forEachChild(node, visit);
  };
  visit(render.body);
  const setup = parameter && (whole || !name) ? constants(parameter, args) : '';
  const text = edited(render.body, whole ? [] : edits);
  const result = ts.isBlock(render.body) ? text.slice(1, -1) : `return (${text.replace(/^\(([\s\S]*)\)$/, '$1')});`;
  return { setup, result };
}

/** The story inside what its decorators put around it; those that only set a width or height of the picture too. */
function decorated(code: string, decorators: readonly ts.Expression[], module: StoryModule): string {
  return decorators.reduce((body, decorator) => {
    const named = module.scope.get(decorator.getText())?.node;
    const found =
      named && ts.isVariableStatement(named) ? named.declarationList.declarations[0]!.initializer! : decorator;
    if (!ts.isArrowFunction(found) || ts.isBlock(found.body)) return body;
    const around = found.body.getText().replace(/^\(([\s\S]*)\)$/, '$1');
    const element = /^\s*return \(([\s\S]*)\);\s*$/.exec(body)?.[1];
    return element ? `return (${around.replace(/<Story \/>/, () => element)});` : body;
  }, code);
}

/** The declarations that code needs, with what those need, in their order. */
function needed(code: string, { declarations, scope }: StoryModule, stories: ReadonlySet<ts.Node>): readonly string[] {
  const wanted = new Set<ts.Statement>();
  const follow = (root: ts.Node, names: Scope): void => {
    for (const name of references(root)) {
      const found = names.get(name);
      if (!found || wanted.has(found.node) || stories.has(found.node)) continue;
      wanted.add(found.node);
      follow(found.node, found.scope);
    }
  };
  follow(parse(code), scope);
  return declarations.filter(({ node }) => wanted.has(node)).map(({ node }) => node.getText().replace(/^export /, ''));
}

/** Mocks of tests stand for what the page does. */
const withoutMocks = (code: string) =>
  code.replaceAll(/\bfn\(\)/g, '(...values: unknown[]) => console.log(...values)').replaceAll(/\bfn\((?=[a-z(])/g, '(');

/**
 * The source of every story of a module as somebody else would write it: a component with its imports from
 * `@panome/ui`, its data and the arguments of the story in place. By the name of the story.
 */
export function storySources(path: string, text: string): ReadonlyMap<string, string> {
  const module = readModule(path, text);
  const exported = module.source.statements.find(ts.isExportAssignment)?.expression;
  const metaName = exported && ts.isIdentifier(exported) ? exported.text : undefined;
  const metaNode = module.scope.get(metaName ?? '')?.node;
  const meta = objectOf(
    metaNode && ts.isVariableStatement(metaNode) ? metaNode.declarationList.declarations[0]?.initializer : exported,
  );
  const stories = new Map<string, ts.ObjectLiteralExpression>();
  const nodes = new Set<ts.Node>();
  for (const { node, names } of module.declarations) {
    const isStory = node.getSourceFile() === module.source && /^export const \w+: ?Story/.test(node.getText());
    const object =
      isStory && ts.isVariableStatement(node) ? objectOf(node.declarationList.declarations[0]!.initializer) : undefined;
    if (!object) continue;
    stories.set(names[0]!, object);
    nodes.add(node);
  }
  const others = new Set(module.declarations.filter(({ node }) => !nodes.has(node)).flatMap(({ names }) => names));
  const component =
    propertyOf(meta, 'component')
      ?.getText()
      .replace(/ as .*/, '') ?? '';
  const decoratorsOf = (object: ts.ObjectLiteralExpression | undefined) => {
    const list = propertyOf(object, 'decorators');
    return list && ts.isArrayLiteralExpression(list) ? list.elements : [];
  };
  return new Map(
    [...stories].map(([name, story]) => {
      const args = new Map([...argsOf(meta, stories), ...argsOf(story, stories)]);
      const given = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
      const other = given && /^(\w+)\.render!?$/.exec(given.getText())?.[1];
      const render = other ? propertyOf(stories.get(other), 'render') : given;
      const isFunction = render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render));
      const { setup, result } = isFunction
        ? drawn(render, args)
        : { setup: '', result: `return (${element(render?.getText() ?? component, args)});` };
      const body = decorated(result, [...decoratorsOf(story), ...decoratorsOf(meta)], module);
      const shown = module.imports.has(name) || others.has(name) ? `${name}Example` : name;
      const code = `export function ${shown}() {\n${setup}\n${body}\n}`;
      const pieces = [...needed(code, module, nodes), code].map(withoutMocks);
      return [name, withImports(pieces.join('\n\n'), module.imports)];
    }),
  );
}
