/** Push in this browser: whether it can be, and switching it on. */
import { api } from '$net/api';
import { t } from '$text/i18n.svelte';
import type { AddPush, ChannelInfo } from '$net/protocol';
import { recall, remember } from '$prefs/storage';

/** Why this browser cannot be called, as a text of the shell; null if it can. */
export type Obstacle = 'calls-no-https' | 'calls-install' | 'calls-no-push' | 'calls-denied' | null;

export function obstacle(): Obstacle {
  return hindered('Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window);
}

/** Why this page cannot notify anyone while it is open, which needs no push. */
export const pageObstacle = (): Obstacle => hindered('Notification' in window);

function hindered(equipped: boolean): Obstacle {
  if (!isSecureContext) return 'calls-no-https';
  // Safari on phones and tablets notifies only for sites on the home screen, where `standalone` is true.
  if (!equipped) return 'standalone' in navigator && !navigator.standalone ? 'calls-install' : 'calls-no-push';
  return Notification.permission === 'denied' ? 'calls-denied' : null;
}

const MINE = 'push';

/** The way of this very browser among all of a guest's. */
export const mine = (): string => recall(MINE, '');

/** A name by which people tell their own browsers apart. */
export function browserName(agent: string): string {
  const browsers: [RegExp, string][] = [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ];
  const systems: [RegExp, string][] = [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux|CrOS/, 'Linux'],
  ];
  const found = [browsers, systems].map((list) => list.find(([word]) => word.test(agent))?.[1]);
  return found.filter(Boolean).join(', ') || 'Browser';
}

const worker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready);

/** Subscribe, whatever an earlier server left behind. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made for another key, as by a server since set up again, is in the way.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

/**
 * Ask for leave, subscribe, and tell the server; null if leave was refused. Browsers say in English, and to engineers,
 * why they cannot subscribe: that is for the console.
 */
export async function subscribe(key: string, language: string): Promise<ChannelInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { endpoint = '', keys } = await subscription(key).then(
    (made) => made.toJSON(),
    (error: unknown) => {
      console.warn(error);
      throw new Error(t('calls-push-failed'));
    },
  );
  const pair = { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  const name = browserName(navigator.userAgent);
  const way = await api.addPush({ endpoint, keys: pair, name, language: language as AddPush['language'] });
  remember(MINE, way.way);
  return way;
}

/** Forget the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  remember(MINE, '');
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** End the calls to this browser, here and at the server: another person may use it next. */
export async function endPush(): Promise<void> {
  const way = mine();
  if (way) await api.removeWay(way).catch(() => undefined);
  await unsubscribe().catch(() => undefined);
}

export const tagOf = (table: string, seat: number): string => `turn-${table}-${seat}`;

/** Close the calls to a table: its player is here. */
export async function closeCalls(table: string, seats: number[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const seat of seats) {
    for (const shown of (await registration?.getNotifications({ tag: tagOf(table, seat) })) ?? []) shown.close();
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (character) => character.charCodeAt(0));
}
