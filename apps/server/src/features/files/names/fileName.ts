import { limits } from '@panome/contract/limits';
import { badInput } from '../../../platform/http/refusal.ts';

const longestBytes = 255;
/** Characters with a special meaning in Windows, URLs or archives, and invisible ones that reverse text. */
const forbidden = /[/\\:*?"<>|\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
const windowsName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/** `.csv` of `a.csv`; empty when there is none, as in `.csv` alone. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot) : '';
}

const baseOf = (name: string): string => name.slice(0, name.length - extensionOf(name).length);

/**
 * Checks a name and returns it as it is stored: NFC, trimmed.
 * @throws {Refusal} with what is wrong, for the person (SEC-30, decision E-48).
 */
export function checkName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  const base = baseOf(name);
  if (name === '') throw badInput('名称不能为空');
  if (!name.isWellFormed() || forbidden.test(name)) throw badInput('名称不能包含 / \\ : * ? " < > | 或不可见字符');
  if (/^\.+$/.test(name) || name.endsWith('.')) throw badInput('名称不能以句点结尾');
  if (base.endsWith(' ')) throw badInput('名称与扩展名之间不能有空格');
  if (windowsName.test(name.split('.')[0]!.trim())) throw badInput(`“${name}”是系统保留的名称，请换一个`);
  if (Array.from(base).length > limits.nameLength) throw badInput(`名称不能超过 ${limits.nameLength} 个字`);
  if (Buffer.byteLength(name) > longestBytes) throw badInput('名称过长，请缩短后重试');
  return name;
}

/** A file keeps its extension, whether or not the person typed it. */
export function renamedFile(current: string, typed: string): string {
  const extension = extensionOf(current);
  const name = typed.normalize('NFC').trim();
  const typedBase =
    extension && name.toLowerCase().endsWith(extension.toLowerCase()) ? name.slice(0, -extension.length) : name;
  if (typedBase.trim() === '') throw badInput('名称不能为空');
  return checkName(`${typedBase.trimEnd()}${extension}`);
}

/** `a (2).csv` of `a.csv` and 2; the base is shortened where the number would make it too long. */
export function numberedName(name: string, number: number): string {
  const extension = extensionOf(name);
  const suffix = ` (${number})`;
  const room = limits.nameLength - suffix.length;
  let base = Array.from(baseOf(name)).slice(0, room);
  while (Buffer.byteLength(`${base.join('')}${suffix}${extension}`) > longestBytes) base = base.slice(0, -1);
  return `${base.join('')}${suffix}${extension}`;
}
