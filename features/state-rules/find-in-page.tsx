// A box that leaves on the page of a state only the answers with all of the typed words. Without
// JavaScript it is not there, and the browser finds in the page.
import { useRef, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import * as stateRules from './messages/state-rules.ts';

export function FindInPage({ children }: { children: React.ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number>();
  const find = (query: string) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const section of page.current?.querySelectorAll('section') ?? []) {
      const entries = [...section.querySelectorAll<HTMLElement>('.rule-entry')];
      const matching = entries.filter((entry) => {
        // The address of an answer has the law's own word: wage-garnishment.
        const text = `${entry.id} ${entry.textContent}`.toLowerCase();
        entry.hidden = !words.every((word) => text.includes(word));
        return !entry.hidden;
      });
      count += matching.length;
      section.hidden = words.length > 0 && matching.length === 0;
    }
    setFound(words.length > 0 ? count : undefined);
  };
  return (
    <>
      <div className="js-only find-in-page">
        <TextField
          type="search"
          label={stateRules.find}
          onChange={(event) => find(event.currentTarget.value)}
        />
        <p role="status" className="meta">
          {found !== undefined && stateRules.foundAnswers(found)}
        </p>
      </div>
      <div ref={page} className="rule-groups">
        {children}
      </div>
    </>
  );
}
