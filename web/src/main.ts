import { mount } from 'svelte';
import App from './App.svelte';
import { api, sayRefusals } from './net/api';
import { i18n } from './text/i18n.svelte';
import { watchKeys } from './ui/keys';
import { missingParts } from './ui/missingParts.svelte';
import { prefs } from './prefs/prefs.svelte';
import { router } from './ui/router.svelte';
import './styles/app.css';

if (import.meta.env.ALONE) (await import('./alone/begin')).begin();
missingParts.watch();
watchKeys();
prefs.applyTheme();
router.start();
sayRefusals(i18n.refusal);
await i18n.start(api);
mount(App, { target: document.getElementById('app') as HTMLElement });
