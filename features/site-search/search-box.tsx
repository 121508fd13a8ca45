// The large search box. A plain form to /search; with JavaScript it refuses blanks and offers to clear.
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

type Props = { placeholder: string; initial?: string; autoFocus?: boolean };

export function SearchBox({ placeholder, initial = '' }: Props) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const blank = text.trim() === '';
  return (
    <Form
      className="search-box"
      role="search"
      action="/search"
      onSubmit={(event) => {
        if (blank) return event.preventDefault();
        if (input.current) input.current.value = text.trim();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        name="q"
        type="search"
        aria-label="Search"
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label="Clear"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
      <SubmitButton blank={blank} />
    </Form>
  );
}

/** Disabled while blank, but only once JavaScript can enable it again. */
function SubmitButton({ blank }: { blank: boolean }) {
  return (
    <>
      <button type="submit" className="button js-only" disabled={blank}>
        Search
      </button>
      <button type="submit" className="button no-js-only">
        Search
      </button>
    </>
  );
}
