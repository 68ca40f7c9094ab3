import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

/** A key of 32 random bytes, and the name that marks the data it encrypted. */
export type DataKey = { readonly id: string; readonly key: Buffer };

const cipher = 'aes-256-gcm';
const mark = Buffer.from('PNM1');
const idBytes = 8;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + idBytes + ivBytes;

/** How many bytes encryption adds to an object. */
export const sealBytes = headBytes + tagBytes;

/** The name of a key, which does not reveal the key. */
export const dataKeyOf = (key: Buffer): DataKey => ({
  id: createHash('sha256').update('panome data key').update(key).digest('hex').slice(0, idBytes),
  key,
});

export type Sealer = {
  /** Encrypts a short text. It can be decrypted only with the same `context`, which binds it to its place. */
  sealText(text: string, context: string): string;
  openText(sealed: string, context: string): string;
  /** Encrypts bytes while they stream through, so that they are never stored in the clear. */
  sealStream(source: Readable, context: string): Readable;
  /** @throws when they were changed, belong to another context, or their key is unknown. */
  openBytes(sealed: Buffer, context: string): Buffer;
};

/**
 * Encryption at rest (SEC-81): AES-256-GCM, with the key's name, a nonce and the tag beside the bytes.
 * @param keys - The first key encrypts; the others decrypt what they encrypted before.
 */
export function createSealer(keys: readonly [DataKey, ...DataKey[]]): Sealer {
  const [current] = keys;
  const begin = (context: string) => {
    const iv = randomBytes(ivBytes);
    const coder = createCipheriv(cipher, current.key, iv).setAAD(Buffer.from(context));
    return { coder, head: Buffer.concat([mark, Buffer.from(current.id, 'latin1'), iv]) };
  };

  const openBytes: Sealer['openBytes'] = (sealed, context) => {
    if (sealed.length < sealBytes || !sealed.subarray(0, mark.length).equals(mark))
      throw new Error('these bytes were not sealed by this program');
    const id = sealed.toString('latin1', mark.length, mark.length + idBytes);
    const key = keys.find((one) => one.id === id);
    if (!key) throw new Error(`the data key ${id} is not known; give it in PANOME_DATA_KEYS_OLD`);
    const decoder = createDecipheriv(cipher, key.key, sealed.subarray(mark.length + idBytes, headBytes)).setAAD(
      Buffer.from(context),
    );
    decoder.setAuthTag(sealed.subarray(sealed.length - tagBytes));
    return Buffer.concat([decoder.update(sealed.subarray(headBytes, sealed.length - tagBytes)), decoder.final()]);
  };

  async function* sealed(source: Readable, context: string): AsyncGenerator<Buffer> {
    const { coder, head } = begin(context);
    yield head;
    for await (const chunk of source as AsyncIterable<Buffer>) yield coder.update(chunk);
    yield coder.final();
    yield coder.getAuthTag();
  }

  return {
    openBytes,
    sealStream: (source, context) => Readable.from(sealed(source, context)),
    sealText: (text, context) => {
      const { coder, head } = begin(context);
      return Buffer.concat([head, coder.update(text, 'utf8'), coder.final(), coder.getAuthTag()]).toString('base64');
    },
    openText: (text, context) => openBytes(Buffer.from(text, 'base64'), context).toString('utf8'),
  };
}
