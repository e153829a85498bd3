// The whole page: its views, the input line for commands, and the report of the last move.

import { useEffect, useState } from 'preact/hooks';

import { helpText, runCommand } from './commands';
import { Learn } from './learn';
import { Play } from './play';
import { Results } from './results';
import { Review } from './review';
import type { Store, Theme, View } from './store';

const views: { view: View; name: string }[] = [
  { view: 'play', name: 'Board' },
  { view: 'review', name: 'Review' },
  { view: 'learn', name: 'Learn' },
  { view: 'results', name: 'Results' },
];

function Views({ store }: { store: Store }) {
  const { view } = store.state;
  return (
    <nav aria-label="Views">
      {views.map((one) => (
        <button
          type="button"
          key={one.view}
          aria-current={one.view === view ? 'page' : undefined}
          onClick={() =>
            one.view === 'learn' ? store.run(() => store.learn(store.state.game)) : store.set({ view: one.view })
          }
        >
          {one.name}
        </button>
      ))}
    </nav>
  );
}

function ThemeSwitch({ store }: { store: Store }) {
  return (
    <label class="theme">
      Colours
      <select
        value={store.state.theme}
        onChange={({ currentTarget }) => store.set({ theme: currentTarget.value as Theme })}
      >
        <option value="system">as the system</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </select>
    </label>
  );
}

function CommandLine({ store }: { store: Store }) {
  const [text, setText] = useState('');
  const [given, setGiven] = useState<string[]>([]);
  const [back, setBack] = useState(0);
  const earlier = (by: number) => {
    const to = Math.max(0, Math.min(given.length, back + by));
    setBack(to);
    setText(given[given.length - to] ?? '');
  };
  return (
    <form
      class="command"
      aria-label="Commands"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        setGiven([...given, text]);
        setBack(0);
        setText('');
        runCommand(store, text);
      }}
    >
      <label for="command">Command or move</label>
      <span class="entry">
        <input
          id="command"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              earlier(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
        />
        <button type="submit">Do it</button>
        <button type="button" onClick={() => store.note(helpText())}>
          Help
        </button>
      </span>
    </form>
  );
}

// A long message scrolls, by keyboard too.
function Text({ text }: { text: string }) {
  const long = text.split('\n').length > 8;
  return long ? (
    <pre class="scroll" tabIndex={0} role="region" aria-label="Message">
      {text}
    </pre>
  ) : (
    <pre>{text}</pre>
  );
}

export function App({ store }: { store: Store }) {
  const [, shown] = useState(0);
  useEffect(() => store.subscribe(() => shown((times) => times + 1)), []);
  const { view, message, said, theme } = store.state;
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    const listen = () => store.run(() => store.readAddress());
    addEventListener('hashchange', listen);
    listen();
    return () => removeEventListener('hashchange', listen);
  }, []);
  return (
    <div
      class="page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file) store.run(() => store.readFile(file));
      }}
    >
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to the {view === 'play' ? 'board' : 'page'}
      </a>
      <header>
        <p class="name">Quadrille</p>
        <Views store={store} />
        <ThemeSwitch store={store} />
      </header>
      <CommandLine store={store} />
      <div role="status" class={`message ${message?.kind ?? 'none'}`}>
        {message && <Text text={message.text} />}
        {message && (
          <button type="button" aria-label="Close the message" onClick={() => store.set({ message: undefined })}>
            ×
          </button>
        )}
      </div>
      <div class="unseen" aria-live="polite">
        {said}
      </div>
      <main id="main" tabIndex={-1}>
        {view === 'play' && <Play store={store} />}
        {view === 'review' && <Review store={store} />}
        {view === 'learn' && <Learn store={store} />}
        {view === 'results' && <Results store={store} />}
      </main>
    </div>
  );
}
