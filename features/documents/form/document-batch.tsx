// Many documents of one type from a CSV table. The table is checked first: its rows and what is
// wrong with them are listed, and only then can the documents be made. The checked table travels in
// the form, so nothing is stored, and it works without JavaScript.

import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TableCheck } from '../batch-documents.server.ts';
import * as batch from '../messages/batch.ts';
import * as documents from '../messages/documents.ts';
import type { Answer } from './document-answer.ts';

export function DocumentBatch({
  type,
  pageUrl,
  answer,
}: {
  type: string;
  pageUrl: string;
  answer?: Answer;
}) {
  const fetcher = useFetcher<Answer>();
  const busy = fetcher.state !== 'idle';
  const { table, tableProblem } = fetcher.data ?? answer ?? {};
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!busy && fetcher.data) result.current?.focus();
  }, [busy, fetcher.data]);
  return (
    <details
      className="document-batch"
      open={table !== undefined || tableProblem !== undefined || undefined}
    >
      <summary>{batch.title}</summary>
      <p>{batch.lead}</p>
      <p>
        <a className="onward" href={`/documents/batch?type=${type}`} download>
          <Icon name="download" /> {batch.table}
        </a>
      </p>
      <fetcher.Form method="post" action={pageUrl} encType="multipart/form-data">
        <input type="hidden" name="documentType" value={type} />
        <input type="hidden" name="do" value="check-table" />
        <TextField
          id="batch-table"
          name="table"
          label={batch.file}
          type="file"
          accept=".csv,text/csv"
          required
          onChange={(event) =>
            event.currentTarget.files?.length && fetcher.submit(event.currentTarget.form)
          }
        />
        <Button type="submit" kind="quiet" className="no-js-only">
          {batch.check}
        </Button>
      </fetcher.Form>
      <p ref={result} className="table-result" tabIndex={-1} role="status">
        {busy ? batch.checking : table && batch.count(table.makeable, table.rows.length)}
      </p>
      {!busy && tableProblem && <Notice kind="failed">{tableProblem}</Notice>}
      {!busy && table && <CheckedTable type={type} table={table} />}
    </details>
  );
}

function CheckedTable({
  type,
  table: { rows, makeable, csv },
}: {
  type: string;
  table: TableCheck;
}) {
  return (
    <>
      <table className="checked-table" aria-label={batch.checked}>
        <thead>
          <tr>
            <th scope="col">{batch.columns.row}</th>
            <th scope="col">{batch.columns.party}</th>
            <th scope="col">{batch.columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, reasons }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{name}</td>
              <td>
                {reasons.length === 0 ? (
                  batch.canBeMade
                ) : (
                  <ul>
                    {reasons.map((reason) => (
                      <li key={reason} className="wrong">
                        {reason}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {makeable > 0 && (
        <form method="post" action="/documents/batch" encType="multipart/form-data">
          <input type="hidden" name="documentType" value={type} />
          <input type="hidden" name="table" value={csv} />
          <SelectField
            id="batch-format"
            name="file-format"
            label={batch.format}
            defaultValue="docx"
            options={Object.entries(documents.download)}
          />
          <Button type="submit">{batch.make(makeable)}</Button>
        </form>
      )}
    </>
  );
}
