/// <reference types="vite/client" />
/// <reference types="unplugin-icons/types/svelte" />

interface ImportMetaEnv {
  /** Whether these are the pages that need no server. */
  readonly ALONE: boolean;
  /** For those: the folder of the files of Python and of the games, and the sizes of those of Python, packed. */
  readonly FILES: { folder: string; sizes: Record<string, number> };
}

interface Navigator {
  /** Whether Safari shows the site from the home screen. */
  standalone?: boolean;
}
