// The view that shows a gallery of results, each with the command that computed it. It also describes the page itself.

import type { Store } from './store';

// A long number breaks after a comma.
const grouped = (number: string) => number.split(/(?<=,)/).map((part) => [part, <wbr key={part} />]);

export function Results({ store }: { store: Store }) {
  const { headlines, version } = store.facts;
  const licences = document.querySelector<HTMLTemplateElement>('#licences')?.content.textContent ?? '';
  return (
    <div class="results">
      <h1>Results</h1>
      {headlines === undefined ? (
        <p>Not in this copy.</p>
      ) : (
        <ul class="gallery">
          {headlines.map(({ title, number, command }) => (
            <li key={command + title}>
              <h2>{title}</h2>
              <p class="large">{grouped(number)}</p>
              <code>{command}</code>
            </li>
          ))}
        </ul>
      )}
      <h2>This page</h2>
      <p>
        One file, made by <code>quadrille explore</code>
        {version && ` (${version})`}. It needs no network. The rules, the search and the checker are the program’s own,
        compiled to WebAssembly
        {store.asker.ownThread ? ', here on the page’s own thread' : ''}.
      </p>
      <details>
        <summary>Licences</summary>
        <pre class="scroll" tabIndex={0}>
          {licences}
        </pre>
      </details>
    </div>
  );
}
