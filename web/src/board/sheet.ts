// Puts the printed map into the page. It is our own drawing, but it arrives as text: what could run or
// load anything is left out before it enters the document.
import type { Size } from './camera.js';

const kForbidden = 'script, style, foreignObject, image, iframe, a, animate, set';

export function parseSheet(text: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.nodeName !== 'svg' || parsed.querySelector('parsererror')) return null;
  for (const element of root.querySelectorAll(kForbidden)) element.remove();
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (/^on|^style$/i.test(name) || (/href$/i.test(name) && !value.startsWith('#'))) element.removeAttribute(name);
  return root as unknown as SVGSVGElement;
}

export function mountSheet(host: HTMLElement, text: string, size: Size): void {
  const sheet = parseSheet(text);
  host.replaceChildren();
  if (!sheet) return;
  sheet.setAttribute('width', String(size.width));
  sheet.setAttribute('height', String(size.height));
  sheet.setAttribute('aria-hidden', 'true');
  host.append(document.importNode(sheet, true));
}
