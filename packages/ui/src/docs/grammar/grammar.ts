/** A prop of a part, as its types say it. */
export type GrammarProp = { readonly name: string; readonly required: boolean; readonly words: readonly string[] };
type GrammarPart = { readonly name: string; readonly props: readonly GrammarProp[] };

const names = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/** Building blocks of other parts, handed out for them; pages have the part that they belong to. */
const blocks = names(`
  Calendar CalendarPopover ComboboxEmpty ComboboxList FieldCount ListboxLayer MenuLayer ModalLayer RequestId StatisticChange TreeMoveItems
  UploadDialogChoice UploadDialogFiles`);

/** Props with the name of a value that the part only shows or copies: nothing can change it there. */
const shown = names(`
  CopyButton.value Progress.value RenameCell.value RequestId.value Statistic.value MenuRadioItem.value
  TableCopyButton.selected`);

/** Callbacks that tell of a state which nobody can give. */
const told: Readonly<Record<string, string>> = {
  'ContextMenu.onOpenChange': 'it opens where the pointer is, and nobody else knows that place',
};

/** Parts without an element of their own. */
const withoutElement = names(`
  AlertProvider ContextMenu Dialog DialogClose DialogTrigger Field LocaleProvider Menu MenuTrigger PermissionGuard
  PermissionProvider ToastProvider Tooltip UploadSummary`);

/** Sizes that are names of the type scale. */
const typeScale = names('Text Heading');
const sizes = names('xsmall small medium large');
const tones = names('neutral muted subtle accent info success warning danger');
/** What is called by another word here. */
const otherWords: Readonly<Record<string, string>> = {
  onChange: 'onValueChange; onChange is the event of the element',
  onDismiss: 'onClose or onOpenChange',
  look: 'variant',
  danger: 'tone',
  severity: 'tone',
  isDisabled: 'disabled',
};
const upper = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const lower = (word: string) => word[0]!.toLowerCase() + word.slice(1);

/** The states whose name alone says that a part holds them. */
const held = ['value', 'checked', 'open', 'selected'];

/** Each state is three props, none of them required: the thing, how it begins, and who hears of a change. */
function faultsOfStates({ name, props }: GrammarPart): string[] {
  const there = new Map(props.map((prop) => [prop.name, prop]));
  const states = new Set([
    ...held.filter((state) => there.has(state) && !shown.has(`${name}.${state}`)),
    ...props.flatMap((prop) => /^default([A-Z]\w*)$/.exec(prop.name)?.[1] ?? []).map(lower),
    ...props
      .filter((prop) => told[`${name}.${prop.name}`] === undefined)
      .flatMap((prop) => /^on([A-Z]\w*)Change$/.exec(prop.name)?.[1] ?? [])
      .map(lower),
  ]);
  return [...states].flatMap((state) =>
    [state, `default${upper(state)}`, `on${upper(state)}Change`].flatMap((wanted) => {
      const prop = there.get(wanted);
      if (!prop) return `${name} has ${state} without ${wanted}`;
      return prop.required ? `${name}.${wanted} is required, so the part cannot keep it` : [];
    }),
  );
}

/** One word for one thing. */
function faultsOfWords({ name, props }: GrammarPart): string[] {
  const there = new Set(props.map((prop) => prop.name));
  const beyond = (words: readonly string[], ...allowed: ReadonlySet<string>[]) =>
    words.filter((word) => !allowed.some((set) => set.has(word)));
  return props.flatMap((prop) => {
    const at = `${name}.${prop.name}`;
    if (otherWords[prop.name]) return `${at}: say ${otherWords[prop.name]}`;
    if (prop.name === 'onClose' && there.has('open')) return `${at}: what opens by itself has onOpenChange`;
    if (
      prop.name === 'size' &&
      !typeScale.has(name) &&
      (prop.words.length === 0 || beyond(prop.words, sizes).length > 0)
    )
      return `${at} is no word for a size: ${prop.words.join(' ')}`;
    if (prop.name === 'tone') return beyond(prop.words, tones).map((word) => `${at} is not called ${word}`);
    if (prop.name === 'variant')
      return prop.words.filter((word) => tones.has(word)).map((word) => `${at}: ${word} is a tone`);
    return [];
  });
}

/** What a part hands on to its element, of which these three stand for all. */
export const passedOn = ['id', 'ref', 'aria-describedby'];

function faultsOfElement({ name, props }: GrammarPart): string[] {
  if (withoutElement.has(name)) return [];
  const there = new Set(props.map((prop) => prop.name));
  return passedOn.filter((wanted) => !there.has(wanted)).map((wanted) => `${name} does not hand on ${wanted}`);
}

/** Where the props of these parts leave the one grammar; the page 属性的规则 says it in words. */
export const grammarFaults = (parts: readonly GrammarPart[]): string[] =>
  parts
    .filter(({ name }) => !blocks.has(name))
    .flatMap((part) => [...faultsOfStates(part), ...faultsOfWords(part), ...faultsOfElement(part)]);
