import { render } from 'preact';
import { App } from './app.js';
import { followLinks } from './router.js';

followLinks();
render(<App />, document.getElementById('app')!);
