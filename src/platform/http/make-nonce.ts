const NONCE_BYTES = 16

/** A word by which the scripts of one answer are known. */
export function makeNonce(): string {
  return btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
}
