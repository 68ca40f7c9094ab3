import { Button } from '@panome/ui/button';
import * as styles from './CrashPage.css.ts';

/** The last resort when not even the frame of a page could be loaded or drawn; nothing here has to be fetched. */
export const CrashPage = () => (
  <main className={styles.page}>
    <h1 className={styles.title}>页面没有加载成功</h1>
    <p>可能是网络中断，或网站刚刚更新。已提交的任务和文件不受影响</p>
    <Button onClick={() => window.location.reload()} variant="primary">
      重新加载
    </Button>
  </main>
);
