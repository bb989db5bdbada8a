/** Passkeys, as the browser makes them and the server wants them. */
import { post } from './api';
import { t } from '$text/i18n.svelte';
import type { Assertion, Me, NewPasskey, PasskeyChallenge, PasskeyRequest } from './protocol';

const WAIT = 120_000;
const NUMBERS = /^(\d+\.){3}\d+$|:/;

/** The id of the text that says why this page has no passkeys; null if it has. */
export function noPasskeys(host = location.hostname, secure = isSecureContext): string | null {
  if (!secure) return 'passkeys-no-https';
  if (NUMBERS.test(host)) return 'passkeys-no-name';
  return typeof PublicKeyCredential === 'undefined' ? 'passkeys-no-browser' : null;
}

export function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Have the browser ask for something; it does not say whether people refused or had nothing to choose from. */
async function ask<T>(ceremony: Promise<Credential | null>): Promise<T> {
  try {
    const found = await ceremony;
    if (found) return found as T;
  } catch (error) {
    if ((error as Error).name === 'InvalidStateError') throw new Error(t('passkey-there'), { cause: error });
  }
  throw new Error(t('passkey-none'));
}

/** Make a passkey; a guest without an account has one of that name from then on. */
export async function makePasskey(name: string): Promise<Me> {
  const wanted = await post<PasskeyRequest>('/me/passkeys/options', { name });
  const made = await ask<PublicKeyCredential>(
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(wanted.challenge),
        rp: { id: wanted.rp, name: wanted.rp_name },
        user: { id: toBytes(wanted.user), name: wanted.user_name, displayName: wanted.user_name },
        pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wanted.exclude.map((id) => ({ type: 'public-key', id: toBytes(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
        timeout: WAIT,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  const passkey: NewPasskey = {
    name,
    label: browserName(navigator.userAgent),
    id: toText(made.rawId),
    client_data: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
  };
  return post<Me>('/me/passkeys', passkey);
}

/** Sign in with any passkey that this device has for this site. */
export async function signIn(bring: boolean): Promise<Me> {
  const wanted = await post<PasskeyChallenge>('/sign-in/options', {});
  const found = await ask<PublicKeyCredential>(
    navigator.credentials.get({
      publicKey: {
        challenge: toBytes(wanted.challenge),
        rpId: wanted.rp,
        userVerification: 'preferred',
        timeout: WAIT,
      },
    }),
  );
  const response = found.response as AuthenticatorAssertionResponse;
  const proof: Assertion = {
    id: toText(found.rawId),
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
    bring,
  };
  return post<Me>('/sign-in', proof);
}

/** A name by which people know a passkey again, such as "Firefox, Linux". */
export function browserName(agent: string): string {
  const first = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(agent))?.[0];
  const browser = first([
    ['Edge', /Edg\//],
    ['Firefox', /Firefox\/|FxiOS/],
    ['Chrome', /Chrome\/|CriOS/],
    ['Safari', /Safari\//],
  ]);
  const system = first([
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['macOS', /Mac OS X/],
    ['Windows', /Windows/],
    ['Linux', /Linux/],
  ]);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
