import type { InputOrigin } from '@panome/analysis/model';
import type { Actor } from '../access/actor.ts';
import { SourceFault } from './sourceFault.ts';

/** Bytes on the disk that an input is read from. */
export type Source = {
  readonly path: string;
  /** As people know it; its extension says how it may be read. */
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  /** Names the bytes in caches. */
  readonly key: string;
  /** How its owner said that it is to be read. */
  readonly reading: Readonly<Record<string, string>>;
  /** Which rows of which table these are, when a filter chose them. */
  readonly origin?: InputOrigin | undefined;
};

export type Asked = {
  /** It was chosen before and is read by a task now: what lies in the trash still counts. */
  readonly running?: boolean;
};

/** One kind of source. Both ask for the actor's rights of this moment. @throws {SourceFault} */
export type SourceKind = {
  /** What it is called, without making it. */
  nameOf(actor: Actor, rest: string, asked: Asked): Promise<string>;
  open(actor: Actor, rest: string, asked: Asked): Promise<Source>;
};

export type Sources = {
  /** Makes the ids `<kind>:…` known; an id without a kind is one of `file`. */
  register(kind: string, source: SourceKind): void;
  nameOf(actor: Actor, id: string, asked?: Asked): Promise<string>;
  /** @throws {SourceFault} When it is gone, foreign or no longer allowed. */
  open(actor: Actor, id: string, asked?: Asked): Promise<Source>;
};

const form = /^(?:([a-z-]{1,20}):)?(.*)$/s;

/** Where the inputs of tasks come from: every call that takes the id of a table finds it here. */
export function createSources(): Sources {
  const kinds = new Map<string, SourceKind>();
  const find = (id: string): readonly [SourceKind, string] => {
    const [, kind = 'file', rest = ''] = form.exec(id) ?? [];
    const found = kinds.get(kind);
    if (!found) throw new SourceFault({ what: '选择的数据不存在', remedy: '请重新选择', unknown: true });
    return [found, rest];
  };
  return {
    register: (kind, source) => void kinds.set(kind, source),
    nameOf: async (actor, id, asked = {}) => {
      const [kind, rest] = find(id);
      return kind.nameOf(actor, rest, asked);
    },
    open: async (actor, id, asked = {}) => {
      const [kind, rest] = find(id);
      return kind.open(actor, rest, asked);
    },
  };
}
