/// <reference types="vite/client" />
/// <reference types="unplugin-icons/types/svelte" />

interface Navigator {
  /** Whether Safari shows the site from the home screen. */
  standalone?: boolean;
}
