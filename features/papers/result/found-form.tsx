// Everything that was found, each in a field that can be corrected. A date whose role is unclear is
// asked about; the others come filled in.

import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { PaperFields, type PaperSent } from '../form/paper-fields.tsx';
import * as foundTexts from '../messages/found-texts.ts';
import * as paperPage from '../messages/paper-page.ts';
import * as result from '../messages/result.ts';
import { DATE_ROLES, GIVEN_ROLES, MAX_CORRECTIONS } from '../schema.ts';
import type { FoundItem } from './list-found.ts';
import type { PaperView } from './view-paper.server.ts';

export function FoundForm({ view, sent }: { view: PaperView; sent: PaperSent }) {
  return (
    <section aria-labelledby="found-title">
      <h3 id="found-title">{result.stands}</h3>
      <p className="hint">{result.standsHint}</p>
      <Form
        method="post"
        action="/paper#result"
        encType="multipart/form-data"
        className="found-form"
        preventScrollReset
      >
        <PaperFields sent={sent} view={view} leaveOut="found" />
        <div className="found-row">
          <label htmlFor="found-date">{result.ownDay}</label>
          <input
            className="input"
            id="found-date"
            name="date"
            type="date"
            defaultValue={sent.date}
            key={sent.date}
          />
          <label className="sr-only" htmlFor="found-date-role">
            {paperPage.dateRole}
          </label>
          <select
            className="select"
            id="found-date-role"
            name="date-role"
            defaultValue={sent.dateRole}
            key={sent.dateRole}
          >
            {GIVEN_ROLES.map((role) => (
              <option key={role} value={role}>
                {foundTexts.roles[role]}
              </option>
            ))}
          </select>
        </div>
        {view.foundCut && <p className="hint">{result.foundCut}</p>}
        {view.found.slice(0, MAX_CORRECTIONS).map((item) => (
          <FoundRow key={`${item.start}-${item.value}-${item.role}`} item={item} />
        ))}
        <p>
          <Button type="submit" kind="quiet">
            {result.recount}
          </Button>
        </p>
      </Form>
    </section>
  );
}

function FoundRow({ item }: { item: FoundItem }) {
  const { start, type, label, shown, value, role, asked } = item;
  const id = `found-${start}`;
  if (type === 'period' || type === 'citation') {
    return (
      <p className="found-row" id={id}>
        <span className="small-caps-label">{label}</span> <span>{shown}</span>
      </p>
    );
  }
  return (
    <div className={`found-row ${asked ? 'asked' : ''}`} id={id}>
      <label htmlFor={`value-${start}`}>{label}</label>
      <input
        className="input"
        id={`value-${start}`}
        name={`value-${start}`}
        defaultValue={value}
        type={type === 'date' ? 'date' : 'text'}
        autoComplete="off"
      />
      {type === 'date' && (
        <>
          <label className="sr-only" htmlFor={`role-${start}`}>
            {result.role} {shown}
          </label>
          <select
            className="select"
            id={`role-${start}`}
            name={`role-${start}`}
            defaultValue={role ?? ''}
          >
            <option value="">{result.pickRole}</option>
            {DATE_ROLES.map((each) => (
              <option key={each} value={each}>
                {foundTexts.roles[each]}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
