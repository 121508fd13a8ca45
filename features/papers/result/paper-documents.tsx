// The documents that answer a paper, or that end it by agreement. What was read goes into the
// document's form by POST: names and amounts are in no address.
import { Form, Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import * as result from '../messages/result.ts';
import type { PaperView } from './view-paper.server.ts';

type Props = { title: string; note?: string } & Pick<PaperView, 'documents'>;

export function DocumentList({ title: heading, note, documents }: Props) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      {note && <p>{note}</p>}
      {documents.some(({ filled }) => filled.length > 0) && (
        <p className="hint">{result.filledHint}</p>
      )}
      <ul className="paper-links">
        {documents.map(({ id, title, filled }) => (
          <li key={id}>
            {filled.length === 0 ? (
              <Link className="onward" to={`/documents?type=${id}`}>
                {title} <Icon name="arrow-right" />
              </Link>
            ) : (
              <Form method="post" action={`/documents?type=${id}`} encType="multipart/form-data">
                <input type="hidden" name="from" value="paper" />
                {filled.map(({ name, value }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parties have the same names, and the list is never reordered
                  <input key={index} type="hidden" name={name} value={value} />
                ))}
                <button type="submit" className="onward" name="do" value="open">
                  {result.openFilled(title)} <Icon name="arrow-right" />
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
