import { render } from 'preact';

render(<h1>Levée</h1>, document.getElementById('app')!);
