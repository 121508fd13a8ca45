// A search-and-filter form whose state is in the URL, so that it works without JavaScript (with a
// submit button) and with Back. With JavaScript it searches while the user types, without adding
// history entries.

import { useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** `before`: fields that stand above the search box. */
type Props = {
  placeholder: string;
  label: string;
  before?: React.ReactNode;
  children?: React.ReactNode;
  button: string;
};

const TYPING_PAUSE_MS = 250;

export function FilterForm({ placeholder, label, before, children, button }: Props) {
  const submit = useSubmit();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = params.get('q') ?? '';

  // Back and Forward change the URL: the field follows, unless it has the focus.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const scheduleSubmit = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const entries = [...new FormData(form.current)].filter(
        ([, value]) => String(value).trim() !== '',
      );
      submit(new URLSearchParams(entries.map(([name, value]) => [name, String(value).trim()])), {
        replace: true,
        preventScrollReset: true,
      });
    }, delayMs);
  };

  return (
    <Form
      ref={form}
      role="search"
      className="grid gap-3"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        scheduleSubmit(0);
      }}
      onChange={(event) =>
        scheduleSubmit((event.target as Element) === input.current ? TYPING_PAUSE_MS : 0)
      }
    >
      {before}
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
        <Button type="submit" className="no-js-only">
          {button}
        </Button>
      </div>
      {children}
    </Form>
  );
}
