// A search field with suggestions while typing: combobox pattern, arrow keys, Escape, and a count
// for screen readers. The plain form underneath works without any of it.
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MarkedText } from '#app/ui/marked-text.tsx';
import * as search from './messages/search.ts';
import { KIND_LABELS } from './messages/tables.ts';
import type { Suggestion } from './schema.ts';

const TYPING_PAUSE_MS = 120;

type Props = {
  placeholder: string;
  className?: string;
  value: string;
  onChange: (text: string) => void;
  inputRef: React.RefObject<HTMLInputElement | null>;
};

export function SearchInput({ placeholder, className, value, onChange, inputRef }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(open ? value : '');
  const isExpanded = open && suggestions.length > 0;

  const openSuggestion = (suggestion: Suggestion) => {
    setOpen(false);
    onChange('');
    navigate(suggestion.href);
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const activeSuggestion = suggestions[active];
    if (event.key === 'Escape' && isExpanded) {
      event.stopPropagation();
      setOpen(false);
    } else if (isExpanded && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Enter' && isExpanded && activeSuggestion) {
      event.preventDefault();
      openSuggestion(activeSuggestion);
    }
  };
  return (
    <>
      <input
        ref={inputRef}
        className={className}
        name="q"
        type="search"
        role="combobox"
        aria-label={search.label}
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={400}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(-1);
          setOpen(event.target.value.trim() !== '');
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <span className="sr-only" role="status">
        {isExpanded ? search.suggestionCount(suggestions.length) : ''}
      </span>
      {isExpanded && (
        <div className="suggestions">
          <div role="listbox" id={`${id}-list`} aria-label={search.suggestions}>
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
              <div
                key={suggestion.href}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={suggestion.topic ? `cloth-${suggestion.topic}` : undefined}
                // Keep the focus in the field: a blur would close the list before the click
                // arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => openSuggestion(suggestion)}
              >
                <span>
                  <MarkedText text={suggestion.label} marks={suggestion.marks} />
                </span>
                <span className="kind">{KIND_LABELS[suggestion.kind]}</span>
              </div>
            ))}
          </div>
          <p className="hint">{search.enterHint(value.trim())}</p>
        </div>
      )}
    </>
  );
}

function useSuggestions(text: string): Suggestion[] {
  const [results, setResults] = useState<Suggestion[]>([]);
  const query = text.trim();
  const latestQuery = useRef(query);
  latestQuery.current = query;
  useEffect(() => {
    if (query.length < 2) return setResults([]);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/suggest?q=${encodeURIComponent(query)}`, {
          signal: controller.signal,
        });
        if (!response.ok) return;
        const { suggestions } = (await response.json()) as { suggestions: Suggestion[] };
        if (latestQuery.current === query) setResults(suggestions);
      } catch {
        // Offline, or aborted by the next keystroke: the form still works.
      }
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return query.length < 2 ? [] : results;
}
