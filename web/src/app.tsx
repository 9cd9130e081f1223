import type { JSX } from 'preact';
import { w } from './i18n/index.js';
import { Join } from './lobby/join.js';
import { Lobby } from './lobby/lobby.js';
import { PlayPage } from './play/play_page.js';
import { route } from './router.js';
import { LonePage } from './ui/lone_page.js';
import { RulesPanel } from './ui/rules_panel.js';
import { SettingsDialog } from './ui/settings_dialog.js';
import { Toasts } from './ui/toasts.js';

export function App(): JSX.Element {
  const at = route.value;
  return (
    <>
      {at.page === 'lobby' && <Lobby />}
      {at.page === 'game' && <PlayPage key={at.id} id={at.id} />}
      {at.page === 'join' && <Join id={at.id} token={at.token} />}
      {at.page === 'unknown' && <LonePage text={w().notFound} />}
      {at.page !== 'game' && <Toasts game="" />}
      <RulesPanel />
      <SettingsDialog />
    </>
  );
}
