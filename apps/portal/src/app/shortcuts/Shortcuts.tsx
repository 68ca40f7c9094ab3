import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Kbd } from '@panome/ui/kbd';
import { Stack } from '@panome/ui/stack';
import { Switch } from '@panome/ui/switch';
import { Fragment } from 'react';
import { chooseLayout, useLayoutChoice } from '../../shared/theme/layoutStore.ts';
import * as styles from './Shortcuts.css.ts';
import { shortcutGroups, shortcutsText as text } from './shortcuts.text.ts';

/** The keys of the portal. Those that are a single sign can be switched off here (WCAG 2.1.4). */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { letterKeys } = useLayoutChoice();
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent initialFocus="title" title={text.title}>
        <Stack space="xlarge">
          {shortcutGroups.map(({ rows, title }) => (
            <section aria-label={title} key={title}>
              <h3 className={styles.title}>{title}</h3>
              <dl className={styles.rows}>
                {rows.map((row) => (
                  <div className={styles.row} data-off={'letter' in row && !letterKeys ? '' : undefined} key={row.does}>
                    <dt className={styles.keys}>
                      {row.keys.map((together, way) => (
                        <Fragment key={together.join('+')}>
                          {way > 0 && <span className={styles.or}>{text.or}</span>}
                          {together.map((key) => (
                            <Kbd key={key}>{key}</Kbd>
                          ))}
                        </Fragment>
                      ))}
                    </dt>
                    <dd className={styles.does}>{row.does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <Switch
            checked={letterKeys}
            help={text.letterKeysHelp}
            label={text.letterKeys}
            onCheckedChange={(next) => chooseLayout({ letterKeys: next })}
          />
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
