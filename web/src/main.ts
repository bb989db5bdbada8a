import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import { parts } from './lib/parts.svelte';
import { prefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';
import './styles/app.css';

if (import.meta.env.ALONE) (await import('./alone/begin')).begin();
parts.watch();
prefs.applyTheme();
router.start();
await i18n.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
