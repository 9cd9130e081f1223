import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { Header } from './header.js';

// Nothing but a sentence, and the way back.
export function LonePage({ text }: { text: string }): JSX.Element {
  return (
    <>
      <Header />
      <main class="lobby">
        <section class="card">
          <h1>{text}</h1>
          <p>
            <a href="/">{w().toLobby}</a>
          </p>
        </section>
      </main>
    </>
  );
}
