import { useOf } from '@storybook/addon-docs/blocks';
import { publicTypes } from 'virtual:public-types';
import { oneLine, propTexts } from '../../packages/ui/src/docs/prop-texts/propTexts.ts';

type Prop = {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly defaultValue: { readonly value: unknown } | null;
  readonly type: { readonly name: string; readonly raw?: string; readonly value?: readonly { value: string }[] };
};
type Documented = { readonly displayName?: string; readonly __docgenInfo?: { readonly props: Record<string, Prop> } };

/** `enum` is said as its words. */
const typeOf = ({ name, raw, value }: Prop['type']) =>
  name === 'enum' && value ? value.map(({ value: word }) => word.replaceAll('"', "'")).join(' | ') : (raw ?? name);

/** Text with its code between backticks. */
const withCode = (text: string) =>
  text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={`${at} ${piece}`}>{piece}</code> : piece));

/** The types of ours that a type names, each opened on demand. */
function NamedTypes({ type }: { type: string }) {
  const names = [...new Set(type.match(/\b[A-Z]\w+/g))].filter((name) => publicTypes[name]);
  return names.map((name) => (
    <details key={name}>
      <summary>{name}</summary>
      <pre>{publicTypes[name]}</pre>
    </details>
  ));
}

function Row({ prop }: { prop: Prop }) {
  const type = typeOf(prop.type);
  return (
    <tr>
      <th scope="row">
        <code>{prop.name}</code>
        {prop.required && <span className="pn-required">必填</span>}
      </th>
      <td>
        <p>{withCode(propTexts[oneLine(prop.description)] ?? prop.description)}</p>
        <p>
          <code className="pn-type">{type}</code>
          {prop.defaultValue && <span className="pn-default">默认 {String(prop.defaultValue.value)}</span>}
        </p>
        <NamedTypes type={type} />
      </td>
    </tr>
  );
}

/** The own props of a part in Chinese; those of the element that it draws are taken too. */
export function PropTable({ of }: { of?: unknown }) {
  const resolved = useOf((of ?? 'meta') as 'meta', ['meta', 'component']);
  const component = (
    resolved.type === 'component' ? resolved.component : resolved.preparedMeta.component
  ) as Documented;
  const props: readonly Prop[] = Object.values(component.__docgenInfo?.props ?? {});
  const rows = [...props.filter(({ required }) => required), ...props.filter(({ required }) => !required)];
  if (props.length === 0) return <p className="sb-unstyled pn-props">没有自己的属性，接受所绘制元素的属性。</p>;
  return (
    <table aria-label={`${component.displayName ?? ''} 的属性`} className="sb-unstyled pn-props">
      <thead>
        <tr>
          <th scope="col">属性</th>
          <th scope="col">说明与类型</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((prop) => (
          <Row key={prop.name} prop={prop} />
        ))}
      </tbody>
    </table>
  );
}
