import { lipidClasses, lysoOf, type LipidClass } from './classes.ts';

/** Bond of the chain at sn-1: an ester or amide, an ether (O-), a vinyl ether (P-). */
type Linkage = '' | 'O' | 'P';

/** What a name in shorthand says. */
export type Lipid = {
  readonly type: LipidClass;
  readonly linkage: Linkage;
  /** Of all chains together. */
  readonly carbons: number;
  /** Of all chains together; that of a vinyl ether is not counted. */
  readonly doubleBonds: number;
  /** Hydroxyl groups of the chains, those of the sphingoid base among them. */
  readonly oxygens: number;
  /** Each chain as `18:1`, in the order written; empty when the name has the sum only. */
  readonly chains: readonly string[];
};
export type Unread = { readonly reason: string };

type Chain = {
  readonly carbons: number;
  readonly doubleBonds: number;
  readonly oxygens: number;
  readonly linkage: Linkage;
};

/** `O-18:1(9Z);O2`, `d18:1`, `18:0(OH)`, `36:2e`, `C16:0` */
const chainForm =
  /^(?<bond>[OP]-)?(?<base>[mdt])?C?(?<carbons>\d{1,3}):(?<bonds>\d{1,2})(?:\((?:\d{1,2}[EZ]?,?)+\))?(?<suffix>[ep])?(?:;?\(?(?<oxygen>O\d?|\d{0,2}OH)\)?)?(?:;O\d?)?$/u;
const hydroxyls: Readonly<Record<string, number>> = { m: 1, d: 2, t: 3 };

function chainOf(text: string): Chain | null {
  const found = chainForm.exec(text);
  if (!found) return null;
  const { base, bond, bonds, carbons, oxygen, suffix } = found.groups as Record<string, string | undefined>;
  // `;O2` counts them, `(2OH)` says where the one is.
  const written = oxygen === undefined ? 0 : oxygen.startsWith('O') ? Number(/\d/u.exec(oxygen)?.[0] ?? 1) : 1;
  return {
    carbons: Number(carbons),
    doubleBonds: Number(bonds),
    oxygens: (base ? hydroxyls[base]! : 0) + written,
    linkage: bond === 'O-' || suffix === 'e' ? 'O' : bond === 'P-' || suffix === 'p' ? 'P' : '',
  };
}

/** `PC aa C34:1` and `lysoPC a C18:1`, as the kits of Biocrates write them, in the shorthand. */
const kitForm = /^(?<type>(?:lyso)?[A-Za-z]+) (?<bond>aa|ae|a|e) (?<rest>C\d+:\d+.*)$/u;

/**
 * Reads a lipid's name in the shorthand of LIPID MAPS (Liebisch 2020, doi:10.1194/jlr.S120001025) and its older and
 * vendors' spellings.
 *
 * `PC 34:1`, `PC(16:0/18:1(9Z))`, `PE O-36:2`, `PE P-16:0/20:4`, `TG 16:0_18:1_18:1`, `Cer 18:1;O2/16:0`, `Cer
 * d18:1/16:0`, `PC 34:1|PC 16:0_18:1`, `PC ae C34:1`.
 */
export function parseLipid(name: string): Lipid | Unread {
  // Of `sum|molecule` the part that says more.
  let text = (name.split('|').at(-1) ?? '').trim();
  if (/[([-]?d\d+\)?$|\[D\d+\]|\(d\d+\)/u.test(text) && !/\bd\d+:/u.test(text)) return { reason: '氘代标准品' };
  const kit = kitForm.exec(text)?.groups;
  if (kit) text = `${kit['type']} ${kit['bond']!.includes('e') ? 'O-' : ''}${kit['rest']}`;
  const split = /^(?<type>(?:PE-Cer|[A-Za-z]+[123]?[A-Za-z]*\d?))[ _(-]*(?<rest>(?:[OP]-)?[mdtC]?\d{1,3}:\d.*)$/u.exec(
    text,
  )?.groups;
  if (!split) return { reason: '没有“类别 碳数:双键数”' };
  const type = lipidClasses.get(split['type']!.toUpperCase());
  if (!type) return { reason: `未知的类别 ${split['type']!}` };
  const rest = balanced(split['rest']!);
  const parts = rest.split(/[/_]/u);
  const chains = parts.map(chainOf);
  if (chains.some((chain) => chain === null)) return { reason: `读不出链 ${parts[chains.indexOf(null)]!}` };
  return assemble(type, chains as Chain[]);
}

/** Without the bracket that stood around all chains. */
function balanced(text: string): string {
  const open = text.split('(').length;
  const close = text.split(')').length;
  return close > open && text.endsWith(')') ? text.slice(0, -1) : text;
}

function assemble(type: LipidClass, chains: readonly Chain[]): Lipid | Unread {
  const present = chains.filter(({ carbons }) => carbons > 0);
  if (present.length === 0) return { reason: '所有的链都是 0:0' };
  const lyso = present.length === 1 && chains.length === 2 ? lysoOf(type.id) : undefined;
  const own = lyso ?? type;
  if (present.length > own.chains) return { reason: `${own.id} 至多 ${own.chains} 条链，写了 ${present.length} 条` };
  const sum = (key: 'carbons' | 'doubleBonds' | 'oxygens'): number =>
    present.reduce((total, chain) => total + chain[key], 0);
  if (sum('doubleBonds') * 2 > sum('carbons')) return { reason: '双键数多于碳数所容许的' };
  return {
    type: own,
    carbons: sum('carbons'),
    doubleBonds: sum('doubleBonds'),
    oxygens: sum('oxygens'),
    linkage: present.find(({ linkage }) => linkage !== '')?.linkage ?? '',
    chains: present.length === own.chains ? present.map(({ carbons, doubleBonds }) => `${carbons}:${doubleBonds}`) : [],
  };
}

/** `PE-P` of a vinyl ether where these stand apart; the class alone else. */
export const classLabel = ({ linkage, type }: Lipid, apart: boolean): string =>
  apart && linkage !== '' ? `${type.id}-${linkage}` : type.id;
