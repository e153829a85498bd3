import { render } from 'preact';

import { App } from './app';
import { readFacts } from './facts';
import { Store } from './store';

const place = document.getElementById('page');
if (place === null) throw new Error('this copy of the page is damaged');
render(<App store={new Store(readFacts())} />, place);
