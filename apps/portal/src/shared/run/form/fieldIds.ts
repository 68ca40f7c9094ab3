/** Ids of the form's fields, to which the error summary leads. */
export const fieldIds = {
  matrix: 'tool-matrix',
  file: (input: string) => `tool-input-${input}`,
  groups: 'tool-groups',
  seed: 'tool-seed',
  name: 'tool-name',
  option: (id: string) => `tool-option-${id}`,
};
