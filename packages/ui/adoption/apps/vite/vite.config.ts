import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A development build of React says on the console what it does not like.
export default defineConfig({
  plugins: [react()],
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
});
