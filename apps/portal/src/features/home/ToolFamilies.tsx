import { Heading } from '@panome/ui/heading';
import { Link } from 'react-router-dom';
import { Block } from '../../shared/page/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import { useTools } from './api.ts';
import * as styles from './Home.css.ts';
import { homeText } from './home.text.ts';

/** The families in the order of a usual analysis, each with its tools by name. A family without tools is not shown. */
export function ToolFamilies() {
  return (
    <Block
      answer={useTools()}
      empty={homeText.noTools}
      height={280}
      isEmpty={({ tools }) => tools.length === 0}
      title={homeText.families}
    >
      {({ families, tools }) => (
        <ul aria-label={homeText.familiesLabel} className={styles.families} role="list">
          {families.flatMap(({ id, title }) => {
            const members = tools.filter(({ family }) => family === id);
            if (members.length === 0) return [];
            return (
              <li className={styles.family} key={id}>
                <Heading level={3}>
                  <Link className={styles.stretched} to={`${toolListPath}?family=${encodeURIComponent(id)}`}>
                    {title}
                  </Link>
                </Heading>
                <p className={styles.tools}>{members.map((tool) => tool.title).join('、')}</p>
                <p className={styles.count}>{homeText.toolCount(members.length)}</p>
              </li>
            );
          })}
        </ul>
      )}
    </Block>
  );
}
