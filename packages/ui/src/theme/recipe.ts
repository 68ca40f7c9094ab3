import type { StyleRule } from '@vanilla-extract/css';
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes';
import { style } from './style.ts';

type Variants = Record<string, Record<string, StyleRule>>;
type Names<V extends Variants> = { [K in keyof V]: { [N in keyof V[K]]: string } };
type Selection<V extends Variants> = { [K in keyof V]?: keyof V[K] extends 'true' | 'false' ? boolean : keyof V[K] };
type Options<V extends Variants> = {
  base?: StyleRule;
  variants: V;
  compoundVariants?: { variants: Selection<V>; style: StyleRule }[];
  defaultVariants?: Selection<V>;
};

/** A vanilla-extract recipe whose rules all lie in the components layer. */
export function recipe<V extends Variants>({
  base = {},
  variants,
  compoundVariants = [],
  defaultVariants,
}: Options<V>) {
  const baseClass = style(base);
  const named = Object.fromEntries(
    Object.entries(variants).map(([name, rules]) => [
      name,
      Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, style(rule, `${name}_${key}`)])),
    ]),
  ) as Names<V>;
  return vanillaRecipe<Names<V>>({
    base: baseClass,
    variants: named,
    compoundVariants: compoundVariants.map((compound) => ({
      variants: compound.variants as never,
      style: style(compound.style),
    })),
    ...(defaultVariants && { defaultVariants: defaultVariants as never }),
  });
}
