import { Card } from '@panome/ui/card';
import { Text } from '@panome/ui/text';
import * as styles from '../Shop.css.ts';
import { goodsText as text } from '../shop.text.ts';
import type { Goods } from './useOrder.ts';

const columns = ['sample', 'amount', 'storage', 'note'] as const;

/** What samples must be like, and how they travel. */
export const Needs = ({ facts: { requirements, shipping } }: Pick<Goods, 'facts'>) => (
  <Card title={text.needs}>
    <div className={styles.stack}>
      <div className={styles.scroll}>
        <table aria-label={text.needs} className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th className={styles.head} key={column} scope="col">
                  {text.needColumns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requirements.map((row) => (
              <tr key={row.sample}>
                <th className={styles.cell} scope="row">
                  {row.sample}
                </th>
                <td className={styles.cell}>{row.amount}</td>
                <td className={styles.cell}>{row.storage}</td>
                <td className={styles.cell}>{row.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shipping && <Text tone="muted">{shipping}</Text>}
    </div>
  </Card>
);
