import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: here('.'),
  plugins: [svelte({ configFile: false }), Icons({ compiler: 'svelte', scale: 1 })],
  resolve: { alias: { $lib: here('./src/lib'), $kit: here('./src/kit'), $shell: here('./src/text') } },
  build: {
    outDir: here('../src/ludotheque/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses, so that the page runs under a content security policy without them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['test/**/*.test.ts'] },
});
