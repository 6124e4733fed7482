// Passkeys: whether there can be any here, making them and signing with them.
import { ask } from "../net/http";
import type { Added, ByPasskey, Me, NewPasskey, NewPasskeyOptions, ToSign } from "../protocol/http";

export type Hindrance = "http" | "address" | "browser";

/** Why there are no passkeys here; null where there are. */
export function hindrance(): Hindrance | null {
  if (!isSecureContext) return "http";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return "PublicKeyCredential" in window ? null : "browser";
}

function encode(data: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(data));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Makes a passkey; a guest's first one makes an account. Gives null to whoever thinks better. */
export async function makePasskey(name: string): Promise<Added | null> {
  const options = await ask<NewPasskeyOptions>("POST", "/api/account/passkey-options");
  const made = await unlessCancelled(
    navigator.credentials.create({
      publicKey: {
        challenge: decode(options.challenge),
        rp: { id: options.party, name: "Red7" },
        user: { id: decode(options.user), name: options.name, displayName: options.name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.present.map((id) => ({ type: "public-key", id: decode(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return ask<Added>("POST", "/api/account/passkeys", {
    id: encode(made.rawId),
    client_data: encode(response.clientDataJSON),
    attestation: encode(response.attestationObject),
    name,
  } satisfies NewPasskey);
}

/** Signs in with whichever passkey the reader chooses. */
export async function usePasskey(): Promise<Me | null> {
  const options = await ask<ToSign>("POST", "/api/sign-in/passkey/options");
  const used = await unlessCancelled(
    navigator.credentials.get({
      publicKey: {
        challenge: decode(options.challenge),
        rpId: options.party,
        userVerification: "preferred",
      },
    }),
  );
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return ask<Me>("POST", "/api/sign-in/passkey", {
    id: encode(used.rawId),
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.authenticatorData),
    signature: encode(response.signature),
  } satisfies ByPasskey);
}

async function unlessCancelled(
  asked: Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    // Closed, out of time, or one that the account has already: there is nothing to tell.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
