import { signal } from '@preact/signals';

export type Route = { page: 'lobby' } | { page: 'game'; id: string } | { page: 'join'; id: string; token: string } | { page: 'unknown' };

export function routeOf(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'lobby' };
  const [, place, id, rest] = path.split('/');
  if (id !== undefined && /^[\w-]{1,64}$/.test(id) && (rest === undefined || rest === '')) {
    if (place === 'game') return { page: 'game', id };
    if (place === 'join') return { page: 'join', id, token: hash.replace(/^#/, '') };
  }
  return { page: 'unknown' };
}

const here = (): Route => routeOf(location.pathname, location.hash);

export const route = signal<Route>(typeof location === 'undefined' ? { page: 'lobby' } : here());

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  route.value = here();
  scrollTo(0, 0);
}

export function followLinks(): void {
  addEventListener('popstate', () => {
    route.value = here();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
