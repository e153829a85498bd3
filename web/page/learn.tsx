// The view that explains the games. It shows the rules, with example games to step through, and the examined claims.

import { useState } from 'preact/hooks';

import type { Claim } from './facts';
import { games } from './games';
import type { RulesText } from './module';
import { Stepper } from './stepper';
import type { Store } from './store';
import { sentence } from './words';

/** Shows text between two backticks as code. */
function Text({ text }: { text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}

const list = (items: string[]) => (
  <ul>
    {items.map((item, i) => (
      <li key={i}>
        <Text text={item} />
      </li>
    ))}
  </ul>
);

function Rules({ store, rules }: { store: Store; rules: RulesText }) {
  return (
    <article class="rules">
      <h2>{rules.title}</h2>
      <p>
        <Text text={rules.summary} />
      </p>
      {rules.sections.map(({ title, blocks }) => (
        <section key={title}>
          <h3>{title}</h3>
          {blocks.map((block, i) => {
            if ('text' in block)
              return (
                <p key={i}>
                  <Text text={block.text} />
                </p>
              );
            if ('items' in block) return <div key={i}>{list(block.items)}</div>;
            return <Stepper key={i} store={store} begun={block.begun} caption={block.caption} />;
          })}
        </section>
      ))}
      {rules.choices.length > 0 && (
        <section>
          <h3>Choices where the sources are silent</h3>
          {list(rules.choices)}
        </section>
      )}
      {rules.sources.length > 0 && (
        <section>
          <h3>Sources</h3>
          {list(rules.sources)}
        </section>
      )}
    </article>
  );
}

function ClaimView({ store, claim }: { store: Store; claim: Claim }) {
  const [open, setOpen] = useState(false);
  const { name, place, statement, verdict, remark, proof, machine, witnesses } = claim;
  return (
    <article class="claim">
      <h3>
        {name} <span class={`verdict ${verdict}`}>{verdict}</span>
      </h3>
      <p>
        <Text text={sentence(statement)} />
      </p>
      {remark !== '' && (
        <p>
          <Text text={sentence(remark)} />
        </p>
      )}
      <p class="hint">
        {place}. The source’s proof: {proof}.{machine !== '' && ` By machine: ${machine}.`}
      </p>
      {witnesses.length > 0 && (
        <p class="buttons">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide the games' : 'Step through a game that shows it'}
          </button>
        </p>
      )}
      {open &&
        witnesses.map((witness, i) => (
          <Stepper key={i} store={store} begun={witness} caption={sentence(witness.text)} />
        ))}
    </article>
  );
}

export function Learn({ store }: { store: Store }) {
  const { learnt: game, rules } = store.state;
  const text = rules[game.name];
  const claims = store.facts.claims?.filter(({ name }) => name.startsWith(`${game.name}/`));
  return (
    <div class="learn">
      <h1>Learn</h1>
      <p class="buttons">
        {games.map((one) => (
          <button
            type="button"
            key={one.name}
            aria-pressed={one === game}
            onClick={() => store.run(() => store.learn(one))}
          >
            {one.title}
          </button>
        ))}
      </p>
      {text === undefined ? <p>Getting the rules…</p> : <Rules key={game.name} store={store} rules={text} />}
      <section>
        <h2>Claims</h2>
        {claims === undefined ? (
          <p>Not in this copy.</p>
        ) : claims.length === 0 ? (
          <p>None about this game.</p>
        ) : (
          claims.map((claim) => <ClaimView key={claim.name} store={store} claim={claim} />)
        )}
      </section>
    </div>
  );
}
