import { extname } from 'node:path';
import { limits } from '@panome/contract/limits';
import { badInput } from '../../../platform/http/refusal.ts';

export type DocumentType = 'pdf' | 'png' | 'jpg';

const types: Readonly<Record<string, DocumentType>> = { '.pdf': 'pdf', '.png': 'png', '.jpg': 'jpg', '.jpeg': 'jpg' };
const beginnings: Readonly<Record<DocumentType, Buffer>> = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpg: Buffer.from('ffd8ff', 'hex'),
};

export const mediaTypes: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};
export const documentBytes = limits.smallFileBytes;

/** @throws {Refusal} When files of this type are not accepted as documents. */
export function typeOfName(name: string): DocumentType {
  const type = types[extname(name).toLowerCase()];
  if (!type) throw badInput(`“${name}”不是 PDF、PNG 或 JPG 文件`);
  return type;
}

/** @throws {Refusal} When the bytes are not what the name says. */
export function checkDocument(name: string, bytes: Buffer): DocumentType {
  const type = typeOfName(name);
  if (!bytes.subarray(0, beginnings[type].length).equals(beginnings[type]))
    throw badInput(`“${name}”的内容不是 ${type.toUpperCase()} 格式，可能只改了扩展名`);
  return type;
}

/** The file name without folders and control characters, shortened to the allowed length. */
export const documentName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(-100) || '材料';
