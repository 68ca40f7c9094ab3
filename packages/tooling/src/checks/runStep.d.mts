type Test = { readonly name: string; readonly passed: boolean; readonly path?: string; readonly message?: string };
type Step = { readonly name: string; readonly args: readonly string[]; readonly tests: (passed: boolean) => Test[] };
export function runStep(step: Step, reports: string): Promise<{ readonly tests: readonly Test[] }>;
