import type { omicsFamilies } from './omicsFamilies.ts';
import type { Groups, InputKind, Options } from '../model/index.ts';
import type { Rule, RuleAliases } from '../rules/index.ts';

/** What a flow is for: one of the seven families of projects, or several projects together. */
export type FlowFamily = (typeof omicsFamilies)[number] | 'union';

/** A table of a project by what it is for. */
export type RoleSpec = {
  readonly id: string;
  readonly title: string;
  /** What the file holds and how it is laid out. */
  readonly help: string;
  /** As which input it is read. */
  readonly input: InputKind;
  /** Words in the title or name of a delivered table or an own file by which it is recognised, the surest first. */
  readonly words: readonly string[];
};

/** Two groups that are held against each other. `name` is what people call it; empty: `test vs reference`. */
export type Contrast = { readonly test: string; readonly reference: string; readonly name?: string | undefined };

/** Where the features of a step come from: the rows of its table that a rule keeps. */
type Picked = {
  readonly step: string;
  readonly table: string;
  readonly rules?: Rule | undefined;
  /** The column that names the comparison in a table of several; each contrast takes its own rows. */
  readonly contrast?: string | undefined;
  /** The column of the names. */
  readonly column: string;
};

/** What more than one table goes into. */
export type GatherSpec =
  /** Side by side one column for each contrast, with the names that its rows have. */
  | ({ readonly kind: 'lists' } & Picked)
  /** Of the rows only those whose first cell one of the contrasts names; at most so many, those with the least `by`. */
  | ({ readonly kind: 'rows'; readonly by?: string; readonly most?: number } & Picked)
  /** Beside each row the columns of a role's table, joined by the first column of both. */
  | { readonly kind: 'columns'; readonly role: string };

/** From where an input of a step comes. */
export type Edge =
  | { readonly from: 'role'; readonly role: string }
  | {
      readonly from: 'step';
      readonly step: string;
      readonly table: string;
      readonly rules?: Rule | undefined;
      /** Without a row of this kind among those that go on there is nothing to do: no feature changed. */
      readonly some?: Rule | undefined;
      /** As in `Picked`; without it the table has to be of one comparison. */
      readonly contrast?: string | undefined;
      /** Columns that go on, in this order; all when absent. */
      readonly columns?: readonly string[] | undefined;
      /** What these columns are called then. */
      readonly as?: readonly string[] | undefined;
      readonly gather?: GatherSpec | undefined;
    };

/** What has to be there. */
export type When =
  | { readonly role: string }
  /** The other way round, with the Chinese reason to give. */
  | { readonly unless: When; readonly reason: string }
  | { readonly anyOf: readonly When[] }
  /** Groups beside QC and blanks. */
  | { readonly levels: { readonly min: number; readonly max?: number } }
  | { readonly contrasts: number }
  | { readonly qc: true }
  /** Samples in the smallest group of the step. */
  | { readonly replicates: number }
  /** A column of the group scheme, by what it is. */
  | { readonly factor: FactorKind }
  /** The values of a role are logarithms. */
  | { readonly logged: string }
  /** A role's table has a column with one of these names, whatever their case; unknown columns count as absent. */
  | { readonly column: { readonly role: string; readonly names: readonly string[] } };

export type FactorKind = 'batch' | 'order';

export type StepSpec = {
  /** Unique in its flow. */
  readonly id: string;
  /** The method's title when absent. */
  readonly title?: string;
  /** The head of the menu under which it stands. */
  readonly section: string;
  readonly method: string;
  /** Several edges for one input: the first whose source is there. */
  readonly inputs: { readonly [Kind in InputKind]?: Edge | readonly Edge[] };
  /** Inputs without which it runs as well; without any other it is skipped. */
  readonly optional?: readonly InputKind[];
  readonly options?: Options;
  /** Options where something is so, after `options`, each after those before. */
  readonly variants?: readonly { readonly when: readonly When[]; readonly options: Options }[];
  /** Options that name a column of the scheme: set where the scheme has one and it can be told from the groups. */
  readonly factors?: { readonly [option: string]: FactorKind };
  /**
   * `scheme`: the groups without QC and blanks; `whole`: with them; `contrast`: the two groups of the contrast;
   * `none`: no groups.
   */
  readonly groups: 'scheme' | 'whole' | 'contrast' | 'none';
  /**
   * One step for each contrast; or for each group that others are held against, and one alone where the contrasts are
   * all pairs of groups.
   */
  readonly foreach?: 'contrast' | 'reference';
  /** Without this role the step is not spoken of. */
  readonly ifRole?: string;
  readonly when?: readonly When[];
};

/** A method in a menu. */
export type MenuItem = {
  readonly method: string;
  /** When to use it and what to look at, in one sentence. */
  readonly guide: string;
  /** Roles that its inputs take, the best first, where they differ from those of the family. */
  readonly bind: { readonly [Kind in InputKind]?: readonly string[] };
  /** What has to be there beside its inputs. */
  readonly when?: readonly When[];
};
export type MenuSection = { readonly title: string; readonly items: readonly MenuItem[] };

/** One version of a flow; never changed once released, a change is a new one. */
export type FlowVersion = {
  /** Like `transform-1`. */
  readonly id: string;
  readonly flow: string;
  readonly family: FlowFamily;
  readonly title: string;
  readonly summary: string;
  /** What question it answers. */
  readonly question: string;
  /** What is new against the version before. */
  readonly changelog: string;
  readonly roles: readonly RoleSpec[];
  /** Of each of these sets one role has to be there. */
  readonly needs: readonly (readonly string[])[];
  /** Roles that inputs of methods take, the best first, where an item says nothing else. */
  readonly binds: { readonly [Kind in InputKind]?: readonly string[] };
  readonly sections: readonly MenuSection[];
  readonly steps: readonly StepSpec[];
  /** What a feature is called. */
  readonly idWords: { readonly one: string; readonly many: string };
  /** Columns that a filter of this family offers first. */
  readonly filterColumns: readonly string[];
  /** Words of the trade, beside those that mean the same everywhere. */
  readonly aliases: RuleAliases;
};

/** A role's table as it is known before it is read. */
export type GivenRole = {
  readonly name: string;
  readonly columns?: readonly string[] | undefined;
  /** Whether its values are logarithms. */
  readonly logged?: boolean | undefined;
  /** Of a matrix its samples, as it writes them. */
  readonly samples?: readonly string[] | undefined;
};

/** What a flow is to be run on, and how. */
export type FlowGiven = {
  readonly roles: { readonly [role: string]: GivenRole };
  readonly scheme: Groups | null;
  readonly contrasts: readonly Contrast[];
  /** By the id of the step's specification; over what the flow says. */
  readonly options?: { readonly [step: string]: Options } | undefined;
  /** Steps that are not wanted, by the id of the specification or of the step. */
  readonly skip?: readonly string[] | undefined;
  /** Only these steps, and what they need; all when absent. */
  readonly only?: readonly string[] | undefined;
};

/** Rows of a table of a planned step. */
type PlannedRows = {
  /** The id of the planned step. */
  readonly step: string;
  readonly table: string;
  readonly rules?: Rule | undefined;
};

export type PlannedGather =
  | {
      readonly kind: 'lists';
      readonly lists: readonly (PlannedRows & { readonly name: string; readonly column: string })[];
    }
  | {
      readonly kind: 'rows';
      readonly named: readonly (PlannedRows & { readonly column: string })[];
      readonly by?: string | undefined;
      readonly most?: number | undefined;
    }
  | { readonly kind: 'columns'; readonly role: string };

/** An edge between planned steps. */
export type PlannedEdge =
  | { readonly from: 'role'; readonly role: string }
  | ({
      readonly from: 'step';
      readonly some?: Rule | undefined;
      readonly columns?: readonly string[] | undefined;
      readonly as?: readonly string[] | undefined;
      readonly gather?: PlannedGather | undefined;
    } & PlannedRows);
export type PlannedInputs = { readonly [Kind in InputKind]?: PlannedEdge };

export type PlannedStep = {
  /** That of the specification, with the contrast or the reference where there are several: `ora-go@B-A`. */
  readonly id: string;
  readonly spec: StepSpec;
  readonly method: string;
  readonly title: string;
  readonly section: string;
  readonly contrast: Contrast | null;
  /** The contrasts that its tables have; of a step without contrasts those that it may take from others. */
  readonly contrasts: readonly Contrast[];
  /** Steps that have to be done before it. */
  readonly needs: readonly string[];
  readonly state: 'planned' | 'skipped';
  /** Of a skipped step why, in Chinese. */
  readonly reason: string;
  /** What a reader of the plan should know, in Chinese. */
  readonly notes: readonly string[];
  readonly groups: Groups | null;
  readonly options: Options;
  readonly inputs: PlannedInputs;
};
