import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { resolve } from './resolve';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8000';

const OURS = /\/web\/src\/|\/refusals\/text\/en/;
const SHARED = /\/node_modules\/(svelte|@fluent|clsx|esm-env)\/|preload-helper|\/board\/(Portrait|geometry|Cover)/;
const SELDOM = new RegExp(
  '/src/(accounts|archive|clubs|guide|puzzles|review|teaching)/' +
    '|markdown|QrCode|TermsChoice|Guide|InMinute|Hint|OwnNames' +
    '|DocumentOption|OptionsChoice|LineChart|Race|Rematch|Invitation|FirstTime|CopyLink|copying' +
    '|boards/description|table/Plain',
);

/** Markup for one of both builds only. */
const resolved = (alone: boolean) => ({
  markup: ({ content }: { content: string }) => ({ code: resolve(content, alone) }),
});

/** The pages that need no server (tools/pages.py builds them): `vite build --mode alone`. */
const FILES = process.env.LUDOTHEQUE_FILES ?? 'null';
/** Their addresses lie behind a hash, since any host of files has only one page: what links say, too. */
const hashed = { markup: ({ content }: { content: string }) => ({ code: content.replaceAll('href="/', 'href="#/') }) };
/** They talk to no one but the host that they come from. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const guarded = {
  name: 'policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend' as const,
    },
  ],
};

export default defineConfig(({ mode }) => {
  const alone = mode === 'alone';
  return {
    root: here('.'),
    base: alone ? './' : '/',
    define: { 'import.meta.env.ALONE': JSON.stringify(alone), 'import.meta.env.FILES': FILES },
    plugins: [
      svelte({ configFile: false, preprocess: [resolved(alone), ...(alone ? [hashed] : [])] }),
      Icons({ compiler: 'svelte', scale: 1 }),
      ...(alone ? [guarded] : []),
    ],
    // Few hosts know the ending of Pyodide's module for a script.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          assetFileNames: ({ names: [name] }) => `assets/[name]-[hash]${name?.endsWith('.mjs') ? '.js' : '[extname]'}`,
        },
      },
    },
    resolve: {
      alias: {
        $net: here('./src/net'),
        $text: here('./src/text'),
        $boards: here('./src/boards'),
        $ui: here('./src/ui'),
        $prefs: here('./src/prefs'),
        $kit: here('./src/kit'),
        $shell: here('./src/text/shell'),
        $shared: here('../src/ludotheque/texts/shared'),
      },
    },
    build: {
      outDir: here(alone ? '../.pages' : '../src/ludotheque/server/static'),
      emptyOutDir: true,
      target: 'es2022',
      // No data: addresses, so that the page runs under a content security policy without them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Small files cost more than what is in them: all that several pages share is one, but for what few of them need.
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'shared',
                test: (id) => (OURS.test(id) || SHARED.test(id)) && !SELDOM.test(id),
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      fs: { allow: [here('..')] },
      proxy: { '/api': { target: server, ws: true } },
    },
    test: { environment: 'node', include: ['test/**/*.test.ts'] },
  };
});
