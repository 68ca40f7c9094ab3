import { commonAliases, joinAliases, type RuleAliases } from '../aliases.ts';
import type { Condition, Rule } from '../model.ts';
import { plainRule, ruleLimits } from '../shape.ts';
import type { NamedColumn, RuleSetting } from './columns.ts';
import { parseCondition } from './parseCondition.ts';
import { Reader, Unread } from './reader.ts';
import { anyConnective, connectives, everyRow, noRow } from './vocabulary.ts';

export type ParseOptions = {
  /** The columns of the table; without them every plain name is taken for a column. */
  readonly columns?: readonly NamedColumn[] | undefined;
  /** What a family says for its columns and cells, beside what all of them say. */
  readonly aliases?: RuleAliases | undefined;
};

/** A piece of the text by its place in it. */
type Place = { readonly from: number; readonly to: number };
export type ReadPiece = Place & { readonly condition: Condition };
export type UnreadPiece = Place & {
  readonly text: string;
  /** What was expected there. */
  readonly why: string;
  /** Names that are like the one that is not known. */
  readonly nearest: readonly string[];
};
export type ParsedRule = {
  /** What was understood; null when that is nothing. It is the whole rule only when nothing is unread. */
  readonly rule: Rule | null;
  readonly read: readonly ReadPiece[];
  readonly unread: readonly UnreadPiece[];
};

/** Deeper brackets are not followed. */
const deepest = 20;

class RuleParser {
  readonly read: ReadPiece[] = [];
  readonly unread: UnreadPiece[] = [];
  private readonly reader: Reader;
  private readonly setting: RuleSetting;
  constructor(reader: Reader, setting: RuleSetting) {
    this.reader = reader;
    this.setting = setting;
  }

  any(depth: number): Rule | null {
    const parts = this.joined(connectives.or, () => this.all(depth));
    return parts.length === 0 ? null : plainRule({ any: parts });
  }

  private all(depth: number): Rule | null {
    const parts = this.joined(connectives.and, () => this.one(depth));
    return parts.length === 0 ? null : plainRule({ all: parts });
  }

  private joined(words: readonly string[], part: () => Rule | null): Rule[] {
    const parts: Rule[] = [];
    do {
      const read = part();
      if (read) parts.push(read);
    } while (this.reader.take(words));
    return parts;
  }

  private one(depth: number): Rule | null {
    const { reader } = this;
    reader.skip();
    const from = reader.at;
    try {
      if (depth > deepest) throw new Unread(from, '括号太多');
      if (reader.take(everyRow)) return { all: [] };
      if (reader.take(noRow)) return { any: [] };
      const rule = this.negated(depth) ?? this.bracketed(depth);
      if (rule !== undefined) return rule;
      const condition = parseCondition(reader, this.setting);
      this.read.push({ condition, from, to: from + reader.text.slice(from, reader.at).trimEnd().length });
      if (!reader.done && !reader.has([...anyConnective, ')']))
        this.skipPiece(reader.at, '条件之间请用“且”或“或”连接', []);
      return condition;
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      reader.at = Math.max(from, Math.min(error.at, reader.text.length));
      this.skipPiece(from, error.message, error.nearest);
      return null;
    }
  }

  private negated(depth: number): Rule | null | undefined {
    const { at } = this.reader;
    if (!this.reader.take(connectives.not)) return undefined;
    if (this.reader.has(['='])) {
      this.reader.at = at;
      return undefined;
    }
    const rule = this.one(depth + 1);
    return rule && { not: rule };
  }

  private bracketed(depth: number): Rule | null | undefined {
    const start = this.reader.at;
    if (!this.reader.take(['('])) return undefined;
    const rule = this.any(depth + 1);
    if (!this.reader.take([')'])) this.note(start, start + 1, '括号没有成对', []);
    return rule;
  }

  /** Leaves out what is not understood, up to the next connective outside of brackets and quotes. */
  private skipPiece(from: number, why: string, nearest: readonly string[]): void {
    const { reader } = this;
    let open = 0;
    for (; reader.at < reader.text.length; reader.at += 1) {
      const char = reader.folded[reader.at]!;
      if (char === '(') open += 1;
      if (char === ')' && open > 0) open -= 1;
      else if (char === ')') break;
      if (open === 0 && char !== ' ' && reader.at > from && reader.has(anyConnective)) break;
    }
    this.note(from, reader.at, why, nearest);
  }

  /** What is left when the whole text should have been read: a bracket that nothing opened. */
  rest(): void {
    while (!this.reader.done) {
      const { at } = this.reader;
      this.reader.at = this.reader.text.length;
      this.note(at, this.reader.at, '多余的内容', []);
    }
  }

  private note(from: number, to: number, why: string, nearest: readonly string[]): void {
    const text = this.reader.text.slice(from, to).trimEnd();
    this.unread.push({ from, to: from + text.length, text, why, nearest });
  }
}

/**
 * Reads a rule in plain Chinese: `方向 是 上调 且 VIP > 1 且 分类 含有 "脂"`. “且” binds closer than “或”, brackets
 * and “非” are allowed, full-width marks and digits count as half-width ones. Nothing is dropped silently: what is
 * not understood comes back with its place.
 */
export function parseRule(text: string, { aliases, columns }: ParseOptions = {}): ParsedRule {
  if (text.trim() === '') return { rule: null, read: [], unread: [] };
  if (text.length > ruleLimits.text)
    return {
      rule: null,
      read: [],
      unread: [
        { from: 0, to: text.length, text, why: `文字有 ${text.length} 个字，最多 ${ruleLimits.text} 个`, nearest: [] },
      ],
    };
  const reader = new Reader(text);
  const parser = new RuleParser(reader, {
    columns,
    aliases: aliases ? joinAliases(commonAliases, aliases) : commonAliases,
  });
  const rule = parser.any(0);
  parser.rest();
  return { rule, read: parser.read, unread: parser.unread };
}
