// One address on /developers: what it takes, an example in three languages, and what came back.
import * as apiPages from '#features/programs/messages/api-pages.ts';
import type { AddressView } from './view-developers.server.ts';

export function AddressPart({ address }: { address: AddressView }) {
  const { id, method, path, title, description, note, fields, examples, run } = address;
  return (
    <section className="manual-part" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{title}</h3>
        <span className="meta">{note}</span>
      </header>
      <p className="address-line">
        <b>{method}</b> <span>{path}</span>
      </p>
      <p>{description}</p>
      {fields.length > 0 && (
        <table className="manual-table">
          <thead>
            <tr>
              <th scope="col">{apiPages.send}</th>
              <th scope="col">{apiPages.form}</th>
              <th scope="col">{apiPages.whatItIs}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, form, what }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{form}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="languages">
        {examples.map(({ language, code, note }, index) => (
          <details key={language} name={`${id}-language`} open={index === 0}>
            <summary>{language}</summary>
            <pre className="code-block" tabIndex={0}>
              {code}
            </pre>
            {note && <p className="meta">{note}</p>}
          </details>
        ))}
      </div>
      {run ? (
        <details className="recorded-answer">
          <summary>
            {apiPages.answerTitle}: {run.status} <span className="meta">{run.day}</span>
          </summary>
          <pre className="code-block" tabIndex={0}>
            {run.answer}
          </pre>
        </details>
      ) : (
        <p className="meta">{apiPages.notRecorded}</p>
      )}
    </section>
  );
}
