import { inputName, type InputKind, type InputSpec, type MethodDefinition } from '../model/index.ts';
import { kindName, type TableKind, type TableNature } from './tableNature.ts';
import { usualTools } from './usualTools.ts';

/** How well a table suits a tool, and why. */
export type ToolFit = {
  readonly id: string;
  /** `first` is what a usual analysis of such a table takes; `unfit` cannot run on it, or would say nothing. */
  readonly fit: 'first' | 'able' | 'unfit';
  /** One sentence; empty for an able tool that needs nothing else. */
  readonly why: string;
  /** As which of its inputs the tool takes the table; `null` when as none. */
  readonly input: InputKind | null;
};

type Method = Pick<MethodDefinition, 'id' | 'inputs'>;

const numbers = ['matrix', 'records', 'ranked', 'list', 'lists', 'matrix2'] as const;
/** As which inputs a table can be read. */
const readAs: Readonly<Record<TableKind, readonly InputKind[]>> = {
  taxa: numbers,
  counts: numbers,
  proteins: numbers,
  metabolites: numbers,
  lipids: numbers,
  logged: numbers,
  amounts: numbers,
  differences: ['records', 'ranked', 'list', 'lists', 'matrix'],
  distance: ['distance'],
  taxonomy: ['taxonomy'],
  sets: ['sets', 'sets2'],
  groups: ['groups'],
  names: ['list'],
  text: ['records', 'list', 'lists', 'edges'],
};
/** What belongs to a table and is no beginning of an analysis. */
const beside: readonly InputKind[] = ['taxonomy', 'sets', 'sets2', 'groups'];

/**
 * Every tool with how well the table suits it: first what a usual analysis takes, in its order, then the others in
 * theirs. Of the first there are at most eight, and none that cannot run.
 */
export function rankTools(nature: TableNature, methods: readonly Method[]): readonly ToolFit[] {
  const steps = (usualTools[nature.kind] ?? []).filter(([, , least = 0]) => nature.samples >= least);
  const usual = new Map(steps.map(([tool, why]) => [tool, why]));
  const order = [...usual.keys()];
  const fits = methods.map((method): ToolFit => {
    const { input, needs, refusal } = judge(nature, method);
    const first = usual.get(method.id);
    if (refusal !== undefined) return { id: method.id, fit: 'unfit', why: refusal, input };
    if (first === undefined) return { id: method.id, fit: 'able', why: needs, input };
    return { id: method.id, fit: 'first', why: needs ? `${first}；${needs}` : first, input };
  });
  const firsts = fits
    .filter(({ fit }) => fit === 'first')
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [...firsts, ...fits.filter(({ fit }) => fit !== 'first')];
}

type Judgement = { readonly input: InputKind | null; readonly needs: string; readonly refusal?: string };

function judge(nature: TableNature, { inputs }: Method): Judgement {
  const kinds = readAs[nature.kind];
  const own = inputs.find(({ id }) => kinds.includes(id));
  if (!own) return { input: null, needs: '', refusal: wantsOther(nature.kind, inputs) };
  if (beside.includes(own.id))
    return { input: own.id, needs: '', refusal: `这张表只能用作它的“${inputName(own.id)}”，还要先选择它分析的数据` };
  const refusal = valuesRefused(nature, own) ?? tooFewSamples(nature, inputs);
  if (refusal !== undefined) return { input: own.id, needs: '', refusal };
  return { input: own.id, needs: furtherNeeds(nature, inputs, own) };
}

function wantsOther(kind: TableKind, inputs: readonly InputSpec[]): string {
  const wanted = inputs.filter(({ required }) => required);
  const named = (wanted.length > 0 ? wanted : inputs)
    .filter(({ id }) => id !== 'groups')
    .map(({ id }) => inputName(id));
  if ((kind === 'text' || kind === 'names') && inputs.some(({ id }) => id === 'matrix'))
    return `它要各样本的数值，${kind === 'names' ? '名单' : '这张表'}没有`;
  return `它要的是${named.join(wanted.length > 0 ? '和' : '或')}，不是${kindName(kind)}`;
}

function valuesRefused({ counted, logged }: TableNature, { holds }: InputSpec): string | undefined {
  if (holds === 'counts' && !counted) return `它要没有归一化的整数计数，这张表${logged ? '像是取过对数' : '不是计数'}`;
  return holds === 'amounts' && logged ? '它要没有取过对数的量，这张表像是取过对数' : undefined;
}

function tooFewSamples({ kind, samples }: TableNature, inputs: readonly InputSpec[]): string | undefined {
  const groups = inputs.find(({ id, required }) => id === 'groups' && required);
  if (!groups?.levels || kind === 'distance') return undefined;
  const least = groups.levels.min * 2;
  return samples < least ? `它比较分组，至少要 ${least} 个样本，这张表只有 ${samples} 个` : undefined;
}

/** What else has to be chosen in the form; groups are asked for there anyway. */
function furtherNeeds({ kind, lineages }: TableNature, inputs: readonly InputSpec[], own: InputSpec): string {
  const more = inputs
    .filter(({ id, required }) => required && id !== own.id && id !== 'groups')
    .map(({ id }) => inputName(id));
  if (more.length > 0) return `还要另选${more.map((name) => `“${name}”`).join('和')}的文件`;
  const hasTaxa = inputs.some(({ id }) => id === 'taxonomy') && own.id === 'matrix';
  return hasTaxa && !lineages && kind !== 'distance' ? '表里没有物种注释，要按分类汇总时请另选注释文件' : '';
}
