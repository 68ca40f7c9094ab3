import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { Ellipsis } from 'lucide-react';
import { Allowed, useMay } from '../access/index.ts';
import type { StoredScheme } from './schemeTypes.ts';
import * as styles from './Schemes.css.ts';
import { schemesText as text } from './schemes.text.ts';

type SchemeItemProps = {
  readonly scheme: StoredScheme;
  readonly canCopy: boolean;
  readonly canCompare: boolean;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
};

/** A scheme in a list: its groups with their colours, and what can be done with it. */
export function SchemeItem({
  canCompare,
  canCopy,
  onCompare,
  onCopy,
  onOpen,
  onRemove,
  scheme: { can, contrasts, kind, name, owner_name, scheme },
}: SchemeItemProps) {
  const may = useMay();
  const facts = [
    contrasts.length > 0 && text.contrastCount(contrasts.length),
    ...scheme.factors.map((factor) => factor.name),
    owner_name && text.by(owner_name),
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.group}>
          <Text weight="strong">{name}</Text>
          {kind === 'micro' && <Tag>{text.kinds.micro}</Tag>}
        </span>
        <span className={styles.groups}>
          {scheme.groups.map((group) => (
            <span className={styles.group} key={group.name}>
              <span aria-hidden className={styles.dot} style={{ background: group.color }} />
              {`${group.name} ${group.samples.length}`}
            </span>
          ))}
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </span>
      </div>
      <span className={styles.acts}>
        <Button aria-label={text.editOf(name)} onClick={onOpen} size="small">
          {can.update && may('sampleGroupProgramUpdate') ? text.edit : text.look}
        </Button>
        {(canCopy || canCompare || can.delete) && (
          <Menu>
            <MenuTrigger>
              <IconButton
                icon={<Ellipsis aria-hidden size={16} strokeWidth={1.5} />}
                label={text.actsOf(name)}
                size="small"
              />
            </MenuTrigger>
            <MenuContent>
              {canCopy && (
                <Allowed call="sampleGroupProgramStore">
                  <MenuItem onSelect={onCopy}>{text.copy}</MenuItem>
                </Allowed>
              )}
              {canCompare && <MenuItem onSelect={onCompare}>{text.compare}</MenuItem>}
              {can.delete && (
                <Allowed call="sampleGroupProgramDelete">
                  <MenuItem tone="danger" onSelect={onRemove}>
                    {text.remove}
                  </MenuItem>
                </Allowed>
              )}
            </MenuContent>
          </Menu>
        )}
      </span>
    </li>
  );
}
