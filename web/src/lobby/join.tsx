import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import { go } from '../router.js';
import { Header } from '../ui/header.js';

export function Join({ id, token }: { id: string; token: string }): JSX.Element {
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (token === '') {
      setFailed(w().joinNoToken);
      return;
    }
    // The token leaves the address bar and the history with this replace.
    api.join(id, token).then(
      () => go(`/game/${id}`, 'replace'),
      (error: Error) => setFailed(error.message),
    );
  }, [id, token]);
  return (
    <>
      <Header />
      <main class="lobby">
        <section class="card">
          <h1>{failed === '' ? w().joining : w().joinFailed}</h1>
          {failed !== '' && (
            <>
              <p>{failed}</p>
              <p>
                <a href="/">{w().toLobby}</a>
              </p>
            </>
          )}
        </section>
      </main>
    </>
  );
}
