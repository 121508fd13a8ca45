// A search-and-filter form whose state lives in the address: it works without JavaScript (press the button) and survives
// Back; with JavaScript it searches as one types and leaves no trail of half-typed words in the history.
import { useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Icon } from './icon.tsx';

type Props = { placeholder: string; label: string; children?: React.ReactNode; button: string };

const TYPING_PAUSE_MS = 250;

export function FilterForm({ placeholder, label, children, button }: Props) {
  const submit = useSubmit();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = params.get('q') ?? '';

  // Back and Forward change the address: the fields follow, unless the person is typing in them.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const entries = [...new FormData(form.current)].filter(([, value]) => String(value).trim() !== '');
      submit(new URLSearchParams(entries.map(([name, value]) => [name, String(value).trim()])), {
        replace: true,
        preventScrollReset: true,
      });
    }, wait);
  };

  return (
    <Form
      ref={form}
      role="search"
      className="grid gap-3"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        send(0);
      }}
      onChange={(event) => send((event.target as Element) === input.current ? TYPING_PAUSE_MS : 0)}
    >
      <div className="search-box">
        <Icon name="search" />
        <input
          ref={input}
          name="q"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={query}
          autoComplete="off"
          maxLength={400}
        />
        <button type="submit" className="button no-js-only">
          {button}
        </button>
      </div>
      {children}
    </Form>
  );
}
