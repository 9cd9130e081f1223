import { signal } from '@preact/signals';

export type Width = 'phone' | 'tablet' | 'desktop';

const phone = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 720px)');
const tablet = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 1180px)');
const measured = (): Width => (phone?.matches ? 'phone' : tablet?.matches ? 'tablet' : 'desktop');

export const width = signal<Width>(measured());
phone?.addEventListener('change', () => (width.value = measured()));
tablet?.addEventListener('change', () => (width.value = measured()));
