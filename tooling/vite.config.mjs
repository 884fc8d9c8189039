import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root: path.join(root, 'web'),
  plugins: [react()],
  resolve: { alias: { '@web': path.join(root, 'web'), '@domain': path.join(root, 'domain') } },
  build: {
    outDir: path.join(root, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    target: 'es2022',
    // Every browser we build for preloads modules by itself.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the Content-Security-Policy takes no font from a data: address.
    assetsInlineLimit: 0,
  },
  // The server owns the port and passes module requests on while developing (server/http/web-app.ts).
  server: { middlewareMode: true },
});
