import { readXml, type XmlRules } from '../../xlsx/readXml.ts';
import { notKgml } from './notKgml.ts';

type Attributes = Readonly<Record<string, string>>;

/** The content of a KGML file, element by element, unchecked. */
export type Kgml = {
  readonly pathway: Attributes;
  readonly entries: readonly {
    readonly entry: Attributes;
    readonly graphics: readonly Attributes[];
    readonly components: readonly string[];
  }[];
  readonly relations: readonly { readonly relation: Attributes; readonly subtypes: readonly Attributes[] }[];
  readonly reactions: readonly {
    readonly reaction: Attributes;
    readonly substrates: readonly string[];
    readonly products: readonly string[];
  }[];
};

const rules: XmlRules = { broken: (why) => notKgml('broken-kgml', `文件不是完整的 XML：${why}`), named: true };

/**
 * Reads the elements of a KGML file.
 *
 * www.kegg.jp/kegg/xml/docs/
 *
 * @throws {InputError} When it is not well-formed, or its root is another.
 */
export async function parseKgml(bytes: Buffer): Promise<Kgml> {
  let pathway: Attributes | undefined;
  const entries: { entry: Attributes; graphics: Attributes[]; components: string[] }[] = [];
  const relations: { relation: Attributes; subtypes: Attributes[] }[] = [];
  const reactions: { reaction: Attributes; substrates: string[]; products: string[] }[] = [];
  const of = (attributes: Attributes): string => attributes['id'] ?? '';
  const elements: Readonly<Record<string, (attributes: Attributes) => void>> = {
    entry: (entry) => void entries.push({ entry, graphics: [], components: [] }),
    graphics: (attributes) => void entries.at(-1)?.graphics.push(attributes),
    component: (attributes) => void entries.at(-1)?.components.push(of(attributes)),
    relation: (relation) => void relations.push({ relation, subtypes: [] }),
    subtype: (attributes) => void relations.at(-1)?.subtypes.push(attributes),
    reaction: (reaction) => void reactions.push({ reaction, substrates: [], products: [] }),
    substrate: (attributes) => void reactions.at(-1)?.substrates.push(of(attributes)),
    product: (attributes) => void reactions.at(-1)?.products.push(of(attributes)),
  };
  const open = (name: string, attributes: Attributes): void => {
    if (!pathway) {
      if (name !== 'pathway')
        throw notKgml('not-kgml', `文件是 XML，但最外层是 <${name.slice(0, 30)}>，不是 <pathway>`);
      pathway = attributes;
    } else if (Object.hasOwn(elements, name)) elements[name]!(attributes);
  };
  await readXml(whole(bytes), { open }, rules);
  return { pathway: pathway ?? {}, entries, relations, reactions };
}

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
