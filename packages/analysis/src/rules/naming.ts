import type { RuleAliases } from './aliases.ts';
import type { RuleNaming } from './printRule.ts';

/** Words by what people say: `方向 是 上调` for `direction = up`. A label of a column is kept when it has one of its own. */
export function namingOf(
  { columns, values }: RuleAliases,
  known: readonly { readonly name: string; readonly label: string }[] = [],
): RuleNaming {
  const said = new Map(
    Object.entries(columns)
      .map(([word, names]) => [names[0]!, word] as const)
      .toReversed(),
  );
  const labels = new Map(known.map(({ label, name }) => [name, label]));
  return {
    column: (name) => {
      const label = labels.get(name) ?? name;
      return label === name ? (said.get(name) ?? name) : label;
    },
    value: (column, cell) => values[column]?.[cell] ?? cell,
  };
}
