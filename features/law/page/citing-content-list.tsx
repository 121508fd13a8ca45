// What in the library rests on the section, by kind.

import * as lawPage from '../messages/law-page.ts';
import { citingKinds } from '../messages/tables.ts';
import type { CitingItem } from './citing-content.ts';

export function CitingContentList({ items }: { items: CitingItem[] }) {
  if (items.length === 0) return null;
  return (
    <section id="in-library" className="citing statute-citing" aria-labelledby="in-library-title">
      <div className="heading-row">
        <h2 id="in-library-title">{lawPage.inLibrary}</h2>
        <span className="meta">{items.length}</span>
      </div>
      <ul>
        {items.map(({ kind, title, to }) => (
          <li key={`${kind} ${to} ${title}`}>
            {to ? <a href={to}>{title}</a> : <b>{title}</b>}
            <span className="meta">{citingKinds[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
