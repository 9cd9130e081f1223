// The promise of the dice, checked where the reader sits: the seed that is revealed at the end has
// the SHA-256 that was shown at the start.
export async function fingerprint(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const keepsPromise = async (seed: string, commitment: string): Promise<boolean> =>
  /^[0-9a-f]{64}$/i.test(seed) && (await fingerprint(seed)) === commitment.toLowerCase();
