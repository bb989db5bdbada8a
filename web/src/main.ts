import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './text/i18n.svelte';
import { parts } from './ui/missingParts.svelte';
import { prefs } from './prefs/prefs.svelte';
import { router } from './ui/router.svelte';
import './styles/app.css';

if (import.meta.env.ALONE) (await import('./alone/begin')).begin();
parts.watch();
prefs.applyTheme();
router.start();
await i18n.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
