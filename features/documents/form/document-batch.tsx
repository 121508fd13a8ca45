import { Icon } from '#app/ui/icon.tsx';
import { batch, documents } from '../messages.ts';

/** Uploads a CSV table to generate many documents of one type. The response is a file, so this is a plain form. */
export function DocumentBatch({ type }: { type: string }) {
  return (
    <details className="document-batch">
      <summary>{batch.title}</summary>
      <p>{batch.lead}</p>
      <p>
        <a className="onward" href={`/documents/batch?type=${type}`} download>
          <Icon name="download" /> {batch.table}
        </a>
      </p>
      <form method="post" action="/documents/batch" encType="multipart/form-data">
        <input type="hidden" name="documentType" value={type} />
        <div className="field">
          <label htmlFor="batch-table">{batch.file}</label>
          <input className="input" id="batch-table" type="file" name="table" accept=".csv,text/csv" required />
        </div>
        <div className="field">
          <label htmlFor="batch-format">{batch.format}</label>
          <select className="select" id="batch-format" name="file-format" defaultValue="docx">
            {Object.entries(documents.download).map(([format, label]) => (
              <option key={format} value={format}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          {batch.make}
        </button>
      </form>
    </details>
  );
}
