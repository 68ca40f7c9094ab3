import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoginDrawing } from './login-drawing/LoginDrawing.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './UserLayout.css.ts';

/** The frame of login: drawing and slogan on the left, the form on the right; one below the other on a phone. */
export const UserLayout = () => (
  <div className={styles.frame}>
    <header className={styles.art}>
      <a aria-label="Panome 全组学云首页" className={styles.brand} href="#/home">
        <Logo />
        <span>Panome 全组学云</span>
      </a>
      <LoginDrawing />
      <div className={styles.slogan}>
        <p className={styles.claim}>从数据到图表，每一步都有据可查</p>
        <p className={styles.detail}>上传表格，选择方法，得到可复核的多组学分析结果</p>
      </div>
    </header>
    <main className={styles.main} id="main" tabIndex={-1}>
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  </div>
);
