import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { InputError } from '../../model/index.ts';
import { failure } from '../formats.ts';

const MAX_DEPTH = 64;

/** Callbacks for the XML of one part; names come without their namespace prefix. */
export type XmlHandler = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** What kind of XML it is. */
export type XmlRules = {
  /** What a part that cannot be read is refused with. */
  readonly broken: (why: string) => InputError;
  /**
   * A DOCTYPE that only names a DTD elsewhere is passed over: nothing is fetched. One that declares something is
   * refused always.
   */
  readonly named: boolean;
};

const workbook: XmlRules = {
  broken: (why) =>
    failure({
      code: 'broken-workbook',
      what: `工作簿内部的 XML 不能读取：${why}`,
      remedy: '请在 Excel 或 WPS 中打开并另存为 xlsx 或 CSV，再上传',
    }),
  named: false,
};

/**
 * Reads one XML part as a stream; a part that is not there tells nothing. No declarations of types or entities: a
 * workbook has none.
 *
 * @throws {InputError} When the part is not well-formed or has a DOCTYPE that is not allowed.
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  { broken, named }: XmlRules = workbook,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  parser.on('doctype', (declared) => {
    if (!named || declared.includes('[')) throw broken('含有不允许的 DOCTYPE 声明');
  });
  parser.on('error', (error) => {
    throw broken(error.message);
  });
  const { open, close, text } = handler;
  let depth = 0;
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (++depth > MAX_DEPTH) throw broken(`标签嵌套超过 ${MAX_DEPTH} 层`);
    open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth--;
    close?.(localName(tag.name));
  });
  if (text) parser.on('text', text);
  let empty = true;
  for await (const chunk of chunks) {
    empty = false;
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  if (empty) return;
  parser.write(decoder.decode());
  parser.close();
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}
