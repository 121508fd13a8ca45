// The large search box: a plain form to /search. With JavaScript it rejects blank queries, can be
// cleared, and shows suggestions.

import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as search from './messages/search.ts';
import { SearchInput } from './search-input.tsx';

export function SearchBox({
  placeholder,
  initial = '',
}: {
  placeholder: string;
  initial?: string;
}) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const isBlank = text.trim() === '';
  return (
    <Form
      className="search-box"
      role="search"
      action="/search"
      onSubmit={(event) => {
        if (isBlank) return event.preventDefault();
        if (input.current) input.current.value = text.trim();
      }}
    >
      <Icon name="search" />
      <SearchInput placeholder={placeholder} value={text} onChange={setText} inputRef={input} />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={search.clear}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
      {/* Disabled while blank, but only once JavaScript can enable it again. */}
      <Button type="submit" className="js-only" disabled={isBlank}>
        {search.button}
      </Button>
      <Button type="submit" className="no-js-only">
        {search.button}
      </Button>
    </Form>
  );
}
