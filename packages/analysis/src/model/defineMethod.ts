import { withFiniteTables } from './finiteTables.ts';
import { inputName, type InputKind, type InputValues, type MethodInputs } from './inputs.ts';
import {
  InputError,
  type InputSpec,
  type MethodDefinition,
  type MethodOutput,
  type Options,
  type RunContext,
} from './method.ts';

/** The inputs that a method's specification promises: required ones are there, optional ones may be. */
export type InputsOf<Specs extends readonly InputSpec[]> = {
  readonly [Spec in Specs[number] as Spec['required'] extends true ? Spec['id'] : never]: InputValues[Spec['id']];
} & {
  readonly [Spec in Specs[number] as Spec['required'] extends true ? never : Spec['id']]?:
    | InputValues[Spec['id']]
    | undefined;
};

type TypedMethod<Specs extends readonly InputSpec[]> = Omit<MethodDefinition, 'inputs' | 'check' | 'run'> & {
  readonly inputs: Specs;
  readonly check?: (inputs: InputsOf<Specs>, options: Options) => void;
  readonly run: (inputs: InputsOf<Specs>, options: Options, context: RunContext) => MethodOutput;
};

/**
 * A method whose `check` and `run` are given what its `inputs` require: the types follow from the specification, and
 * what is missing is refused before either. No figure of its tables is infinite.
 */
export function defineMethod<const Specs extends readonly InputSpec[]>(method: TypedMethod<Specs>): MethodDefinition {
  const given = (inputs: MethodInputs): InputsOf<Specs> => {
    for (const { id, required } of method.inputs)
      if (required && inputs[id] === undefined) throw missing(id, method.title);
    return inputs as InputsOf<Specs>;
  };
  const { check, run } = method;
  return {
    ...method,
    ...(check ? { check: (inputs: MethodInputs, options: Options) => check(given(inputs), options) } : {}),
    run: (inputs, options, context) => withFiniteTables(run(given(inputs), options, context)),
  } as MethodDefinition;
}

/** That a method cannot do without this input. */
export function missing(kind: InputKind, title: string): InputError {
  const name = inputName(kind);
  const remedy =
    kind === 'groups'
      ? '请上传分组表（第一列 sample，第二列 group），或在平台中选择一个分组方案'
      : `请选择“${name}”的文件后重新提交`;
  return new InputError([
    { code: `${kind}-missing`, severity: 'error', input: kind, what: `“${title}”需要${name}，没有提供`, remedy },
  ]);
}
