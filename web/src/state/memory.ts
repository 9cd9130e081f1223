// What the browser keeps between visits. A browser may refuse to keep anything; then nothing is kept.
const prefix = 'levee.';

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works without.
  }
}
